/**
 * Reads and writes the parts of an ONNX file that our edits change. An ONNX model is a protobuf message
 * (https://onnx.ai/onnx/api/classes.html): fields with a number and a content, some of which are messages again.
 */

/** A field of a protobuf message: its content, and all of it as it lies in the message. */
export type Field = {
  readonly number: number;
  readonly content: Uint8Array;
  readonly bytes: Uint8Array;
};

export const graphField = { node: 1, initializer: 5, output: 12, valueInfo: 13 } as const;
export const nodeField = { input: 1, output: 2, name: 3, operator: 4, attribute: 5 } as const;
export const attributeField = { name: 1, integer: 3, graph: 6, integers: 8, type: 20 } as const;
export const valueField = { name: 1 } as const;
const modelField = { graph: 7 } as const;
const tensorField = { dims: 1, dataType: 2, name: 8, rawData: 9 } as const;
const int64 = 7;

export type GraphNode = {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
};

/** The model with its graph changed; null when the change does not apply to it. */
export function editGraph(
  model: Uint8Array,
  edit: (graph: Uint8Array) => Uint8Array | null,
): Uint8Array<ArrayBuffer> | null {
  const parts = readFields(model);
  const graph = parts.find(({ number }) => number === modelField.graph);
  const edited = graph && edit(graph.content);
  if (!edited) return null;
  return joinBytes(
    parts.map((part) => (part === graph ? message(modelField.graph, [edited]) : part.bytes)),
  );
}

/**
 * The model with both branches of its one choice changed; null when one of them is not as expected. `edit` gets the fields of
 * a branch, and the nodes that stand outside. What `beside` returns afterwards goes there, where both branches see it.
 */
export const editBranches = (
  model: Uint8Array,
  edit: (branch: readonly Field[], outside: readonly GraphNode[]) => readonly Uint8Array[] | null,
  beside: () => readonly Uint8Array[] = () => [],
): Uint8Array<ArrayBuffer> | null =>
  editGraph(model, (graph) => {
    const fields = readFields(graph);
    const isNode = ({ number }: Field) => number === graphField.node;
    const outside = fields.filter(isNode).map(({ content }) => readNode(content));
    let count = 0;
    const editAttribute = (attribute: Field) =>
      readFields(attribute.content).map((part) => {
        const isBranch = part.number === attributeField.graph;
        const branch = isBranch ? edit(readFields(part.content), outside) : null;
        if (!branch) return part.bytes;
        count += 1;
        return message(attributeField.graph, branch);
      });
    const parts = fields.map((field) => {
      if (!isNode(field) || readNode(field.content).operator !== 'If') return field.bytes;
      const choice = readFields(field.content).map((part) =>
        part.number === nodeField.attribute
          ? message(nodeField.attribute, editAttribute(part))
          : part.bytes,
      );
      return message(graphField.node, choice);
    });
    // First, because a node comes after those whose results it takes.
    return count === 2 ? joinBytes([...beside(), ...parts]) : null;
  });

export function readNode(content: Uint8Array): GraphNode {
  const fields = readFields(content);
  const texts = (wanted: number) =>
    fields.filter(({ number }) => number === wanted).map((field) => decode(field.content));
  return {
    operator: texts(nodeField.operator)[0] ?? '',
    inputs: texts(nodeField.input),
    outputs: texts(nodeField.output),
  };
}

/** A node of a graph, named by its operator. `attributes` are written already. */
export function writeNode(
  { operator, inputs, outputs }: GraphNode,
  prefix: string,
  attributes: readonly Uint8Array[] = [],
): Uint8Array {
  return message(graphField.node, [
    ...inputs.map((name) => text(nodeField.input, name)),
    ...outputs.map((name) => text(nodeField.output, name)),
    text(nodeField.name, `${prefix}/${operator}`),
    text(nodeField.operator, operator),
    ...attributes,
  ]);
}

/** A list of whole numbers. */
export function writeConstant(name: string, values: readonly number[]): Uint8Array {
  const raw = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
  return message(graphField.initializer, [
    integer(tensorField.dims, values.length),
    integer(tensorField.dataType, int64),
    text(tensorField.name, name),
    message(tensorField.rawData, [raw]),
  ]);
}

const wireType = { varint: 0, eightBytes: 1, lengthDelimited: 2, fourBytes: 5 } as const;

export function readFields(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const readVarint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('the model file ends in the middle');
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const skip = (length: number) => {
    const from = at;
    at += length;
    if (at > bytes.length) throw new Error('the model file ends in the middle');
    return bytes.subarray(from, at);
  };
  const readContent = (wire: number) => {
    switch (wire) {
      case wireType.varint:
        readVarint();
        return new Uint8Array();
      case wireType.eightBytes:
        return skip(8);
      case wireType.lengthDelimited:
        return skip(readVarint());
      case wireType.fourBytes:
        return skip(4);
      default:
        throw new Error('the model file is no ONNX model');
    }
  };
  while (at < bytes.length) {
    const from = at;
    const key = readVarint();
    const content = readContent(key % 8);
    fields.push({ number: Math.floor(key / 8), content, bytes: bytes.subarray(from, at) });
  }
  return fields;
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

export function textAt(content: Uint8Array, wanted: number): string | undefined {
  const field = readFields(content).find(({ number }) => number === wanted);
  return field && decode(field.content);
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}

export const integer = (number: number, value: number) =>
  joinBytes([varint(number * 8 + wireType.varint), varint(value)]);

export const text = (number: number, value: string) =>
  message(number, [new TextEncoder().encode(value)]);

export function message(number: number, parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return joinBytes([varint(number * 8 + wireType.lengthDelimited), varint(length), ...parts]);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
