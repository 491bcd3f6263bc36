/** One thing that is wrong with a value. */
export type Issue = {
  readonly path: readonly PropertyKey[];
  /** The message that the rule was given, otherwise empty. */
  readonly message: string;
  /** Whether further checks of the same value make sense: yes after a failed check, no after a wrong type. */
  readonly goesOn: boolean;
  /** The object has a key that it may not have. What was read is fine apart from that. */
  readonly unknownKey?: true;
};

/** What is wrong with one value. `stopped`: its further checks are left out. */
export type Report = { readonly issues: Issue[]; stopped?: boolean };

type Message = string | ((issue: { readonly input: unknown }) => string | undefined);

/** What a rule may be given besides its limit. */
export type Params =
  | string
  | { readonly error?: Message; readonly message?: string; readonly path?: readonly PropertyKey[] }
  | undefined;

/** How an object reads a key with this schema. */
type KeyRules = {
  /** What a missing key means. Undefined: an issue. Defaulted: the schema gives the value. */
  readonly missing?: 'optional' | 'defaulted' | undefined;
  /** Whether the key may be missing in what is read. */
  readonly canBeAbsent?: boolean | undefined;
  /** All values, where they can be listed. */
  readonly values?: readonly unknown[] | undefined;
};

/** Returns what was read. Adds to the report what is wrong. */
type Read = (value: unknown, report: Report) => unknown;

type Parsed =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** What a transformation may use besides the value. */
type Context = { readonly addIssue: (message: string) => void };

const isStopped = ({ issues, stopped }: Report): boolean =>
  stopped === true || issues.some(({ goesOn }) => !goesOn);

/** The message for a problem with this input, or undefined. */
function messageOf(params: Params, input: unknown): string | undefined {
  if (typeof params !== 'object') return params;
  const message = params.message ?? params.error;
  return typeof message === 'function' ? message({ input }) : message;
}

/** The issue of a value that is not what the schema describes at all. */
export const wrongType = (input: unknown, params?: Params): Issue => ({
  path: [],
  message: messageOf(params, input) ?? '',
  goesOn: false,
});

/** Length of a text in characters (an emoji is one), length of an array, or the number itself. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Array.from(value).length;
  return Array.isArray(value) ? value.length : Number(value);
}

export class Schema {
  readonly #read: Read;
  readonly #params: Params;
  readonly keyRules: KeyRules;
  checks: readonly Read[] = [];

  constructor(read: Read, keyRules: KeyRules = {}, params?: Params) {
    this.#read = read;
    this.keyRules = keyRules;
    this.#params = params;
  }

  /** The same schema without its checks. */
  protected copy(): Schema {
    return new Schema(this.#read, this.keyRules, this.#params);
  }

  run(value: unknown, report: Report): unknown {
    const own: Report = { issues: [] };
    let result = this.#read(value, own);
    for (const check of this.checks) {
      if (isStopped(own)) break;
      result = check(result, own);
    }
    report.issues.push(...own.issues);
    if (own.stopped) report.stopped = true;
    return result;
  }

  safeParse(value: unknown): Parsed {
    const issues: Issue[] = [];
    const data = this.run(value, { issues });
    return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
  }

  parse(value: unknown): unknown {
    const parsed = this.safeParse(value);
    if (parsed.success) return parsed.data;
    const places = parsed.error.issues.map(({ path }) => path.map(String).join('.') || 'the value');
    throw new Error(`not as expected: ${places.join(', ')}`);
  }

  protected with(check: Read): this {
    const copy = this.copy();
    copy.checks = [...this.checks, check];
    // Each subclass copies itself.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return copy as this;
  }

  refine(test: (value: never) => unknown, params?: Params): this {
    const path = typeof params === 'object' ? (params.path ?? []) : [];
    return this.with((value, { issues }) => {
      // The checks before it have made sure of the type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      if (!test(value as never)) {
        const message = messageOf(params, value) ?? messageOf(this.#params, value) ?? '';
        issues.push({ path, message, goesOn: true });
      }
      return value;
    });
  }

  min(limit: number, params?: Params): this {
    return this.refine((value) => sizeOf(value) >= limit, params);
  }

  max(limit: number, params?: Params): this {
    return this.refine((value) => sizeOf(value) <= limit, params);
  }

  nonempty(params?: Params): this {
    return this.min(1, params);
  }

  nonnegative(params?: Params): this {
    return this.min(0, params);
  }

  positive(params?: Params): this {
    return this.refine((value) => value > 0, params);
  }

  int(params?: Params): this {
    return this.with((value, { issues }) => {
      if (!Number.isSafeInteger(value)) issues.push(wrongType(value, params));
      return value;
    });
  }

  regex(pattern: RegExp, params?: Params): this {
    return this.refine((value) => pattern.test(value), params);
  }

  trim(): this {
    return this.with((value) => String(value).trim());
  }

  toLowerCase(): this {
    return this.with((value) => String(value).toLowerCase());
  }

  optional(): Schema {
    const { missing, values } = this.keyRules;
    const isDefaulted = missing === 'defaulted';
    return new Schema(
      (value, report) => {
        if (value !== undefined) return this.run(value, report);
        return isDefaulted ? this.readAlone(value, undefined) : undefined;
      },
      {
        missing: isDefaulted ? 'defaulted' : 'optional',
        canBeAbsent: true,
        values: values && [...values, undefined],
      },
    );
  }

  nullable(): Schema {
    const { values, ...rules } = this.keyRules;
    return new Schema((value, report) => (value === null ? null : this.run(value, report)), {
      ...rules,
      values: values && [...values, null],
    });
  }

  nullish(): Schema {
    return this.nullable().optional();
  }

  /** Gives a missing value, each time a new copy of a list or an object. */
  default(given: unknown): Schema {
    const make = () => {
      if (typeof given === 'function') return given() as unknown;
      if (Array.isArray(given)) return given.slice() as unknown;
      return typeof given === 'object' && given !== null ? { ...given } : given;
    };
    return new Schema(
      (value, report) => {
        if (value === undefined) return make();
        const read = this.run(value, report);
        return read === undefined ? make() : read;
      },
      { missing: 'defaulted', values: this.keyRules.values },
    );
  }

  /** Gives this value in place of one that cannot be read. */
  catch(given: unknown): Schema {
    const { missing, ...rules } = this.keyRules;
    const give: unknown = typeof given === 'function' ? given : () => given;
    return new Schema((value) => this.readAlone(value, give), {
      ...rules,
      missing: missing === 'defaulted' ? 'defaulted' : 'optional',
    });
  }

  /** What was read, or what the function gives if something is wrong. */
  private readAlone(value: unknown, otherwise: unknown): unknown {
    const own: Report = { issues: [] };
    const read = this.run(value, own);
    if (own.issues.length === 0) return read;
    return typeof otherwise === 'function' ? otherwise() : undefined;
  }

  /** Hands on what was read, unless something is wrong with it. */
  pipe(next: Schema): Schema {
    return new Schema(
      (value, report) => {
        const read = this.run(value, report);
        if (report.issues.every(({ unknownKey }) => unknownKey)) return next.run(read, report);
        report.stopped = true;
        return read;
      },
      {
        missing: this.keyRules.missing,
        canBeAbsent: next.keyRules.canBeAbsent,
        values: this.keyRules.values,
      },
    );
  }

  transform(change: (value: never, context: Context) => unknown): Schema {
    return this.pipe(transformation(change));
  }

  or(other: Schema): Schema {
    return union([this, other]);
  }

  /** Notes for the API page of the server. */
  meta(): this {
    return this;
  }
}

export const transformation = (change: (value: never, context: Context) => unknown): Schema =>
  new Schema(
    (value, { issues }) =>
      // The schema before it has made sure of the type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      change(value as never, {
        addIssue: (message) => issues.push({ path: [], message, goesOn: false }),
      }),
    { missing: 'optional' },
  );

/** The first of the schemas that can read the value. */
export function union(options: readonly Schema[]): Schema {
  const rules = options.map(({ keyRules }) => keyRules);
  const missing = rules.some((rule) => rule.missing === 'defaulted')
    ? 'defaulted'
    : rules.find((rule) => rule.missing)?.missing;
  return new Schema(
    (value, report) => {
      const failed: { read: unknown; own: Report }[] = [];
      for (const option of options) {
        const own: Report = { issues: [] };
        const read = option.run(value, own);
        if (own.issues.length === 0) return read;
        failed.push({ read, own });
      }
      // If only one has the right type, its issues say more than "none of them".
      const [near, ...others] = failed.filter(({ own }) => !isStopped(own));
      if (near && others.length === 0) {
        report.issues.push(...near.own.issues);
        return near.read;
      }
      report.issues.push(wrongType(value));
      return value;
    },
    {
      missing,
      canBeAbsent: rules.some((rule) => rule.canBeAbsent),
      values: rules.every((rule) => rule.values) ? rules.flatMap((rule) => rule.values) : undefined,
    },
  );
}
