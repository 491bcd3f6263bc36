import { landingRotationMs } from '@daedap/contract/constants/navigation';

/**
 * Moves the highlight of the landing page until the app does it (`features/landing/category-highlight.tsx`), so that a
 * visitor who only reads need not load the app. The returned function stops it.
 */
export function rotateSamples(root: HTMLElement): () => void {
  const rotation = root.querySelector('[data-rotation]');
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  if (!rotation) return () => undefined;
  const chips = [...rotation.querySelectorAll('[aria-pressed]')];
  const samples = [...rotation.querySelectorAll('[data-shown]')];
  let active = 0;
  const timer = setInterval(() => {
    if (still.matches || rotation.matches(':hover, :focus-within')) return;
    active = (active + 1) % chips.length;
    for (const [place, chip] of chips.entries()) {
      chip.setAttribute('aria-pressed', String(place === active));
    }
    for (const [place, sample] of samples.entries()) {
      sample.setAttribute('data-shown', String(place === active));
    }
  }, landingRotationMs);
  return () => clearInterval(timer);
}
