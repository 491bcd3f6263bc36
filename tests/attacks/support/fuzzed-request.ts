import type { AnyCall } from '@daedap/contract/call';
import fc from 'fast-check';
import { inputOf, oddValue } from './arbitrary.ts';
import type { Request } from './entries.ts';

type Fields = Record<string, unknown>;

/** How the fields of a good request change. */
type Change = (good: Fields) => Fields;

const own = fc.boolean();

/** Valid: of each field what a good request has, or what else its schema takes. */
function validly(schema: NonNullable<AnyCall['body']>): fc.Arbitrary<Change> {
  return fc
    .tuple(inputOf(schema), fc.array(own, { minLength: 12, maxLength: 12 }))
    .map(([drawn, keeps]) => (good) => {
      const all = Object.entries({ ...good, ...Object(drawn) });
      return Object.fromEntries(
        all.map(([name, value], at) => [
          name,
          keeps[at % keeps.length] && name in good ? good[name] : value,
        ]),
      );
    });
}

/** One field is gone, is something else, or stands in a list; or there is one more. */
const mutation: fc.Arbitrary<Change> = fc
  .record({ place: fc.nat(50), kind: fc.nat(4), odd: oddValue, name: fc.string({ maxLength: 12 }) })
  .map(({ place, kind, odd, name }) => (fields) => {
    const names = Object.keys(fields);
    const field = names[place % Math.max(1, names.length)] ?? name;
    const { [field]: value, ...rest } = fields;
    if (kind === 0) return rest;
    if (kind === 1) return { ...fields, [field]: [value] };
    if (kind === 2) return { ...fields, [name]: odd };
    return { ...fields, [field]: odd };
  });

function changeOf(schema: AnyCall['body']): fc.Arbitrary<Change> {
  if (!schema) return fc.constant((good: Fields) => good);
  const valid = validly(schema);
  const near = fc.tuple(valid, mutation).map(
    ([first, second]): Change =>
      (good) =>
        second(first(good)),
  );
  const anything = fc.dictionary(fc.string({ maxLength: 20 }), oddValue, { maxKeys: 6 });
  return fc.oneof(
    { weight: 2, arbitrary: valid },
    { weight: 2, arbitrary: mutation },
    { weight: 3, arbitrary: near },
    {
      weight: 1,
      arbitrary: anything.map(
        (fields): Change =>
          () =>
            fields,
      ),
    },
  );
}

/** A body that is not even an object. */
const rawBody = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string({ maxLength: 60 }),
  fc.constantFrom('[', '{"a":', '{"a":1,"a":2}', 'null', '{"__proto__":{}}', '1e400'),
);

/** What is sent as a file: sound, its beginning, sound with changed bytes, or anything. */
const fileChange = fc.oneof(
  fc.constant((good: Uint8Array) => good),
  fc.nat(4_000).map((end) => (good: Uint8Array) => good.subarray(0, end)),
  fc
    .array(fc.tuple(fc.nat(2_000), fc.nat(255)), { minLength: 1, maxLength: 8 })
    .map((changes) => (good: Uint8Array) => {
      const bytes = Uint8Array.from(good);
      for (const [at, value] of changes) bytes[at] = value;
      return bytes;
    }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => () => bytes),
);
const fileType = fc.constantFrom('audio/webm', 'video/webm', 'audio/wav', 'text/html', 'x');
const fileName = fc.string({ unit: 'grapheme', maxLength: 40 });

export type FuzzedRequest = (good: Request) => { request: Request; raw: string | undefined };

const textual = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.toWellFormed(),
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
    ]),
  );

/** Requests for a call: some as they should be, some nearly, some not at all. */
export function fuzzedRequest(call: AnyCall): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      params: changeOf(call.params),
      query: changeOf(call.query),
      body: changeOf(call.body),
      raw: fc.option(rawBody, { freq: 9, nil: undefined }),
      file: fc.option(fc.tuple(fileChange, fileType, fileName), { freq: 3, nil: undefined }),
      withFile: fc.nat(5),
    })
    .map(({ params, query, body, raw, file, withFile }) => (good) => ({
      raw: call.body && !call.upload ? raw : undefined,
      request: {
        ...(call.params && { params: textual(params(good.params ?? {})) }),
        ...(call.query && { query: textual(query(good.query ?? {})) }),
        ...(call.body && { body: body(good.body ?? {}) }),
        ...(good.file &&
          withFile > 0 && {
            file: file
              ? { bytes: file[0](good.file.bytes), type: file[1], name: file[2] || 'x' }
              : good.file,
          }),
      },
    }));
}
