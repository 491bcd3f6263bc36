import { z } from 'zod';

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

/** The values of one node, with the channels of a place side by side. */
type Tensor = { readonly shape: readonly number[]; readonly data: Float32Array };

type Step = () => void;

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

const allocate = (shape: readonly number[]): Tensor => ({
  shape,
  data: new Float32Array(shape.reduce((product, size) => product * size, 1)),
});

type Size = { readonly height: number; readonly width: number; readonly channels: number };

function sizeOf({ shape }: Tensor): Size {
  const [height = 1, width = 1, channels = 1] = shape;
  return { height, width, channels };
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

type Span = { readonly size: number; readonly before: number };

/** How many places come out along one side, and how far the first window reaches over the edge. */
function spanOf(padding: string | undefined, length: number, window: number, stride: number): Span {
  if (padding === 'VALID') return { size: Math.floor((length - window) / stride) + 1, before: 0 };
  const size = Math.ceil(length / stride);
  const missing = Math.max(0, (size - 1) * stride + window - length);
  return { size, before: Math.floor(missing / 2) };
}

function addConvolution(
  node: GraphNode,
  input: Tensor,
  filter: Tensor,
  bias: Tensor,
  steps: Step[],
): Tensor {
  const [rows = 1, columns = 1, depth = 1, count = 1] = filter.shape;
  const { height, width } = sizeOf(input);
  const stride = node.attr.strides?.[1] ?? 1;
  const down = spanOf(node.attr.padding, height, rows, stride);
  const across = spanOf(node.attr.padding, width, columns, stride);
  const output = allocate([down.size, across.size, count]);
  const length = rows * columns * depth;
  const filters = { weights: byOutput(filter.data, length, count), bias: bias.data, length };
  if (rows === 1 && columns === 1 && stride === 1) {
    // The values that the filters see already lie side by side.
    steps.push(() => multiply(input.data, filters, output.data, 0, down.size * across.size));
    return output;
  }
  const patches = new Float32Array(across.size * length);
  steps.push(() => {
    for (let y = 0; y < down.size; y += 1) {
      const top = y * stride - down.before;
      for (let x = 0; x < across.size; x += 1) {
        const patch = patches.subarray(x * length, (x + 1) * length);
        copyPatch(input, top, x * stride - across.before, rows, columns, patch);
      }
      multiply(patches, filters, output.data, y * across.size, across.size);
    }
  });
  return output;
}

/** The filters one after the other: the file has the values of all filters for a place side by side. */
function byOutput(values: Float32Array, length: number, count: number): Float64Array {
  const turned = new Float64Array(values.length);
  for (let place = 0; place < length; place += 1) {
    for (let index = 0; index < count; index += 1) {
      turned[index * length + place] = values[place * count + index] ?? 0;
    }
  }
  return turned;
}

/** What the filters see around a place; zero beyond the edge. */
function copyPatch(
  input: Tensor,
  top: number,
  left: number,
  rows: number,
  columns: number,
  patch: Float32Array,
): void {
  const { height, width, channels } = sizeOf(input);
  let to = 0;
  for (let y = top; y < top + rows; y += 1) {
    for (let x = left; x < left + columns; x += 1) {
      const isInside = y >= 0 && y < height && x >= 0 && x < width;
      const from = (y * width + x) * channels;
      for (let channel = 0; channel < channels; channel += 1, to += 1) {
        patch[to] = isInside ? (input.data[from + channel] ?? 0) : 0;
      }
    }
  }
}

type Filters = {
  readonly weights: Float64Array;
  readonly bias: Float32Array;
  /** The number of weights of each filter. */
  readonly length: number;
};

/**
 * One value for each place and filter. Two places and four filters at a time, because reading values takes longer than
 * multiplying them.
 */
function multiply(
  values: Float32Array,
  { weights, bias, length }: Filters,
  output: Float32Array,
  firstPlace: number,
  places: number,
): void {
  const count = bias.length;
  for (let place = 0; place < places; place += 2) {
    const from = place * length;
    // The last place of an odd number is computed twice.
    const next = place + 1 < places ? from + length : from;
    const to = (firstPlace + place) * count;
    const nextTo = place + 1 < places ? to + count : to;
    let index = 0;
    for (; index + 3 < count; index += 4) {
      const one = index * length;
      const two = one + length;
      const three = two + length;
      const four = three + length;
      let a = bias[index] ?? 0;
      let b = bias[index + 1] ?? 0;
      let c = bias[index + 2] ?? 0;
      let d = bias[index + 3] ?? 0;
      let e = a;
      let f = b;
      let g = c;
      let h = d;
      for (let at = 0; at < length; at += 1) {
        const value = values[from + at] ?? 0;
        const other = values[next + at] ?? 0;
        const first = weights[one + at] ?? 0;
        const second = weights[two + at] ?? 0;
        const third = weights[three + at] ?? 0;
        const fourth = weights[four + at] ?? 0;
        a += value * first;
        b += value * second;
        c += value * third;
        d += value * fourth;
        e += other * first;
        f += other * second;
        g += other * third;
        h += other * fourth;
      }
      output[to + index] = a;
      output[to + index + 1] = b;
      output[to + index + 2] = c;
      output[to + index + 3] = d;
      output[nextTo + index] = e;
      output[nextTo + index + 1] = f;
      output[nextTo + index + 2] = g;
      output[nextTo + index + 3] = h;
    }
    for (; index < count; index += 1) {
      let sum = bias[index] ?? 0;
      let otherSum = sum;
      for (let at = 0; at < length; at += 1) {
        const weight = weights[index * length + at] ?? 0;
        sum += (values[from + at] ?? 0) * weight;
        otherSum += (values[next + at] ?? 0) * weight;
      }
      output[to + index] = sum;
      output[nextTo + index] = otherSum;
    }
  }
}

/** A filter of three by three places for each channel. */
function addDepthwise(node: GraphNode, input: Tensor, filter: Tensor, steps: Step[]): Tensor {
  const [rows = 1, columns = 1] = filter.shape;
  if (rows !== 3 || columns !== 3) throw new Error(`${node.name} is not three by three`);
  const { height, width, channels } = sizeOf(input);
  const stride = node.attr.strides?.[1] ?? 1;
  const down = spanOf(node.attr.padding, height, rows, stride);
  const across = spanOf(node.attr.padding, width, columns, stride);
  const output = allocate([down.size, across.size, channels]);
  const weights = byOutput(filter.data, rows * columns, channels);
  // With an edge of zeros around it, so that no place needs to look whether it is at the edge.
  const framed = allocate([height + 2, width + 2, channels]);
  const line = (width + 2) * channels;
  const step = stride * channels;
  steps.push(() => {
    for (let y = 0; y < height; y += 1) {
      const row = input.data.subarray(y * width * channels, (y + 1) * width * channels);
      framed.data.set(row, (y + down.before) * line + across.before * channels);
    }
    for (let y = 0, to = 0; y < down.size; y += 1) {
      for (let x = 0, from = y * stride * line; x < across.size; x += 1, from += step) {
        multiplyChannels(framed.data, from, line, channels, weights, output.data, to);
        to += channels;
      }
    }
  });
  return output;
}

/** One value for each channel of a place, from three places in each of three lines. */
function multiplyChannels(
  values: Float32Array,
  from: number,
  line: number,
  channels: number,
  weights: Float64Array,
  output: Float32Array,
  to: number,
): void {
  for (let channel = 0; channel < channels; channel += 1) {
    const weight = channel * 9;
    const top = from + channel;
    const middle = top + line;
    const bottom = middle + line;
    output[to + channel] =
      (values[top] ?? 0) * (weights[weight] ?? 0) +
      (values[top + channels] ?? 0) * (weights[weight + 1] ?? 0) +
      (values[top + 2 * channels] ?? 0) * (weights[weight + 2] ?? 0) +
      (values[middle] ?? 0) * (weights[weight + 3] ?? 0) +
      (values[middle + channels] ?? 0) * (weights[weight + 4] ?? 0) +
      (values[middle + 2 * channels] ?? 0) * (weights[weight + 5] ?? 0) +
      (values[bottom] ?? 0) * (weights[weight + 6] ?? 0) +
      (values[bottom + channels] ?? 0) * (weights[weight + 7] ?? 0) +
      (values[bottom + 2 * channels] ?? 0) * (weights[weight + 8] ?? 0);
  }
}

function addMaxPool(node: GraphNode, input: Tensor, steps: Step[]): Tensor {
  const { height, width, channels } = sizeOf(input);
  const window = node.attr.ksize?.[1] ?? 2;
  const stride = node.attr.strides?.[1] ?? 2;
  const down = spanOf(node.attr.padding, height, window, stride);
  const across = spanOf(node.attr.padding, width, window, stride);
  const output = allocate([down.size, across.size, channels]);
  const largest = (top: number, left: number, channel: number) => {
    let value = -Infinity;
    for (let y = Math.max(0, top); y < Math.min(height, top + window); y += 1) {
      for (let x = Math.max(0, left); x < Math.min(width, left + window); x += 1) {
        value = Math.max(value, input.data[(y * width + x) * channels + channel] ?? 0);
      }
    }
    return value;
  };
  steps.push(() => {
    for (let y = 0, to = 0; y < down.size; y += 1) {
      for (let x = 0; x < across.size; x += 1) {
        for (let channel = 0; channel < channels; channel += 1, to += 1) {
          output.data[to] = largest(y * stride - down.before, x * stride - across.before, channel);
        }
      }
    }
  });
  return output;
}

/** The networks pad channels with zeros, before they add a shorter branch to a longer one. */
function addPadding(input: Tensor, paddings: Tensor, steps: Step[]): Tensor {
  const { height, width, channels } = sizeOf(input);
  const [, , top = 0, bottom = 0, left = 0, right = 0, front = 0, back = 0] = paddings.data;
  const output = allocate([height + top + bottom, width + left + right, channels + front + back]);
  const { width: wide, channels: deep } = sizeOf(output);
  steps.push(() => {
    // A sum may have been written over it.
    output.data.fill(0);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const from = (y * width + x) * channels;
        const place = input.data.subarray(from, from + channels);
        output.data.set(place, ((y + top) * wide + x + left) * deep + front);
      }
    }
  });
  return output;
}

function add(one: Float32Array, other: Float32Array, output: Float32Array): void {
  for (let index = 0; index < output.length; index += 1) {
    output[index] = (one[index] ?? 0) + (other[index] ?? 0);
  }
}

function rectify(values: Float32Array, output: Float32Array): void {
  for (let index = 0; index < output.length; index += 1) {
    output[index] = Math.max(0, values[index] ?? 0);
  }
}

/** Negative values are multiplied by the slope of their channel. */
function rectifyBySlopes(values: Float32Array, slopes: Float32Array, output: Float32Array): void {
  for (let index = 0, channel = 0; index < output.length; index += 1, channel += 1) {
    if (channel === slopes.length) channel = 0;
    const value = values[index] ?? 0;
    output[index] = value < 0 ? value * (slopes[channel] ?? 0) : value;
  }
}
