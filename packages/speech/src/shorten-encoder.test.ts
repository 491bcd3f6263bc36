import { expect, test } from 'vitest';
import { shortenEncoder } from './shorten-encoder.ts';

const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const text = (value: string) => new TextEncoder().encode(value);

/** A message inside a message: the field's number, its length, its content. */
const field = (number: number, content: Uint8Array) =>
  join(Uint8Array.of(number * 8 + 2, content.length), content);

const addNode = (table: string) =>
  field(
    1,
    join(
      field(1, text('sound')),
      field(1, text(table)),
      field(2, text('placed')),
      field(4, text('Add')),
    ),
  );
const output = (name: string) => field(12, field(1, text(name)));
const note = field(13, field(1, text('placed')));

test('cuts the table of positions, and keeps the one output that is read', () => {
  const graph = join(
    addNode('embed_positions.weight'),
    note,
    output('last_hidden_state'),
    output('encoder_attentions.0'),
  );
  const version = Uint8Array.of(8, 6);
  const shorter = shortenEncoder(join(version, field(7, graph)));
  const written = new TextDecoder('latin1').decode(shorter ?? undefined);
  expect(written.match(/Shape|Gather|Slice|Add/g)).toEqual(
    ['Shape', 'Gather', 'Slice', 'Add'].flatMap((name) => [name, name]),
  );
  expect(written).toContain('last_hidden_state');
  expect(written).not.toContain('encoder_attentions');
  expect(shorter?.subarray(0, 2)).toEqual(version);
});

test('gives null for a model without such a table', () => {
  expect(shortenEncoder(field(7, addNode('weights')))).toBeNull();
  expect(shortenEncoder(Uint8Array.of(8, 6))).toBeNull();
});

test('refuses a file that is cut off or no model', () => {
  const model = field(7, addNode('embed_positions.weight'));
  expect(() => shortenEncoder(model.subarray(0, -3))).toThrow('ends in the middle');
  expect(() => shortenEncoder(text('not a model'))).toThrow('the model file');
});
