import { Badge } from '#/ui/badge.tsx';

type Props = { readonly label: string; readonly tags: readonly string[] };

export function Tags({ label, tags }: Props) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="accent">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
