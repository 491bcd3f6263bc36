import {
  editGraph,
  graphField,
  type GraphNode,
  joinBytes,
  readFields,
  readNode,
  textAt,
  valueField,
  writeConstant,
  writeNode,
} from './onnx-file.ts';

const positions = 'embed_positions.weight';
const result = 'last_hidden_state';

/**
 * Whisper's encoder takes 30 s of sound, however little there is, because it adds a table of 1,500 positions to its
 * input. With the table cut to the length of the sound it takes any length, and a sentence of four seconds costs a
 * seventh. Null for a model without such a table.
 */
export const shortenEncoder = (model: Uint8Array): Uint8Array<ArrayBuffer> | null =>
  editGraph(model, shortenGraph);

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
  const constants = [writeConstant('cut/zero', [0]), writeConstant('cut/one', [1])];
  return found ? joinBytes([...parts, ...constants]) : null;
}

/** Takes as many rows of the table as the sound has, then adds them as before. */
function cutPositions({ inputs, outputs }: GraphNode): Uint8Array[] {
  const sound = inputs.find((name) => name !== positions) ?? '';
  const nodes: GraphNode[] = [
    { operator: 'Shape', inputs: [sound], outputs: ['cut/shape'] },
    { operator: 'Gather', inputs: ['cut/shape', 'cut/one'], outputs: ['cut/length'] },
    {
      operator: 'Slice',
      // Inputs of Slice: the table, start, end, axis.
      inputs: [positions, 'cut/zero', 'cut/length', 'cut/zero'],
      outputs: ['cut/positions'],
    },
    { operator: 'Add', inputs: [sound, 'cut/positions'], outputs },
  ];
  return nodes.map((node) => writeNode(node, 'cut'));
}
