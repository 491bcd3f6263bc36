import {
  attributeField,
  editBranches,
  type Field,
  graphField,
  type GraphNode,
  integer,
  message,
  nodeField,
  readFields,
  readNode,
  text,
  textAt,
  valueField,
  writeConstant,
  writeNode,
} from './onnx-file.ts';

const shape = 'swapped/shape';
const swapped = (layer: string) => `swapped/${layer}`;
/** Heads of Whisper have 64 numbers in every size. The shape stands for: the same, the same, 64, and what is left. */
const swappedShape = [0, 0, 64, -1];
/** The type of an attribute that is a list of numbers. */
const listType = 7;

/**
 * For every token and in every layer, Whisper's decoder compares one query with the keys of the whole sound. The keys lie
 * position after position; the product needs them the other way round, so the runtime turns them over each time, which takes
 * longer than the product. This turns them once, when the first token is read, and hands them on like that, under the shape
 * they had. Null for a model whose graph is another.
 */
export const swapKeys = (model: Uint8Array): Uint8Array<ArrayBuffer> | null =>
  editBranches(model, editBranch, () => [writeConstant(shape, swappedShape)]);

/** The branch of the first token makes the keys, the other one takes them. */
function editBranch(fields: readonly Field[]): Uint8Array[] | null {
  const nodes = fields.flatMap((field) =>
    field.number === graphField.node ? [readNode(field.content)] : [],
  );
  return handOn(fields, nodes) ?? take(fields, nodes);
}

function handOn(fields: readonly Field[], nodes: readonly GraphNode[]): Uint8Array[] | null {
  const added: Uint8Array[] = [];
  const parts = fields.map((field) => {
    if (field.number !== graphField.output) return field.bytes;
    const name = textAt(field.content, valueField.name) ?? '';
    const layer = /^present\.(\d+)\.encoder\.key$/.exec(name)?.[1];
    const maker = nodes.find(({ outputs }) => outputs.includes(name));
    if (layer === undefined || maker?.operator !== 'Transpose') return field.bytes;
    added.push(...turnOver(name, swapped(layer)));
    const others = readFields(field.content).filter(({ number }) => number !== valueField.name);
    return message(graphField.output, [
      text(valueField.name, swapped(layer)),
      ...others.map(({ bytes }) => bytes),
    ]);
  });
  return added.length === 0 ? null : [...parts, ...added];
}

/** Swaps the last two axes, and keeps the shape by which the next run checks what it is given. */
function turnOver(keys: string, result: string): Uint8Array[] {
  const order = message(nodeField.attribute, [
    text(attributeField.name, 'perm'),
    ...[0, 1, 3, 2].map((axis) => integer(attributeField.integers, axis)),
    integer(attributeField.type, listType),
  ]);
  const [turned, before] = [`${result}/turned`, `${result}/shape`];
  return [
    writeNode({ operator: 'Transpose', inputs: [keys], outputs: [turned] }, result, [order]),
    writeNode({ operator: 'Shape', inputs: [keys], outputs: [before] }, result),
    writeNode({ operator: 'Reshape', inputs: [turned, before], outputs: [result] }, result),
  ];
}

function take(fields: readonly Field[], nodes: readonly GraphNode[]): Uint8Array[] | null {
  const making = (name: string | undefined) =>
    nodes.find(({ outputs }) => name !== undefined && outputs.includes(name));
  /** The layer whose keys this node turns over. */
  const layerOf = (node: GraphNode | undefined) => {
    const source = node?.operator === 'Transpose' ? making(node.inputs[0]) : undefined;
    return /^past_key_values\.(\d+)\.encoder\.key$/.exec(source?.inputs[0] ?? '')?.[1];
  };
  let found = false;
  const parts = fields.map((field) => {
    if (field.number !== graphField.node) return field.bytes;
    const node = readNode(field.content);
    const own = layerOf(node);
    if (own !== undefined) {
      const given = `past_key_values.${own}.encoder.key`;
      const again = { operator: 'Reshape', inputs: [given, shape], outputs: [swapped(own)] };
      return writeNode(again, swapped(own));
    }
    const layer = node.operator === 'MatMul' ? layerOf(making(node.inputs[1])) : undefined;
    if (layer === undefined) return field.bytes;
    found = true;
    return writeNode({ ...node, inputs: [node.inputs[0] ?? '', swapped(layer)] }, swapped(layer));
  });
  return found ? parts : null;
}
