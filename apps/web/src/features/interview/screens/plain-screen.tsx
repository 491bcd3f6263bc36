import type { ReactNode } from 'react';
import { SpinnerMark } from '#/ui/loading.tsx';
import { focusAfterRender } from './focus-after-render.ts';
import { LiveHeader } from './live-header.tsx';
import type { LiveProps } from '#/features/interview/interview-machine.ts';

type Props = LiveProps & {
  readonly title: string;
  readonly text?: string;
  /** The interview is over: there is nothing left to leave. */
  readonly over?: boolean;
  /** Something is under way. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
  /** In reach of a thumb: the one primary button comes first. */
  readonly actions?: ReactNode;
};

/** A screen without the camera: what is going on, and what can be done. */
export function PlainScreen({
  title,
  text,
  over = false,
  busy = false,
  children,
  actions,
  ...live
}: Props) {
  // Without anything to do, the text is centred.
  const calm = busy || !actions;
  return (
    <div className="flex min-h-dvh flex-col">
      {!over && <LiveHeader {...live} />}
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-5 px-4 py-8">
        {/* As high as the longest text, so that nothing jumps from one to the next. */}
        <div className={calm ? 'flex min-h-45 flex-col items-center gap-3 text-center' : ''}>
          {busy && (
            <span className="text-accent-ink">
              <SpinnerMark />
            </span>
          )}
          <h1
            // Remounted, so that a new title gets the focus.
            key={title}
            ref={focusAfterRender}
            tabIndex={-1}
            className="self-stretch text-2xl leading-snug font-extrabold tracking-tight"
          >
            {title}
          </h1>
          {text && <p className="mt-2 text-pretty text-ink-soft">{text}</p>}
        </div>
        {children}
        {actions && <div className="mt-2 flex flex-col gap-3">{actions}</div>}
      </div>
    </div>
  );
}
