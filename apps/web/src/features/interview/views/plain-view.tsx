import type { ReactNode } from 'react';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { SpinnerMark } from '#/ui/spinner-mark.tsx';
import { LiveHeader } from './live-header.tsx';
import type { LiveProps } from './live-props.ts';

type Props = LiveProps & {
  readonly title: string;
  readonly text?: string;
  /** It is over: there is nothing left to leave. */
  readonly over?: boolean;
  /** Something is under way. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
  /** In reach of a thumb: the one primary button comes first. */
  readonly actions?: ReactNode;
};

/** A moment of the interview without the camera: what is going on, and what can be done. */
export function PlainView({
  title,
  text,
  over = false,
  busy = false,
  children,
  actions,
  ...live
}: Props) {
  // Where nothing is to be done, a few words in the middle.
  const calm = busy || !actions;
  return (
    <div className="flex min-h-dvh flex-col">
      {!over && <LiveHeader {...live} />}
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-5 px-4 py-8">
        {/* As high as the longest of them, so that one after the other stands in the same place. */}
        <div className={calm ? 'flex min-h-45 flex-col items-center gap-3 text-center' : ''}>
          {busy && (
            <span className="text-accent-ink">
              <SpinnerMark />
            </span>
          )}
          <h1
            // Another moment is said anew.
            key={title}
            ref={focusWhenFree}
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
