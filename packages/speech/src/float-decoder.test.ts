import { expect, test } from 'vitest';
import { floatDecoder } from './float-decoder.ts';
import {
  attributeField,
  graphField,
  type GraphNode,
  message,
  nodeField,
  readFields,
  readNode,
  text,
  writeNode,
} from './onnx-file.ts';

const norm = { operator: 'Add', inputs: ['a', 'b'], outputs: ['state'] };
/** The state is multiplied as bytes, and then with the table of all tokens. */
const branch: GraphNode[] = [
  norm,
  { operator: 'DynamicQuantizeLinear', inputs: ['state'], outputs: ['q', 'q_scale', 'q_zero'] },
  { operator: 'MatMulInteger', inputs: ['q', 'w', 'q_zero', 'w_zero'], outputs: ['sums'] },
  { operator: 'Cast', inputs: ['sums'], outputs: ['whole'] },
  { operator: 'Mul', inputs: ['q_scale', 'w_scale'], outputs: ['scales'] },
  { operator: 'Mul', inputs: ['whole', 'scales'], outputs: ['next'] },
  { operator: 'Transpose', inputs: ['words'], outputs: ['turned'] },
  {
    operator: 'DequantizeLinear',
    inputs: ['turned', 'words_scale', 'words_zero'],
    outputs: ['table'],
  },
  { operator: 'MatMul', inputs: ['next', 'table'], outputs: ['logits'] },
];
const outer = {
  operator: 'DynamicQuantizeLinear',
  inputs: ['sound'],
  outputs: ['s', 's_scale', 's_zero'],
};
const ofOutside: GraphNode[] = [
  { operator: 'MatMulInteger', inputs: ['s', 'v', 's_zero', 'v_zero'], outputs: ['s_sums'] },
  { operator: 'Cast', inputs: ['s_sums'], outputs: ['s_whole'] },
  { operator: 'Mul', inputs: ['s_scale', 'v_scale'], outputs: ['s_scales'] },
  { operator: 'Mul', inputs: ['s_whole', 's_scales'], outputs: ['values'] },
];

function modelOf(...branches: GraphNode[][]): Uint8Array {
  const attributes = branches.map((nodes) =>
    message(nodeField.attribute, [
      text(attributeField.name, 'branch'),
      message(
        attributeField.graph,
        nodes.map((node) => writeNode(node, 'given')),
      ),
    ]),
  );
  const choice = { operator: 'If', inputs: ['use_cache'], outputs: ['logits'] };
  return message(7, [writeNode(outer, 'given'), writeNode(choice, 'given', attributes)]);
}

const within = (bytes: Uint8Array, number: number) =>
  readFields(bytes)
    .filter((field) => field.number === number)
    .map((field) => field.content);
const nodesIn = (model: Uint8Array) =>
  within(model, 7).flatMap((graph) => within(graph, graphField.node));
const branchesOf = (model: Uint8Array) =>
  nodesIn(model)
    .flatMap((choice) => within(choice, nodeField.attribute))
    .flatMap((attribute) => within(attribute, attributeField.graph))
    .map((graph) => within(graph, graphField.node).map(readNode));

test('both branches multiply floats, which are made once beside them', () => {
  const edited = floatDecoder(modelOf([...branch, ...ofOutside], branch)) ?? new Uint8Array();
  const products = [
    norm,
    { operator: 'MatMul', inputs: ['state', 'w/floats'], outputs: ['next'] },
    { operator: 'MatMul', inputs: ['next', 'words/floats'], outputs: ['logits'] },
  ];
  const ofSound = { operator: 'MatMul', inputs: ['sound', 'v/floats'], outputs: ['values'] };
  expect(branchesOf(edited)).toEqual([[...products, ofSound], products]);
  const floatsOf = (bytes: string, from = bytes) => [
    { operator: 'Cast', inputs: [from], outputs: [`${bytes}/floats/whole`] },
    { operator: 'Cast', inputs: [`${bytes}_zero`], outputs: [`${bytes}/floats/zero`] },
    {
      operator: 'Sub',
      inputs: [`${bytes}/floats/whole`, `${bytes}/floats/zero`],
      outputs: [`${bytes}/floats/difference`],
    },
    {
      operator: 'Mul',
      inputs: [`${bytes}/floats/difference`, `${bytes}_scale`],
      outputs: [`${bytes}/floats`],
    },
  ];
  const turned = { operator: 'Transpose', inputs: ['words'], outputs: ['words/floats/turned'] };
  expect(nodesIn(edited).map(readNode).slice(0, -1)).toEqual([
    ...floatsOf('w'),
    turned,
    ...floatsOf('words', 'words/floats/turned'),
    ...floatsOf('v'),
    outer,
  ]);
});

test('leaves a model alone whose graph is another', () => {
  expect(floatDecoder(modelOf(branch, [norm]))).toBeNull();
  expect(floatDecoder(new Uint8Array())).toBeNull();
});
