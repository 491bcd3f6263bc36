import { expect, test } from 'vitest';
import {
  attributeField,
  graphField,
  type GraphNode,
  message,
  nodeField,
  readFields,
  readNode,
  text,
  textAt,
  valueField,
  writeNode,
} from './onnx-file.ts';
import { swapKeys } from './swap-keys.ts';

const made: GraphNode[] = [
  { operator: 'Transpose', inputs: ['projected'], outputs: ['present.0.encoder.key'] },
  { operator: 'Reshape', inputs: ['present.0.encoder.key', 'heads'], outputs: ['keys'] },
  { operator: 'Transpose', inputs: ['keys'], outputs: ['turned'] },
  { operator: 'MatMul', inputs: ['query', 'turned'], outputs: ['scores'] },
];
const taken: GraphNode[] = [
  { operator: 'Reshape', inputs: ['past_key_values.0.encoder.key', 'heads'], outputs: ['keys'] },
  { operator: 'Shape', inputs: ['keys'], outputs: ['shape'] },
  { operator: 'Transpose', inputs: ['keys'], outputs: ['turned'] },
  { operator: 'MatMul', inputs: ['query', 'turned'], outputs: ['scores'] },
  { operator: 'Constant', inputs: [], outputs: ['present.0.encoder.key'] },
];

/** A model whose graph is a choice between branches of these nodes, each with the keys among its outputs. */
function modelOf(...branches: GraphNode[][]): Uint8Array {
  const outputs = ['logits', 'present.0.encoder.key'].map((name) =>
    message(graphField.output, [text(valueField.name, name)]),
  );
  const attributes = branches.map((nodes) =>
    message(nodeField.attribute, [
      text(attributeField.name, 'branch'),
      message(attributeField.graph, [...nodes.map((node) => writeNode(node, 'given')), ...outputs]),
    ]),
  );
  const choice = { operator: 'If', inputs: ['use_cache'], outputs: ['logits'] };
  return message(7, [writeNode(choice, 'given', attributes)]);
}

const within = (bytes: Uint8Array, number: number) =>
  readFields(bytes)
    .filter((field) => field.number === number)
    .map((field) => field.content);

function branchesOf(model: Uint8Array) {
  return within(model, 7)
    .flatMap((graph) => within(graph, graphField.node))
    .flatMap((choice) => within(choice, nodeField.attribute))
    .flatMap((attribute) => within(attribute, attributeField.graph))
    .map((graph) => ({
      nodes: within(graph, graphField.node).map(readNode),
      outputs: within(graph, graphField.output).map((value) => textAt(value, valueField.name)),
    }));
}

test('the first branch hands the keys on turned over, and the other one uses them like that', () => {
  const [first, later] = branchesOf(swapKeys(modelOf(made, taken)) ?? new Uint8Array());
  expect(first).toEqual({
    nodes: [
      ...made,
      { operator: 'Transpose', inputs: ['present.0.encoder.key'], outputs: ['swapped/0/turned'] },
      { operator: 'Shape', inputs: ['present.0.encoder.key'], outputs: ['swapped/0/shape'] },
      {
        operator: 'Reshape',
        inputs: ['swapped/0/turned', 'swapped/0/shape'],
        outputs: ['swapped/0'],
      },
    ],
    outputs: ['logits', 'swapped/0'],
  });
  expect(later).toEqual({
    nodes: [
      taken[0],
      taken[1],
      {
        operator: 'Reshape',
        inputs: ['past_key_values.0.encoder.key', 'swapped/shape'],
        outputs: ['swapped/0'],
      },
      { operator: 'MatMul', inputs: ['query', 'swapped/0'], outputs: ['scores'] },
      taken[4],
    ],
    outputs: ['logits', 'present.0.encoder.key'],
  });
});

test('leaves a model alone in which only one branch is as expected', () => {
  const other = [{ operator: 'MatMul', inputs: ['query', 'keys'], outputs: ['scores'] }];
  expect(swapKeys(modelOf(made, other))).toBeNull();
  expect(swapKeys(modelOf(other, taken))).toBeNull();
  expect(swapKeys(new Uint8Array())).toBeNull();
});
