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

const floatType = 1;
const numberType = 2;
const listType = 7;

/** A table of bytes, and what its bytes stand for. */
type Table = { bytes: string; scale: string; zero: string; isTurned: boolean };

const floatsOf = ({ bytes }: Table) => `${bytes}/floats`;

/**
 * For a single token the runtime of browsers is slow with tables of bytes: a product with a million of them takes 0.9 ms,
 * with a million floats 0.2 to 0.4 ms. (It probably packs the bytes anew for every product.) So the decoder gets floats,
 * which the runtime makes once, when it loads the model. They need four times the memory. The state between two tables is no
 * longer rounded to bytes, which makes the text better. Null for a model whose graph is another.
 */
export function floatDecoder(model: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const tables = new Map<string, Table>();
  const keep = (table: Table) => {
    tables.set(table.bytes, table);
    return floatsOf(table);
  };
  return editBranches(
    model,
    (fields, outside) => editBranch(fields, outside, keep),
    () => [...tables.values()].flatMap(makeFloats),
  );
}

function editBranch(
  fields: readonly Field[],
  outside: readonly GraphNode[],
  keep: (table: Table) => string,
): Uint8Array[] | null {
  const nodes = fields.flatMap((field) =>
    field.number === graphField.node ? [readNode(field.content)] : [],
  );
  const makers = new Map(
    [...outside, ...nodes].flatMap((node) => node.outputs.map((name) => [name, node] as const)),
  );
  const making = (name: string | undefined) => makers.get(name ?? '');
  /** The nodes that a product of floats replaces, by the name of its result. */
  const products = new Map<string, GraphNode>();
  const dropped = new Set<string>();
  for (const node of nodes) {
    const found = productOfBytes(node, making) ?? productOfTable(node, making);
    if (!found) continue;
    const [result = ''] = node.outputs;
    products.set(result, {
      operator: 'MatMul',
      inputs: [found.state, keep(found.table)],
      outputs: [result],
    });
    for (const name of found.dropped) dropped.add(name);
  }
  if (products.size === 0) return null;
  return fields.flatMap((field) => {
    if (field.number !== graphField.node) return [field.bytes];
    const [result = ''] = readNode(field.content).outputs;
    const product = products.get(result);
    if (product) return [writeNode(product, result)];
    return dropped.has(result) ? [] : [field.bytes];
  });
}

type Found = { state: string; table: Table; dropped: readonly string[] };
type Making = (name: string | undefined) => GraphNode | undefined;

/** state → bytes → product → floats → times both scales. */
function productOfBytes(scaled: GraphNode, making: Making): Found | null {
  if (scaled.operator !== 'Mul') return null;
  const cast = making(scaled.inputs[0]);
  const product = making(cast?.inputs[0]);
  const scales = making(scaled.inputs[1]);
  if (cast?.operator !== 'Cast' || product?.operator !== 'MatMulInteger') return null;
  const quantised = making(product.inputs[0]);
  const [, bytes = '', , zero = ''] = product.inputs;
  const [state] = quantised?.operator === 'DynamicQuantizeLinear' ? quantised.inputs : [];
  if (state === undefined || scales?.operator !== 'Mul') return null;
  const scale = scales.inputs.find((name) => !quantised?.outputs.includes(name)) ?? '';
  return {
    state,
    table: { bytes, scale, zero, isTurned: false },
    dropped: [cast, product, scales, quantised].flatMap((node) => node?.outputs[0] ?? []),
  };
}

/** The table of all tokens is the one that the text is read with, turned over. */
function productOfTable(product: GraphNode, making: Making): Found | null {
  const table = product.operator === 'MatMul' ? making(product.inputs[1]) : undefined;
  const turned = table?.operator === 'DequantizeLinear' ? making(table.inputs[0]) : undefined;
  if (!table || turned?.operator !== 'Transpose') return null;
  const [, scale = '', zero = ''] = table.inputs;
  return {
    state: product.inputs[0] ?? '',
    table: { bytes: turned.inputs[0] ?? '', scale, zero, isTurned: true },
    dropped: [...table.outputs, ...turned.outputs],
  };
}

/** (bytes − zero) × scale. It stands beside the branches, so that both use the same floats. */
function makeFloats(table: Table): Uint8Array[] {
  const { bytes, scale, zero, isTurned } = table;
  const floats = floatsOf(table);
  const named = (part: string) => `${floats}/${part}`;
  const toFloat = message(nodeField.attribute, [
    text(attributeField.name, 'to'),
    integer(attributeField.integer, floatType),
    integer(attributeField.type, numberType),
  ]);
  const turnOver = message(nodeField.attribute, [
    text(attributeField.name, 'perm'),
    ...[1, 0].map((axis) => integer(attributeField.integers, axis)),
    integer(attributeField.type, listType),
  ]);
  const turned = isTurned ? named('turned') : bytes;
  const turn = { operator: 'Transpose', inputs: [bytes], outputs: [turned] };
  const rest: GraphNode[] = [
    { operator: 'Cast', inputs: [turned], outputs: [named('whole')] },
    { operator: 'Cast', inputs: [zero], outputs: [named('zero')] },
    { operator: 'Sub', inputs: [named('whole'), named('zero')], outputs: [named('difference')] },
    { operator: 'Mul', inputs: [named('difference'), scale], outputs: [floats] },
  ];
  return [
    ...(isTurned ? [writeNode(turn, named('turn'), [turnOver])] : []),
    ...rest.map((node, at) =>
      writeNode(node, named(String(at)), node.operator === 'Cast' ? [toFloat] : []),
    ),
  ];
}
