import { useEffect, useRef } from 'react';
import { useMediaQuery } from '#/lib/use-media-query.ts';
import { createLevelMeter } from '#/media/devices/level-meter.ts';
import type { Voice } from '#/media/voice/voice-port.ts';
import './interviewer.css';
import type { Character } from './interviewer-settings.ts';
import { closed, mouthAt } from './mouth.ts';
import { createNodding } from './nodding.ts';
import { portraits } from './portraits.tsx';

type Props = {
  readonly character: Character;
  readonly label: string;
  /** What the voice says right now; null while it is silent. */
  readonly saying: string | null;
  readonly voice: Pick<Voice, 'letter'> | null;
  /** The microphone of somebody who is being listened to. */
  readonly listensTo: MediaStream | null;
};

/**
 * The interviewer. Breathes and blinks, moves the lips while the voice speaks, and nods while the person does. Still
 * for those who asked for less motion.
 */
export function DrawnInterviewer({ character, label, saying, voice, listensTo }: Props) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const lips = useRef<SVGGElement>(null);
  const head = useRef<SVGGElement>(null);
  useLips(lips, still ? null : saying, voice);
  useNods(head, still ? null : listensTo, character);
  const { skin, shade, hair, back, front, brows, smile, clothes, extras } = portraits[character];
  return (
    <svg
      viewBox="0 0 240 260"
      preserveAspectRatio="xMidYMax meet"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it moves, so it is drawn in the page
      role="img"
      aria-label={label}
      data-speaking={saying === null ? undefined : ''}
      className="interviewer absolute inset-0 size-full bg-sunken"
    >
      <circle cx="120" cy="118" r="104" className="fill-accent-soft" />
      <g className="interviewer-body">
        <g fill={hair} className="interviewer-sway">
          {back}
        </g>
        {clothes}
        <path d="M101 156 L139 156 L139 190 Q120 210 101 190 Z" fill={shade} />
        <g ref={head} className="interviewer-head">
          <ellipse cx="70" cy="110" rx="8" ry="12" fill={shade} />
          <ellipse cx="170" cy="110" rx="8" ry="12" fill={shade} />
          <path
            d="M71 102 C71 62 93 42 120 42 C147 42 169 62 169 102 C169 142 148 170 120 170 C92 170 71 142 71 102 Z"
            fill={skin}
          />
          <ellipse cx="88" cy="130" rx="10" ry="6" fill="#e58f7b" opacity="0.22" />
          <ellipse cx="152" cy="130" rx="10" ry="6" fill="#e58f7b" opacity="0.22" />
          <g fill={hair}>{front}</g>
          <g fill="none" stroke={hair} strokeWidth="3.4" strokeLinecap="round">
            <path d={brows[0]} />
            <path d={brows[1]} />
          </g>
          <g className="interviewer-eyes">
            <ellipse cx="99" cy="107" rx="4.6" ry="5.6" fill="#2b2327" />
            <ellipse cx="141" cy="107" rx="4.6" ry="5.6" fill="#2b2327" />
            <circle cx="100.8" cy="105" r="1.5" fill="#fff" />
            <circle cx="142.8" cy="105" r="1.5" fill="#fff" />
          </g>
          <path
            d="M120 112 Q116 124 117 128 Q120 131 124 128"
            fill="none"
            stroke={shade}
            strokeWidth="2.4"
            strokeLinecap="round"
          />
          <path
            d={`M106 146 Q120 ${146 + smile} 134 146`}
            fill="none"
            stroke="#8e4a45"
            strokeWidth="2.8"
            strokeLinecap="round"
            className="interviewer-rest"
          />
          <g ref={lips} className="interviewer-lips">
            <ellipse cx="120" cy="148" rx="13" ry="9" fill="#6d2e2e" />
            <path d="M109 144 Q120 141 131 144 L129 147 Q120 145 111 147 Z" fill="#fff" />
            <ellipse cx="120" cy="153" rx="7" ry="3.4" fill="#c9665f" />
          </g>
          {extras}
        </g>
      </g>
    </svg>
  );
}

type Ref = { readonly current: SVGGElement | null };

/** Shapes the lips by the letter that is being said. The style sheet smooths the steps. */
function useLips(lips: Ref, saying: string | null, voice: Props['voice']): void {
  useEffect(() => {
    if (saying === null || !voice) return undefined;
    let frame = 0;
    const draw = () => {
      const letter = voice.letter();
      const { open, round } = letter === null ? closed : mouthAt(saying, letter);
      const style = lips.current?.style;
      style?.setProperty('--open', String(open));
      style?.setProperty('--wide', String(1 - 0.35 * round));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [lips, saying, voice]);
}

/** Nods when the person has said something and takes a breath. */
function useNods(head: Ref, stream: MediaStream | null, character: Character): void {
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return undefined;
    const isDue = createNodding(character);
    const meter = meterOf(stream, (level) => {
      if (!isDue(level, performance.now())) return;
      head.current?.animate(
        [
          { transform: 'translateY(0)' },
          { transform: 'translateY(7px) rotate(0.6deg)', offset: 0.35 },
          { transform: 'translateY(1px)', offset: 0.65 },
          { transform: 'translateY(4px)', offset: 0.8 },
          { transform: 'translateY(0)' },
        ],
        { duration: 900, easing: 'ease-in-out' },
      );
    });
    return meter?.dispose;
  }, [head, stream, character]);
}

/** Browsers allow only a few at a time, and the recording comes first: without one nobody nods. */
function meterOf(stream: MediaStream, onLevel: (level: number) => void) {
  try {
    return createLevelMeter(stream, onLevel);
  } catch {
    // The picture is decoration: the interview goes on without the nods.
    return null;
  }
}
