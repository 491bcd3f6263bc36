/** Where text will stand. It does not shimmer: nothing moves by itself. */
export function Skeleton({ width, height = '1.25rem' }: { width: string; height?: string }) {
  return (
    <div aria-hidden="true" className="max-w-full rounded-md bg-line" style={{ width, height }} />
  );
}
