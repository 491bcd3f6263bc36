import { useTexts } from '#/lib/i18n/texts.ts';

type Props = { readonly figures: readonly { readonly label: string; readonly value: number }[] };

export function Figures({ figures }: Props) {
  const { language } = useTexts();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-3xl font-extrabold tabular-nums">{value.toLocaleString(language)}</dd>
        </div>
      ))}
    </dl>
  );
}
