/**
 * Whisper's encoder takes 30 s of sound, however little there is, because it adds a table of 1,500 positions to its
 * input. With the table cut to the length of the sound it takes any length, and a sentence of four seconds costs a
 * seventh. This edits the ONNX file: an ONNX model is a protobuf message (https://onnx.ai/onnx/api/classes.html), and
 * only a few of its fields change.
 */
export function shortenEncoder(model: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const parts = readFields(model);
  const graph = parts.find(({ number }) => number === modelField.graph);
  const shorter = graph && shortenGraph(graph.content);
  if (!shorter) return null;
  return joinBytes(
    parts.map((part) => (part === graph ? message(modelField.graph, [shorter]) : part.bytes)),
  );
}

const modelField = { graph: 7 } as const;
const graphField = { node: 1, initializer: 5, output: 12, valueInfo: 13 } as const;
const nodeField = { input: 1, output: 2, name: 3, operator: 4 } as const;
const tensorField = { dims: 1, dataType: 2, name: 8, rawData: 9 } as const;
const valueField = { name: 1 } as const;
const int64 = 7;

const positions = 'embed_positions.weight';
const result = 'last_hidden_state';

function shortenGraph(graph: Uint8Array): Uint8Array | null {
  let found = false;
  const parts = readFields(graph).flatMap(({ number, content, bytes }) => {
    switch (number) {
      case graphField.valueInfo:
        // The shapes that the exporter noted. They are no longer true, and the runtime infers them.
        return [];
      case graphField.output:
        // The attentions are outputs, too. Nobody reads them, and writing them takes time.
        return textAt(content, valueField.name) === result ? [bytes] : [];
      case graphField.node: {
        const node = readNode(content);
        if (node.operator !== 'Add' || !node.inputs.includes(positions)) return [bytes];
        found = true;
        return cutPositions(node);
      }
      default:
        return [bytes];
    }
  });
  const constants = [writeConstant('cut/zero', 0), writeConstant('cut/one', 1)];
  return found ? joinBytes([...parts, ...constants]) : null;
}

type GraphNode = {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
};

/** Takes as many rows of the table as the sound has, then adds them as before. */
function cutPositions({ inputs, outputs }: GraphNode): Uint8Array[] {
  const sound = inputs.find((name) => name !== positions) ?? '';
  return [
    writeNode({ operator: 'Shape', inputs: [sound], outputs: ['cut/shape'] }),
    writeNode({ operator: 'Gather', inputs: ['cut/shape', 'cut/one'], outputs: ['cut/length'] }),
    writeNode({
      operator: 'Slice',
      // Inputs of Slice: the table, start, end, axis.
      inputs: [positions, 'cut/zero', 'cut/length', 'cut/zero'],
      outputs: ['cut/positions'],
    }),
    writeNode({ operator: 'Add', inputs: [sound, 'cut/positions'], outputs }),
  ];
}

function readNode(content: Uint8Array): GraphNode {
  const fields = readFields(content);
  const texts = (wanted: number) =>
    fields.filter(({ number }) => number === wanted).map((field) => decode(field.content));
  return {
    operator: texts(nodeField.operator)[0] ?? '',
    inputs: texts(nodeField.input),
    outputs: texts(nodeField.output),
  };
}

function writeNode({ operator, inputs, outputs }: GraphNode): Uint8Array {
  return message(graphField.node, [
    ...inputs.map((name) => text(nodeField.input, name)),
    ...outputs.map((name) => text(nodeField.output, name)),
    text(nodeField.name, `cut/${operator}`),
    text(nodeField.operator, operator),
  ]);
}

/** A list of one number. */
function writeConstant(name: string, value: number): Uint8Array {
  const raw = new Uint8Array(8);
  new DataView(raw.buffer).setBigInt64(0, BigInt(value), true);
  return message(graphField.initializer, [
    integer(tensorField.dims, 1),
    integer(tensorField.dataType, int64),
    text(tensorField.name, name),
    message(tensorField.rawData, [raw]),
  ]);
}

/** A field of a protobuf message: its content, and all of it as it lies in the message. */
type Field = {
  readonly number: number;
  readonly content: Uint8Array;
  readonly bytes: Uint8Array;
};

const wireType = { varint: 0, eightBytes: 1, lengthDelimited: 2, fourBytes: 5 } as const;

function readFields(bytes: Uint8Array): Field[] {
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

function textAt(content: Uint8Array, wanted: number): string | undefined {
  const field = readFields(content).find(({ number }) => number === wanted);
  return field && decode(field.content);
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}

const integer = (number: number, value: number) =>
  joinBytes([varint(number * 8 + wireType.varint), varint(value)]);

const text = (number: number, value: string) => message(number, [new TextEncoder().encode(value)]);

function message(number: number, parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return joinBytes([varint(number * 8 + wireType.lengthDelimited), varint(length), ...parts]);
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
