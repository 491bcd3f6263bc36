import { formatBytes } from '#/lib/format.ts';
import { countOf, type LocalRows as Rows } from '#/media/store/local-rows.ts';
import { useTexts } from './texts.ts';

const stores = ['recordings', 'sessions', 'videoAnswers'] as const;

/** The rows of this browser's database with their real column names, for debugging. */
export function LocalRows({ rows }: { rows: Rows }) {
  return (
    <div className="mt-5 flex flex-col gap-5 text-sm">
      {stores.map((store) => (
        <Store key={store} name={store} rows={rows[store].rows} count={countOf(rows[store])} />
      ))}
    </div>
  );
}

type StoreProps = {
  readonly name: (typeof stores)[number];
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly count: number;
};

function Store({ name, rows, count }: StoreProps) {
  const { t } = useTexts();
  const columns = Object.keys(rows[0] ?? {});
  return (
    <section aria-label={name} className="overflow-x-auto">
      <table className="w-full text-left font-mono">
        <caption className="pb-1 text-left font-semibold">
          {t('storage.debug.count', { name, count })}
        </caption>
        {rows.length > 0 && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="border-b border-line pr-4 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row['id']}>
              {columns.map((column) => (
                <td key={column} className="border-b border-line pr-4 whitespace-nowrap">
                  {cellOf(column, row[column] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {count > rows.length && (
        <p className="text-ink-soft">{t('storage.debug.broken', { count: count - rows.length })}</p>
      )}
    </section>
  );
}

function cellOf(column: string, value: string | number): string {
  if (column === 'blobSize') return formatBytes(Number(value));
  if (column === 'timestamp') return new Date(value).toISOString();
  return String(value);
}
