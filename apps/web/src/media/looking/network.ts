import { z } from 'zod';
import {
  add,
  addConvolution,
  addDepthwise,
  addMaxPool,
  addPadding,
  allocate,
  rectify,
  rectifyBySlopes,
  sizeOf,
  type Step,
  type Tensor,
} from './layers.ts';

/** A network that was read from its files. */
export type Network = {
  /** The width and height of the picture that it takes. */
  readonly inputSize: number;
  /**
   * Takes a picture of `inputSize` × `inputSize` × 3 values and returns the outputs by name. They are overwritten by the
   * next run.
   */
  readonly run: (picture: Float32Array) => ReadonlyMap<string, Float32Array>;
};

/**
 * Reads a network in the format of TensorFlow.js. The two networks that find a face consist of nine kinds of nodes, so
 * they are computed here: a runtime for all kinds would be a download of its own, several times as large as the networks.
 */
export function readNetwork(description: unknown, weights: ArrayBuffer): Network {
  const { modelTopology, weightsManifest } = networkFile.parse(description);
  const constants = readWeights(
    weightsManifest.flatMap((group) => group.weights),
    weights,
  );
  const nodes = new Map(modelTopology.node.map((node) => [node.name, node]));
  const uses = countUses(modelTopology.node);
  const tensors = new Map<string, Tensor>();
  const steps: Step[] = [];
  const pictures: Tensor[] = [];

  const tensorOf = (name: string): Tensor => {
    const made = tensors.get(name) ?? make(name);
    tensors.set(name, made);
    return made;
  };
  const make = (name: string): Tensor => {
    const constant = constants.get(name);
    if (constant) return constant;
    const node = nodes.get(name);
    if (!node) throw new Error(`the network has no node ${name}`);
    if (node.op === 'Placeholder') {
      const [, ...dims] = node.attr.shape?.shape?.dim ?? [];
      const picture = allocate(dims.map(({ size }) => Number(size)));
      pictures.push(picture);
      return picture;
    }
    const inputs = node.input.map(tensorOf);
    const isFree = node.input.map((from) => uses.get(from) === 1 && !constants.has(from));
    return addNode(node, inputs, isFree, steps);
  };

  const ends = modelTopology.node.filter((node) => !uses.has(node.name) && node.op !== 'Const');
  const outputs = new Map(ends.map(({ name }) => [name, tensorOf(name).data]));
  const [picture] = pictures;
  if (!picture) throw new Error('the network takes no picture');
  return {
    inputSize: sizeOf(picture).width,
    run: (values) => {
      picture.data.set(values);
      for (const step of steps) step();
      return outputs;
    },
  };
}

const text = z.object({ s: z.string() }).transform(({ s }) => atob(s));
const numbers = z
  .object({ list: z.object({ i: z.array(z.coerce.number()).optional() }) })
  .transform(({ list }) => list.i ?? []);

const graphNode = z.object({
  name: z.string(),
  op: z.string(),
  input: z.array(z.string()).default([]),
  attr: z
    .object({
      padding: text.optional(),
      strides: numbers.optional(),
      ksize: numbers.optional(),
      fused_ops: z
        .object({ list: z.object({ s: z.array(z.string()).default([]) }) })
        .transform(({ list }) => list.s.map((name) => atob(name)))
        .optional(),
      shape: z
        .object({
          shape: z.object({ dim: z.array(z.object({ size: z.string() })).default([]) }).optional(),
        })
        .optional(),
    })
    .default({}),
});

type GraphNode = z.output<typeof graphNode>;

const weightEntry = z.object({
  name: z.string(),
  shape: z.array(z.int().nonnegative()),
  dtype: z.enum(['float32', 'int32']),
  quantization: z.object({ dtype: z.literal('float16') }).optional(),
});

const networkFile = z.object({
  modelTopology: z.object({ node: z.array(graphNode) }),
  weightsManifest: z.array(z.object({ weights: z.array(weightEntry) })),
});

function readWeights(
  entries: readonly z.output<typeof weightEntry>[],
  weights: ArrayBuffer,
): Map<string, Tensor> {
  const view = new DataView(weights);
  let at = 0;
  return new Map(
    entries.map(({ name, shape, dtype, quantization }) => {
      const tensor = allocate(shape);
      const bytes = quantization ? 2 : 4;
      for (let index = 0; index < tensor.data.length; index += 1, at += bytes) {
        if (quantization) tensor.data[index] = halfFloat(view.getUint16(at, true));
        else if (dtype === 'int32') tensor.data[index] = view.getInt32(at, true);
        else tensor.data[index] = view.getFloat32(at, true);
      }
      return [name, tensor] as const;
    }),
  );
}

/** A number of 16 bits: a sign, 5 bits of exponent, 10 bits of fraction. */
function halfFloat(bits: number): number {
  const sign = bits & 0x80_00 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = (bits & 1_023) / 1_024;
  return exponent === 0 ? sign * fraction * 2 ** -14 : sign * (1 + fraction) * 2 ** (exponent - 15);
}

function countUses(nodes: readonly GraphNode[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const name of nodes.flatMap((node) => node.input)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return uses;
}

/** Adds what computes a node, and returns where its values will be. */
function addNode(
  node: GraphNode,
  inputs: readonly Tensor[],
  isFree: readonly boolean[],
  steps: Step[],
): Tensor {
  const [first, second, third, fourth] = inputs;
  if (!first) throw new Error(`${node.name} has no input`);
  switch (node.op) {
    case '_FusedConv2D': {
      const output = addConvolution(node, first, given(second), given(third), steps);
      if (node.attr.fused_ops?.includes('Relu'))
        steps.push(() => rectify(output.data, output.data));
      if (node.attr.fused_ops?.includes('Prelu')) {
        const slopes = given(fourth).data;
        steps.push(() => rectifyBySlopes(output.data, slopes, output.data));
      }
      return output;
    }
    case 'DepthwiseConv2dNative':
      return addDepthwise(node, first, given(second), steps);
    case 'MaxPool':
      return addMaxPool(node, first, steps);
    case 'AddV2': {
      const other = given(second);
      // Values that nothing else reads are overwritten: half the memory.
      const output = isFree[0] ? first : isFree[1] ? other : allocate(first.shape);
      steps.push(() => add(first.data, other.data, output.data));
      return output;
    }
    case 'Relu': {
      const output = isFree[0] ? first : allocate(first.shape);
      steps.push(() => rectify(first.data, output.data));
      return output;
    }
    case 'Prelu': {
      const output = isFree[0] ? first : allocate(first.shape);
      const slopes = given(second).data;
      steps.push(() => rectifyBySlopes(first.data, slopes, output.data));
      return output;
    }
    case 'Sigmoid': {
      const output = allocate(first.shape);
      steps.push(() => output.data.set(first.data.map((value) => 1 / (1 + Math.exp(-value)))));
      return output;
    }
    case 'Pad':
      return addPadding(first, given(second), steps);
    case 'Reshape':
    case 'Identity':
      // The order of the values stays, and the last nodes are read by place.
      return first;
    default:
      throw new Error(`the network has a node of the unknown kind ${node.op}`);
  }
}

function given(tensor: Tensor | undefined): Tensor {
  if (!tensor) throw new Error('a node of the network lacks an input');
  return tensor;
}
