import { landingRotationMs } from '@daedap/contract/constants/navigation';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '#/lib/use-media-query.ts';

/** Moves through `count` places by itself until the person chooses one; rests while they look closer. */
export function useRotation(count: number) {
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState(false);
  const [resting, setResting] = useState(false);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const moving = !chosen && !resting && !still;

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => setActive((place) => (place + 1) % count), landingRotationMs);
    return () => clearInterval(timer);
  }, [count, moving]);

  const choose = (place: number) => {
    setChosen(true);
    setActive(place);
  };
  return { active, choose, setResting };
}
