import type { z } from 'zod';

export type ReadRows<Row> = {
  readonly rows: Row[];
  /** How many could not be read and are left out. */
  readonly broken: number;
};

/** Whatever stands in the database was written by some version of some program: each row is parsed by itself. */
export function readRows<Schema extends z.ZodType>(
  schema: Schema,
  values: readonly unknown[],
): ReadRows<z.output<Schema>> {
  const parsed = values.map((value) => schema.safeParse(value));
  const rows = parsed.flatMap((result) => (result.success ? [result.data] : []));
  return { rows, broken: values.length - rows.length };
}
