import { regexes } from 'zod/v4/core';
import { discriminatedUnion, record, ZodArray, ZodObject } from './containers.ts';
import { type Params, Schema, transformation, union, wrongType } from './schema.ts';

/**
 * What the browser loads where the code imports `zod`: the parts of it that our schemas use, with the same results, at a
 * sixth of its size. The types are zod's own, and so is what the server runs. `zod.test.ts` compares the two.
 */

type ShapeOf = ConstructorParameters<typeof ZodObject>[0];

/** A schema of the values that pass a test. */
const having = (
  test: (value: unknown) => boolean,
  params?: Params,
  values?: readonly unknown[],
): Schema =>
  new Schema(
    (value, { issues }) => {
      if (!test(value)) issues.push(wrongType(value, params));
      return value;
    },
    { values },
    params,
  );

const isText = (value: unknown) => typeof value === 'string';
const string = (params?: Params) => having(isText, params);
const number = (params?: Params) => having(Number.isFinite, params);
const unknown = () => having(() => true);
const oneOf = (values: readonly unknown[], params?: Params) =>
  having((value) => values.includes(value), params, values);

const dateTime = regexes.datetime({});
const dateTimeWithOffset = regexes.datetime({ offset: true });
const uuid = regexes.uuid();

type Codec = {
  readonly decode: (value: never) => unknown;
};

/** An address whose protocol, without the colon, matches. */
const url = ({ protocol }: { readonly protocol: RegExp }) =>
  string()
    .trim()
    .refine((text: string) => {
      const address = URL.parse(text);
      return (
        address !== null && text.includes('://') && protocol.test(address.protocol.slice(0, -1))
      );
    });

export const z = {
  ZodArray,
  ZodObject,
  NEVER: undefined,
  string,
  number,
  unknown,
  union,
  record,
  discriminatedUnion,
  url,
  int: (params?: Params) => number(params).int(params),
  boolean: (params?: Params) => having((value) => typeof value === 'boolean', params),
  enum: oneOf,
  literal: (values: unknown, params?: Params) =>
    oneOf(Array.isArray(values) ? values : [values], params),
  array: (element: Schema, params?: Params) => new ZodArray(element, params),
  object: (shape: ShapeOf, params?: Params) => new ZodObject(shape, 'leaveOut', params),
  strictObject: (shape: ShapeOf, params?: Params) => new ZodObject(shape, 'refuse', params),
  looseObject: (shape: ShapeOf, params?: Params) => new ZodObject(shape, 'keep', params),
  custom: (test: (value: unknown) => boolean, params?: Params) => unknown().refine(test, params),
  email: (params?: Params) => string(params).regex(regexes.email, params),
  uuid: (params?: Params) => string(params).regex(uuid, params),
  iso: {
    date: (params?: Params) => string(params).regex(regexes.date, params),
    datetime: (options?: { readonly offset?: boolean }) =>
      string().regex(options?.offset ? dateTimeWithOffset : dateTime),
  },
  coerce: {
    number: () => new Schema((value, report) => number().run(Number(value), report)),
  },
  preprocess: (change: (value: never) => unknown, schema: Schema) =>
    transformation(change).pipe(schema),
  codec: (from: Schema, to: Schema, { decode }: Codec) => from.transform(decode).pipe(to),
  safeParse: (schema: Schema, value: unknown) => schema.safeParse(value),
};
