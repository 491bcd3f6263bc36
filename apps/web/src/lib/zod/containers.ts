import { type Params, type Report, Schema, wrongType } from './schema.ts';

type Shape = Readonly<Record<string, Schema>>;
type Mask = Readonly<Record<string, true>>;
type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a part of a value. What is wrong with it gets the place of the part. */
function readPart(schema: Schema, part: unknown, key: PropertyKey, report: Report): unknown {
  const own: Report = { issues: [] };
  const read = schema.run(part, own);
  for (const issue of own.issues) report.issues.push({ ...issue, path: [key, ...issue.path] });
  return read;
}

/** What an object does with keys that its shape does not have. */
export type UnknownKeys = 'leaveOut' | 'refuse' | 'keep';

export class ZodObject extends Schema {
  readonly shape: Shape;
  readonly #unknownKeys: UnknownKeys;

  constructor(shape: Shape, unknownKeys: UnknownKeys = 'leaveOut', params?: Params) {
    super((value, report) => {
      if (!isObject(value)) {
        report.issues.push(wrongType(value, params));
        return value;
      }
      const fields: Record<string, unknown> = {};
      for (const [key, schema] of Object.entries(shape)) {
        readField(schema, key, value, fields, report);
      }
      if (unknownKeys !== 'leaveOut') readOthers(shape, unknownKeys, value, fields, report);
      return fields;
    });
    this.shape = shape;
    this.#unknownKeys = unknownKeys;
  }

  protected override copy(): ZodObject {
    return new ZodObject(this.shape, this.#unknownKeys);
  }

  #withShape(shape: Shape): ZodObject {
    const next = new ZodObject(shape, this.#unknownKeys);
    next.checks = this.checks;
    return next;
  }

  extend(more: Shape): ZodObject {
    return this.#withShape({ ...this.shape, ...more });
  }

  pick(mask: Mask): ZodObject {
    return this.#withShape(only(this.shape, (key) => Object.hasOwn(mask, key)));
  }

  omit(mask: Mask): ZodObject {
    return this.#withShape(only(this.shape, (key) => !Object.hasOwn(mask, key)));
  }
}

const only = (shape: Shape, isWanted: (key: string) => boolean): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([key]) => isWanted(key)));

function readField(
  schema: Schema,
  key: string,
  given: Fields,
  fields: Record<string, unknown>,
  report: Report,
): void {
  const isPresent = key in given;
  const { missing, canBeAbsent } = schema.keyRules;
  if (!isPresent && canBeAbsent && missing === 'optional') return;
  const own: Report = { issues: [] };
  const read = readPart(schema, given[key], key, own);
  const isWrong = own.issues.length > 0;
  if (!isPresent && isWrong && canBeAbsent && missing) return;
  report.issues.push(...own.issues);
  if (!isPresent && !missing) {
    if (!isWrong) report.issues.push({ ...wrongType(undefined), path: [key] });
    return;
  }
  const isKept = isPresent || (missing === 'defaulted' && !canBeAbsent);
  if (read !== undefined || isKept) fields[key] = read;
}

function readOthers(
  shape: Shape,
  unknownKeys: 'refuse' | 'keep',
  given: Fields,
  fields: Record<string, unknown>,
  { issues }: Report,
): void {
  for (const key in given) {
    if (Object.hasOwn(shape, key)) continue;
    if (unknownKeys === 'refuse')
      issues.push({ path: [], message: '', goesOn: true, unknownKey: true });
    // It would replace the prototype.
    else if (key !== '__proto__') fields[key] = given[key];
  }
}

export class ZodArray extends Schema {
  readonly element: Schema;
  readonly #params: Params;

  constructor(element: Schema, params?: Params) {
    super((value, report) => {
      if (Array.isArray(value)) {
        return value.map((item, index) => readPart(element, item, index, report));
      }
      report.issues.push(wrongType(value, params));
      return value;
    });
    this.element = element;
    this.#params = params;
  }

  protected override copy(): ZodArray {
    return new ZodArray(this.element, this.#params);
  }

  /** A list that is too long is refused before its items are read. */
  override max(limit: number, params?: Params): this {
    const limited = super.max(limit, params);
    const readAll = limited.run.bind(limited);
    limited.run = (value, report) => {
      if (!Array.isArray(value) || value.length <= limit) return readAll(value, report);
      report.issues.push(wrongType(value, params));
      return value;
    };
    return limited;
  }
}

function isPlain(value: unknown): value is Fields {
  if (!isObject(value)) return false;
  const { constructor } = value;
  return typeof constructor !== 'function' || Object.hasOwn(constructor.prototype, 'isPrototypeOf');
}

/** An object whose keys have one schema and whose values have another. Keys that can be listed must all be there. */
export const record = (keys: Schema, values: Schema): Schema =>
  new Schema((value, report) => {
    if (!isPlain(value)) {
      report.issues.push(wrongType(value));
      return value;
    }
    const listed = keys.keyRules.values?.map(String);
    const fields: Record<string, unknown> = {};
    for (const key of listed ?? Object.keys(value)) {
      if (key === '__proto__') continue;
      const name = readPart(keys, key, key, report);
      fields[String(name)] = readPart(values, value[key], key, report);
    }
    const isExtra = (key: string) => listed !== undefined && !listed.includes(key);
    if (Object.keys(value).some(isExtra)) {
      report.issues.push({ path: [], message: '', goesOn: true, unknownKey: true });
    }
    return fields;
  });

/** The option whose key has the value that the input has there. */
export function discriminatedUnion(key: string, options: readonly ZodObject[]): Schema {
  const byValue = new Map(
    options.flatMap((option) =>
      (option.shape[key]?.keyRules.values ?? []).map((value) => [value, option] as const),
    ),
  );
  return new Schema((value, report) => {
    const option = isObject(value) ? byValue.get(value[key]) : undefined;
    if (option) return option.run(value, report);
    report.issues.push({ ...wrongType(value), path: isObject(value) ? [key] : [] });
    return value;
  });
}
