/* oxlint-disable no-underscore-dangle -- zod's own name for what a schema is made of */
import fc from 'fast-check';
import { z } from 'zod';

/** Patterns that fast-check cannot read have a generator of their own. */
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  guid: fc.uuid(),
  datetime: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

const checksOf = (schema: z.core.$ZodType) =>
  (schema._zod.def.checks ?? []).map(({ _zod: { def } }) => def);

function textOf(schema: z.core.$ZodType): fc.Arbitrary<string> {
  const { minimum, maximum, patterns, format } = z
    .object({
      minimum: z.number().optional(),
      maximum: z.number().optional(),
      format: z.string().optional(),
      patterns: z.set(z.instanceof(RegExp)).optional(),
    })
    .parse(schema._zod.bag);
  const known = format === undefined ? undefined : formats[format];
  if (known) return known;
  const [pattern] = patterns ?? [];
  if (pattern) return fc.stringMatching(pattern);
  const maxLength = Math.min(maximum ?? 60, 300);
  const unit = fc.constantFrom(
    'grapheme',
    'binary',
    'grapheme-ascii',
  ) satisfies fc.Arbitrary<string>;
  return unit.chain((kind) => fc.string({ unit: kind, minLength: minimum ?? 0, maxLength }));
}

function numberOf(schema: z.core.$ZodType): fc.Arbitrary<number> {
  const bag = z.object({ minimum: z.number().optional(), maximum: z.number().optional() });
  const { minimum, maximum } = bag.parse(schema._zod.bag);
  const whole = checksOf(schema).some(({ check }) => check === 'number_format');
  const [min, max] = [minimum ?? -(2 ** 31), maximum ?? 2 ** 31];
  return whole
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

const sometimes = <Value>(given: fc.Arbitrary<Value>) => fc.option(given, { nil: undefined });

/**
 * What a schema of the contract may take in. Refinements and transforms are not looked into: what they refuse is a
 * near miss, and those are wanted as well.
 */
export function inputOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the contract uses these; another fails below
  switch (def.type) {
    case 'string':
      return textOf(schema);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'object':
      return fc
        .record(
          Object.fromEntries(
            Object.entries(def.shape).map(([name, field]) => [name, inputOf(field)]),
          ),
        )
        .map(withoutUndefined);
    case 'array':
      return fc.array(inputOf(def.element), { maxLength: 5 });
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue(), { maxKeys: 5 });
    case 'union':
      return fc.oneof(...def.options.map(inputOf));
    case 'nullable':
      return fc.option(inputOf(def.innerType), { nil: null });
    case 'optional':
    case 'default':
    case 'catch':
      return sometimes(inputOf(def.innerType));
    case 'pipe':
      // A preprocess takes anything in; what it makes of it is what it hopes for.
      return inputOf(isTransform(def.in) ? def.out : def.in);
    case 'unknown':
      return fc.jsonValue();
    default:
      throw new Error(`no generator for ${def.type}: add it to arbitrary.ts`);
  }
}

const isTransform = (schema: z.core.$ZodType) => schema._zod.def.type === 'transform';

const withoutUndefined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** What databases, parsers and arithmetic stumble over. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom('', '\u0000', '\uD800', 'a\u0000b', '__proto__', '-0', '1e999', 'NaN', '٣', '１'),
  fc.constantFrom(0, -0, -1, 2 ** 31, 2 ** 53, 1e308, 5e-324, null, true, false),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.string({ unit: 'grapheme', minLength: 200, maxLength: 2_000 }),
  fc.double(),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
  fc.jsonValue({ maxDepth: 4 }),
);
