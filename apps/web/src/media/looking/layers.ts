/* The layers of the networks: what a node computes. Each is added as a step that runs again for every picture. */

/** The values of one node, with the channels of a place side by side. */
export type Tensor = { readonly shape: readonly number[]; readonly data: Float32Array };

export type Step = () => void;

/** How a layer goes over its input. */
type Layer = {
  readonly name: string;
  readonly attr: {
    readonly padding?: string | undefined;
    readonly strides?: readonly number[] | undefined;
    readonly ksize?: readonly number[] | undefined;
  };
};

export const allocate = (shape: readonly number[]): Tensor => ({
  shape,
  data: new Float32Array(shape.reduce((product, size) => product * size, 1)),
});

type Size = { readonly height: number; readonly width: number; readonly channels: number };

export function sizeOf({ shape }: Tensor): Size {
  const [height = 1, width = 1, channels = 1] = shape;
  return { height, width, channels };
}

type Span = { readonly size: number; readonly before: number };

/** How many places come out along one side, and how far the first window reaches over the edge. */
function spanOf(padding: string | undefined, length: number, window: number, stride: number): Span {
  if (padding === 'VALID') return { size: Math.floor((length - window) / stride) + 1, before: 0 };
  const size = Math.ceil(length / stride);
  const missing = Math.max(0, (size - 1) * stride + window - length);
  return { size, before: Math.floor(missing / 2) };
}

export function addConvolution(
  node: Layer,
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
export function addDepthwise(node: Layer, input: Tensor, filter: Tensor, steps: Step[]): Tensor {
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

export function addMaxPool(node: Layer, input: Tensor, steps: Step[]): Tensor {
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
export function addPadding(input: Tensor, paddings: Tensor, steps: Step[]): Tensor {
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

export function add(one: Float32Array, other: Float32Array, output: Float32Array): void {
  for (let index = 0; index < output.length; index += 1) {
    output[index] = (one[index] ?? 0) + (other[index] ?? 0);
  }
}

export function rectify(values: Float32Array, output: Float32Array): void {
  for (let index = 0; index < output.length; index += 1) {
    output[index] = Math.max(0, values[index] ?? 0);
  }
}

/** Negative values are multiplied by the slope of their channel. */
export function rectifyBySlopes(
  values: Float32Array,
  slopes: Float32Array,
  output: Float32Array,
): void {
  for (let index = 0, channel = 0; index < output.length; index += 1, channel += 1) {
    if (channel === slopes.length) channel = 0;
    const value = values[index] ?? 0;
    output[index] = value < 0 ? value * (slopes[channel] ?? 0) : value;
  }
}
