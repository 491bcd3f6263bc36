import { expect, test } from 'vitest';
import { shortenEncoder } from './shorten-encoder.ts';

const bytes = (...parts: (number | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  );

/** A message inside a message: the field's number, its length, its content. */
const field = (number: number, content: Uint8Array) =>
  bytes(number * 8 + 2, content.length, ...content);

const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

const addNode = (table: string) =>
  field(
    1,
    join(
      field(1, bytes('sound')),
      field(1, bytes(table)),
      field(2, bytes('placed')),
      field(4, bytes('Add')),
    ),
  );
const output = (name: string) => field(12, field(1, bytes(name)));
const note = field(13, field(1, bytes('placed')));

test('cuts the table of positions, and keeps the one output that is read', () => {
  const graph = join(
    addNode('embed_positions.weight'),
    note,
    output('last_hidden_state'),
    output('encoder_attentions.0'),
  );
  const version = bytes(8, 6);
  const shorter = shortenEncoder(join(version, field(7, graph)));
  const text = new TextDecoder('latin1').decode(shorter ?? undefined);
  expect(text.match(/Shape|Gather|Slice|Add/g)).toEqual(
    ['Shape', 'Gather', 'Slice', 'Add'].flatMap((name) => [name, name]),
  );
  expect(text).toContain('last_hidden_state');
  expect(text).not.toContain('encoder_attentions');
  expect(shorter?.subarray(0, 2)).toEqual(version);
});

test('gives null for a model without such a table', () => {
  expect(shortenEncoder(field(7, addNode('weights')))).toBeNull();
  expect(shortenEncoder(bytes(8, 6))).toBeNull();
});

test('refuses a file that is cut off or no model', () => {
  const model = field(7, addNode('embed_positions.weight'));
  expect(() => shortenEncoder(model.subarray(0, -3))).toThrow('ends in the middle');
  expect(() => shortenEncoder(bytes('not a model'))).toThrow('the model file');
});
