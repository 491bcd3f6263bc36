import {
  attributeField,
  editBranches,
  type Field,
  graphField,
  type GraphNode,
  integer,
  message,
  nodeField,
  readNode,
  text,
  writeNode,
} from './onnx-file.ts';

const logits = 'logits';
const float = 1;
/** The type of an attribute that is a number. */
const numberType = 2;

/**
 * For every token, Whisper's decoder multiplies with the table of its 51,865 tokens. The file holds that table in bytes,
 * but the graph makes floats of all 40 million of them first, each time. This multiplies the bytes instead, as the rest
 * of the graph does with its tables. Null for a model whose graph is another.
 */
export const quantiseDecoder = (model: Uint8Array): Uint8Array<ArrayBuffer> | null =>
  // The first token has a graph of its own, beside that of all others.
  editBranches(model, editBranch);

function editBranch(fields: readonly Field[]): Uint8Array[] | null {
  const parts = fields.map((field) => ({
    field,
    node: field.number === graphField.node ? readNode(field.content) : null,
  }));
  const making = (name: string | undefined) =>
    parts.find(({ node }) => name !== undefined && node?.outputs.includes(name))?.node;
  const product = making(logits);
  const table = making(product?.inputs[1]);
  if (product?.operator !== 'MatMul' || table?.operator !== 'DequantizeLinear') return null;
  return parts.flatMap(({ field, node }) => {
    if (node === table) return [];
    return node === product ? multiplyBytes(product, table) : [field.bytes];
  });
}

/** Quantises the state of the decoder, multiplies bytes with bytes, and scales the sums. */
function multiplyBytes({ inputs: [state = ''] }: GraphNode, table: GraphNode): Uint8Array[] {
  const [bytes = '', scale = '', zero = ''] = table.inputs;
  const nodes: GraphNode[] = [
    {
      operator: 'DynamicQuantizeLinear',
      inputs: [state],
      outputs: ['bytes/state', 'bytes/state_scale', 'bytes/state_zero'],
    },
    {
      operator: 'MatMulInteger',
      inputs: ['bytes/state', bytes, 'bytes/state_zero', zero],
      outputs: ['bytes/sums'],
    },
    { operator: 'Cast', inputs: ['bytes/sums'], outputs: ['bytes/floats'] },
    { operator: 'Mul', inputs: ['bytes/state_scale', scale], outputs: ['bytes/scale'] },
    { operator: 'Mul', inputs: ['bytes/floats', 'bytes/scale'], outputs: [logits] },
  ];
  const toFloat = message(nodeField.attribute, [
    text(attributeField.name, 'to'),
    integer(attributeField.integer, float),
    integer(attributeField.type, numberType),
  ]);
  return nodes.map((node, at) =>
    writeNode(node, `bytes/${at}`, node.operator === 'Cast' ? [toFloat] : []),
  );
}
