/** Says what has changed, in its turn. Seconds are not worth a word each. */
export function Announcement({ text }: { text: string }) {
  return (
    <p className="sr-only" aria-live="polite">
      {text}
    </p>
  );
}
