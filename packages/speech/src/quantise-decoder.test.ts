import { expect, test } from 'vitest';
import {
  attributeField,
  graphField,
  joinBytes,
  message,
  nodeField,
  readFields,
  readNode,
  text,
  writeNode,
} from './onnx-file.ts';
import { quantiseDecoder } from './quantise-decoder.ts';

const dequantise = {
  operator: 'DequantizeLinear',
  inputs: ['table_bytes', 'table_scale', 'table_zero'],
  outputs: ['table'],
};
const product = { operator: 'MatMul', inputs: ['state', 'table'], outputs: ['logits'] };
const norm = { operator: 'Add', inputs: ['a', 'b'], outputs: ['state'] };

/** A model whose graph is a choice between branches of these nodes. */
function modelOf(...branches: (typeof product)[][]): Uint8Array {
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
  return message(7, [writeNode(choice, 'given', attributes)]);
}

/** The nodes of each branch. */
function branchesOf(model: Uint8Array) {
  const within = (bytes: Uint8Array, number: number) =>
    readFields(bytes)
      .filter((field) => field.number === number)
      .map((field) => field.content);
  return within(model, 7)
    .flatMap((graph) => within(graph, graphField.node))
    .flatMap((choice) => within(choice, nodeField.attribute))
    .flatMap((attribute) => within(attribute, attributeField.graph))
    .map((graph) => within(graph, graphField.node).map(readNode));
}

test('multiplies bytes in both branches, and keeps all other nodes', () => {
  const given = [norm, dequantise, product];
  const edited = quantiseDecoder(modelOf(given, given));
  const bytes = [
    norm,
    {
      operator: 'DynamicQuantizeLinear',
      inputs: ['state'],
      outputs: ['bytes/state', 'bytes/state_scale', 'bytes/state_zero'],
    },
    {
      operator: 'MatMulInteger',
      inputs: ['bytes/state', 'table_bytes', 'bytes/state_zero', 'table_zero'],
      outputs: ['bytes/sums'],
    },
    { operator: 'Cast', inputs: ['bytes/sums'], outputs: ['bytes/floats'] },
    { operator: 'Mul', inputs: ['bytes/state_scale', 'table_scale'], outputs: ['bytes/scale'] },
    { operator: 'Mul', inputs: ['bytes/floats', 'bytes/scale'], outputs: ['logits'] },
  ];
  expect(branchesOf(edited ?? new Uint8Array())).toEqual([bytes, bytes]);
});

test('leaves a model alone whose graph is another', () => {
  const floats = [norm, product];
  expect(quantiseDecoder(modelOf(floats, floats))).toBeNull();
  expect(quantiseDecoder(modelOf([norm, dequantise, product], floats))).toBeNull();
  expect(quantiseDecoder(joinBytes([]))).toBeNull();
});
