import { CloseIcon } from './icons.tsx';
import { IconButton } from './button.tsx';
import { useStore } from '#/lib/use-store.ts';
import { dismissToast, toasts as toastStore } from './toast-store.ts';

/** One polite live region for the whole app. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toasts = useStore(toastStore);
  return (
    <output className="pointer-events-none fixed inset-x-4 bottom-[max(1rem,var(--safe-bottom))] z-50 flex flex-col items-center gap-2">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className="pointer-events-auto flex max-w-md items-center gap-2 rounded-control border border-line bg-surface py-1 pr-1 pl-4 font-medium shadow-card enter"
        >
          <p className="py-2">{toast.text}</p>
          <IconButton label={closeLabel} onClick={() => dismissToast(toast.id)}>
            <CloseIcon />
          </IconButton>
        </div>
      ))}
    </output>
  );
}
