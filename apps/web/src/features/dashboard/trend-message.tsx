import { BubblePicture } from '#/ui/bubble-picture.tsx';

/** In the place of a line that cannot be drawn. */
export function TrendMessage({ text }: { text: string }) {
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center text-ink-soft">
      <span className="text-accent-ink">
        <BubblePicture>
          <path d="m30 56 18-13 15 9 27-23" />
        </BubblePicture>
      </span>
      <p className="max-w-xs text-pretty">{text}</p>
    </div>
  );
}
