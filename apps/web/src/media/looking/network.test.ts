import { expect, test } from 'vitest';
import { readNetwork } from './network.ts';

type Weight = { name: string; shape: number[]; values: number[]; dtype?: 'float32' | 'int32' };

const padding = (name: string) => ({ padding: { s: btoa(name) } });
const sizes = (key: string, side: number) => ({
  [key]: { list: { i: ['1', String(side), String(side), '1'] } },
});

/** A network with these nodes after its picture, which has one channel. */
function networkOf(size: number, nodes: object[], weights: Weight[], channels = 1) {
  const dim = [1, size, size, channels].map((side) => ({ size: String(side) }));
  const values = weights.flatMap(({ values: own, dtype }) =>
    own.map((value) => ({ value, dtype })),
  );
  const bytes = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach(({ value, dtype }, at) =>
    dtype === 'int32' ? bytes.setInt32(at * 4, value, true) : bytes.setFloat32(at * 4, value, true),
  );
  const description = {
    modelTopology: {
      node: [
        ...weights.map(({ name }) => ({ name, op: 'Const' })),
        { name: 'picture', op: 'Placeholder', attr: { shape: { shape: { dim } } } },
        ...nodes,
      ],
    },
    weightsManifest: [
      {
        weights: weights.map(({ name, shape, dtype = 'float32' }) => ({ name, shape, dtype })),
      },
    ],
  };
  return readNetwork(description, bytes.buffer);
}

const picture = Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9);
const outputOf = (network: ReturnType<typeof networkOf>, input = picture) => [
  ...(network.run(input).get('end') ?? []),
];

test('convolves with a bias, over the edges', () => {
  const network = networkOf(
    3,
    [
      {
        name: 'end',
        op: '_FusedConv2D',
        input: ['picture', 'filter', 'bias'],
        attr: { ...padding('SAME'), ...sizes('strides', 1) },
      },
    ],
    [
      { name: 'filter', shape: [3, 3, 1, 1], values: Array.from({ length: 9 }, () => 1) },
      { name: 'bias', shape: [1], values: [100] },
    ],
  );
  expect(network.inputSize).toBe(3);
  expect(outputOf(network)).toEqual([112, 121, 116, 127, 145, 133, 124, 139, 128]);
  // A second run starts afresh.
  expect(outputOf(network, new Float32Array(9))).toEqual(Array.from({ length: 9 }, () => 100));
});

test('convolves in steps, with six filters', () => {
  const network = networkOf(
    3,
    [
      {
        name: 'end',
        op: '_FusedConv2D',
        input: ['picture', 'filter', 'bias'],
        attr: {
          ...padding('VALID'),
          ...sizes('strides', 2),
          fused_ops: { list: { s: [btoa('BiasAdd'), btoa('Relu')] } },
        },
      },
    ],
    [
      { name: 'filter', shape: [1, 1, 1, 6], values: [1, 2, 3, 4, 5, -1] },
      { name: 'bias', shape: [6], values: [0, 0, 0, 0, 1, 0] },
    ],
  );
  const expected = [1, 3, 7, 9].flatMap((x) => [x, 2 * x, 3 * x, 4 * x, 5 * x + 1, 0]);
  expect(outputOf(network)).toEqual(expected);
});

test('filters each channel by itself', () => {
  const network = networkOf(
    2,
    [
      {
        name: 'end',
        op: 'DepthwiseConv2dNative',
        input: ['picture', 'filter'],
        attr: { ...padding('SAME'), ...sizes('strides', 1) },
      },
    ],
    [
      {
        name: 'filter',
        shape: [3, 3, 2, 1],
        // The sum around for the first channel, the place itself for the second.
        values: Array.from({ length: 18 }, (_, at) => (at % 2 === 0 || at === 9 ? 1 : 0)),
      },
    ],
    2,
  );
  expect(outputOf(network, Float32Array.of(1, 10, 2, 20, 3, 30, 4, 40))).toEqual([
    10, 10, 10, 20, 10, 30, 10, 40,
  ]);
});

test('pools, pads channels, adds and bends', () => {
  const network = networkOf(
    3,
    [
      {
        name: 'pool',
        op: 'MaxPool',
        input: ['picture'],
        attr: { ...padding('SAME'), ...sizes('strides', 2), ...sizes('ksize', 2) },
      },
      { name: 'pad', op: 'Pad', input: ['pool', 'paddings'] },
      { name: 'sum', op: 'AddV2', input: ['pad', 'other'] },
      { name: 'bend', op: 'Prelu', input: ['sum', 'slopes'] },
      { name: 'end', op: 'Reshape', input: ['bend', 'shape'] },
    ],
    [
      { name: 'paddings', shape: [4, 2], values: [0, 0, 0, 0, 0, 0, 0, 1], dtype: 'int32' },
      { name: 'other', shape: [2, 2, 2], values: [-6, -1, 1, 1, 1, 1, 1, 1] },
      { name: 'slopes', shape: [1, 1, 2], values: [0.5, 3] },
      { name: 'shape', shape: [1], values: [8], dtype: 'int32' },
    ],
  );
  const expected = [-0.5, -3, 7, 1, 9, 1, 10, 1];
  expect(outputOf(network)).toEqual(expected);
  // The sum was written over the zeros of the padding; the next run has them again.
  expect(outputOf(network)).toEqual(expected);
});

test('reads weights of 16 bits', () => {
  // 1, -2, 0.5 and the smallest number, as half floats.
  const bits = Uint16Array.of(0x3c_00, 0xc0_00, 0x38_00, 0x00_01);
  const network = readNetwork(
    {
      modelTopology: {
        node: [
          {
            name: 'picture',
            op: 'Placeholder',
            attr: {
              shape: { shape: { dim: [1, 2, 2, 1].map((side) => ({ size: String(side) })) } },
            },
          },
          { name: 'end', op: 'AddV2', input: ['picture', 'half'] },
        ],
      },
      weightsManifest: [
        {
          weights: [
            {
              name: 'half',
              shape: [2, 2, 1],
              dtype: 'float32',
              quantization: { dtype: 'float16' },
            },
          ],
        },
      ],
    },
    bits.buffer,
  );
  expect(outputOf(network, new Float32Array(4))).toEqual([1, -2, 0.5, 2 ** -24]);
});

test.each([
  ['a node of an unknown kind', [{ name: 'end', op: 'Softmax', input: ['picture'] }], /Softmax/],
  ['a node that is missing', [{ name: 'end', op: 'Relu', input: ['gone'] }], /no node gone/],
])('refuses %s', (_case, nodes, message) => {
  expect(() => networkOf(3, nodes, [])).toThrow(message);
});
