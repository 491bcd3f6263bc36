import { webAdSize } from '@daedap/contract/constants/ads';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { adOverlayAttribute } from '#/ads/web-ad.ts';
import { handleBack } from '#/lib/history-lock/back-handler.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly title: string;
  /** A voice has read the title: a screen reader reads the hint instead. */
  readonly isHeard?: boolean;
  /** Stands above the title. */
  readonly top?: ReactNode;
  /** Stands under it. */
  readonly hint: string;
  readonly children: ReactNode;
  /** Sticks to the bottom, in reach of a thumb. */
  readonly bottom: ReactNode;
};

/**
 * Covers everything: the page behind, its top bar too, can be neither seen nor reached. Escape and the phone's back
 * button do what the browser's back does: they ask whether to leave.
 */
export function FullScreen({ title, isHeard = false, top, hint, children, bottom }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const nameId = useId();
  const name = { ref: first, id: nameId, tabIndex: -1 } as const;

  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    first.current?.focus({ preventScroll: true });
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={nameId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        handleBack();
      }}
      onClose={(event) => {
        // Browsers close it on a second Escape, whatever the page says to the first.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        event.currentTarget.showModal();
        handleBack();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none border-0 bg-paper p-0 text-ink"
    >
      <div className="mx-auto flex min-h-full w-full max-w-2xl flex-col px-4 pt-(--safe-top) max-[21rem]:px-2 low:grid low:max-w-4xl low:grid-cols-[1fr_auto] low:grid-rows-[auto_1fr_auto] low:gap-x-6">
        <div className="flex min-h-15 items-center [@media(height<40rem)]:min-h-11 justify-between gap-3">
          {top}
        </div>
        <div className="flex flex-1 flex-col items-center justify-center gap-5 py-4 text-center [@media(height<40rem)]:gap-3 [@media(height<40rem)]:py-1 low:contents">
          <div className="flex flex-col gap-3 low:self-center low:text-center">
            <h1
              {...(isHeard ? {} : name)}
              className="text-2xl leading-snug font-extrabold tracking-tight sm:text-3xl [@media(height<40rem)]:text-xl"
            >
              {title}
            </h1>
            <p {...(isHeard ? name : {})} className="text-balance text-ink-soft">
              {hint}
            </p>
          </div>
          {/* On a phone in landscape: the full height, beside the rest. */}
          <div className="contents low:col-start-2 low:row-span-3 low:row-start-1 low:flex low:flex-col low:items-center low:justify-center low:gap-2 low:text-center">
            {children}
          </div>
        </div>
        {bottom && (
          <div className="sticky bottom-0 grid min-h-36 place-items-center bg-paper pt-2 pb-[max(1rem,var(--safe-bottom))] [@media(height<40rem)]:min-h-20">
            {bottom}
          </div>
        )}
      </div>
    </dialog>
  );
}

const place = { [adOverlayAttribute]: '' };

/** The place of the web ad. Its size is reserved, so that nothing jumps. */
export function AdSlot() {
  const { t } = useTexts();
  return (
    <div
      className="relative grid shrink-0 place-items-center rounded-control bg-sunken text-sm text-ink-soft"
      style={webAdSize}
    >
      <span aria-hidden="true">{t('preparation.ad.loading')}</span>
      <div {...place} className="absolute inset-0 text-left" />
    </div>
  );
}
