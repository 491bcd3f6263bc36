import type { Language } from '@daedap/contract/languages';
import { direction, type Place } from '../src/meaning/meaning.ts';
import { randomFrom, shuffled } from '../src/seeded.ts';

/** A text that makes a point. Its terms are named with their language, so that both languages share one space. */
export type TrainingText = {
  readonly language: Language;
  readonly terms: readonly string[];
  /** How much it counts: in the place of its point, and as something to learn. */
  readonly weight: number;
};

export type TrainingQuestion = {
  readonly id: string;
  readonly asked: { readonly [language in Language]: readonly string[] };
  readonly points: readonly { readonly texts: readonly TrainingText[] }[];
};

export type Space = {
  /** The number of each term; `places` has the places of the terms in this order. */
  readonly terms: ReadonlyMap<string, number>;
  readonly places: Float32Array;
  /** The places of a question's points, by its id. */
  readonly points: ReadonlyMap<string, readonly Place[]>;
};

const settings = {
  epochs: 20,
  /** The places are the mean of those after each of the last epochs: what a single epoch did by chance evens out. */
  averaged: 6,
  /** Questions that are learned from together: the points of all of them are the wrong choices for a text. */
  batch: 16,
  /** The share of terms that is left out at random, so that no term is relied on alone. */
  dropped: 0.6,
  /** The share by which all places shrink in each epoch. */
  decay: 0.1,
  rate: 0.02,
  /** How sharply near and far are told apart. */
  sharpness: 5,
  /** The weight of "which point of this question is it" and of "which question is it" beside "which point is it". */
  within: 1,
  asked: 0.5,
  /** A term of fewer texts than this is not learned. */
  leastTexts: 2,
} as const;

/**
 * Learns a place for each term, so that a text is near the other texts of its point and far from those of other points, in
 * both languages at once. The place of a text is the direction of the sum of its terms, that of a point is the direction of
 * the sum of its texts.
 */
export function trainSpace(questions: readonly TrainingQuestion[], dimensions: number): Space {
  const random = randomFrom('meaning');
  const normal = () =>
    Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  const known = questions.flatMap(({ asked, points }) => [
    asked.ko,
    asked.en,
    ...points.flatMap((point) => point.texts.map(({ terms }) => terms)),
  ]);
  const uses = countTexts(known);
  const terms = new Map(
    [...uses.keys()]
      .filter((term) => uses.get(term)! >= settings.leastTexts)
      .toSorted()
      .map((term, number) => [term, number]),
  );
  const places = new Float32Array(terms.size * dimensions);
  for (const [term, number] of terms) {
    // A rare term says more than a common one.
    const size = (0.05 * Math.log(known.length / uses.get(term)!)) / Math.sqrt(dimensions);
    for (let at = 0; at < dimensions; at += 1) places[number * dimensions + at] = normal() * size;
  }
  const numbersOf = (text: readonly string[]) => text.flatMap((term) => terms.get(term) ?? []);
  const thinned = (numbers: readonly number[]) => {
    const kept = numbers.filter(() => random() > settings.dropped);
    return kept.length > 0 ? kept : numbers;
  };
  const data = questions.map(({ id, asked, points }) => ({
    id,
    asked: { ko: numbersOf(asked.ko), en: numbersOf(asked.en) },
    points: points.map((point) =>
      point.texts.map((text) => ({ ...text, terms: numbersOf(text.terms) })),
    ),
  }));

  const optimiser = createOptimiser(places, dimensions);
  const averages = new Float32Array(places.length);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    const order = shuffled(data, random);
    for (let start = 0; start < order.length; start += settings.batch) {
      const texts: PointText[] = [];
      const asked: AskedTexts = { ko: [], en: [] };
      const points: number[] = [];
      order.slice(start, start + settings.batch).forEach((each, question) => {
        asked.ko.push(thinned(each.asked.ko));
        asked.en.push(thinned(each.asked.en));
        for (const point of each.points) {
          for (const text of point)
            texts.push({ ...text, terms: thinned(text.terms), question, point: points.length });
          points.push(question);
        }
      });
      const batch = {
        all: texts,
        points,
        texts: createTexts(
          texts.map(({ terms: numbers }) => numbers),
          places,
          dimensions,
        ),
        asked: {
          ko: createTexts(asked.ko, places, dimensions),
          en: createTexts(asked.en, places, dimensions),
        },
      };
      compare(batch, dimensions);
      for (const learned of [batch.texts, batch.asked.ko, batch.asked.en]) optimiser.add(learned);
      // The last part of the training takes smaller and smaller steps.
      optimiser.step(
        settings.rate * Math.min(1, (settings.epochs - epoch) / (0.4 * settings.epochs)),
      );
    }
    for (let at = 0; at < places.length; at += 1) places[at]! *= 1 - settings.decay;
    if (epoch >= settings.epochs - settings.averaged)
      for (let at = 0; at < places.length; at += 1)
        averages[at]! += places[at]! / settings.averaged;
  }
  places.set(averages);

  const placeOfPoint = (point: (typeof data)[number]['points'][number]): Place => {
    const made = createTexts(
      point.map(({ terms: numbers }) => numbers),
      places,
      dimensions,
    );
    const sum = new Float32Array(dimensions);
    point.forEach(({ weight }, index) => {
      addRow(sum, 0, made.places, index * dimensions, weight, dimensions);
    });
    return direction(sum);
  };
  return {
    terms,
    places,
    points: new Map(data.map(({ id, points }) => [id, points.map(placeOfPoint)])),
  };
}

function countTexts(texts: readonly (readonly string[])[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const text of texts) for (const term of text) uses.set(term, (uses.get(term) ?? 0) + 1);
  return uses;
}

/** A text that makes a point, with the numbers of its point and its question in the batch. */
type PointText = {
  readonly terms: readonly number[];
  readonly weight: number;
  readonly language: Language;
  readonly question: number;
  readonly point: number;
};

type AskedTexts = { readonly [language in Language]: (readonly number[])[] };

/** Texts in training, as rows: the place of each, its length before that became 1, and how the place should change. */
type Learned = {
  readonly terms: readonly (readonly number[])[];
  readonly places: Float32Array;
  readonly lengths: Float32Array;
  readonly changes: Float32Array;
};

function createTexts(
  terms: readonly (readonly number[])[],
  places: Float32Array,
  dimensions: number,
): Learned {
  const made = new Float32Array(terms.length * dimensions);
  terms.forEach((numbers, index) => {
    for (const number of numbers)
      addRow(made, index * dimensions, places, number * dimensions, 1, dimensions);
  });
  return {
    terms,
    places: made,
    lengths: toDirections(made, dimensions),
    changes: new Float32Array(made.length),
  };
}

type Batch = {
  readonly all: readonly PointText[];
  /** The question of each point. */
  readonly points: readonly number[];
  readonly texts: Learned;
  readonly asked: { readonly [language in Language]: Learned };
};

/** An error below this changes nothing. */
const leastError = 1e-3;

/** Adds to each text how its place should change (the gradient of the cross entropy). */
function compare({ all, points, texts, asked }: Batch, dimensions: number): void {
  const sums = new Float32Array(points.length * dimensions);
  all.forEach(({ point, weight }, index) => {
    addRow(sums, point * dimensions, texts.places, index * dimensions, weight, dimensions);
  });
  const centres = sums.slice();
  const lengths = toDirections(centres, dimensions);
  const centreChanges = new Float32Array(sums.length);
  /** How the sum of each point's texts should change. */
  const sumChanges = new Float32Array(sums.length);
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const own = new Float32Array(dimensions);
  const gained = new Float32Array(dimensions);

  all.forEach(({ point, question, weight, language }, index) => {
    const row = index * dimensions;
    const step = (settings.sharpness * weight) / total;
    // The place of its own point is that of the point's other texts.
    own.set(sums.subarray(point * dimensions, (point + 1) * dimensions));
    addRow(own, 0, texts.places, row, -weight, dimensions);
    const [ownLength] = toDirections(own, dimensions);
    const values = points.map((_, number) =>
      number === point
        ? settings.sharpness * product(texts.places, row, own, 0, dimensions)
        : settings.sharpness * product(texts.places, row, centres, number * dimensions, dimensions),
    );
    const errors = errorsOf(values, point);
    const first = points.indexOf(question);
    const inside = values.slice(first, points.lastIndexOf(question) + 1);
    errorsOf(inside, point - first).forEach((error, number) => {
      errors[first + number]! += settings.within * error;
    });
    errors.forEach((error, number) => {
      const pull = step * error;
      if (Math.abs(error) < leastError) return;
      if (number !== point) {
        addRow(texts.changes, row, centres, number * dimensions, pull, dimensions);
        addRow(centreChanges, number * dimensions, texts.places, row, pull, dimensions);
        return;
      }
      addRow(texts.changes, row, own, 0, pull, dimensions);
      gained.fill(0);
      addThroughLength(gained, 0, texts.places, row, own, 0, pull / ownLength!, dimensions);
      addRow(sumChanges, point * dimensions, gained, 0, 1, dimensions);
      // The text is not part of this sum: it does not change with it.
      addRow(texts.changes, row, gained, 0, -weight, dimensions);
    });
    const { places: askedPlaces, changes: askedChanges, terms: questions } = asked[language];
    const askedValues = questions.map(
      (_, number) =>
        settings.sharpness *
        product(texts.places, row, askedPlaces, number * dimensions, dimensions),
    );
    errorsOf(askedValues, question).forEach((error, number) => {
      if (Math.abs(error) < leastError) return;
      const pull = settings.asked * step * error;
      addRow(texts.changes, row, askedPlaces, number * dimensions, pull, dimensions);
      addRow(askedChanges, number * dimensions, texts.places, row, pull, dimensions);
    });
  });
  points.forEach((_, number) => {
    const at = number * dimensions;
    const factor = 1 / lengths[number]!;
    addThroughLength(sumChanges, at, centreChanges, at, centres, at, factor, dimensions);
  });
  all.forEach(({ point, weight }, index) => {
    addRow(texts.changes, index * dimensions, sumChanges, point * dimensions, weight, dimensions);
  });
}

/** The share of each choice, less 1 for the right one: how much too near a text is to it. */
function errorsOf(values: readonly number[], right: number): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((one, two) => one + two, 0);
  return powers.map((power, index) => power / sum - (index === right ? 1 : 0));
}

/** Gives each row the length 1, and returns the lengths before. */
function toDirections(rows: Float32Array, dimensions: number): Float32Array {
  const lengths = new Float32Array(rows.length / dimensions);
  lengths.forEach((_, number) => {
    const start = number * dimensions;
    const length = Math.sqrt(product(rows, start, rows, start, dimensions)) + 1e-6;
    lengths[number] = length;
    for (let at = 0; at < dimensions; at += 1) rows[start + at]! /= length;
  });
  return lengths;
}

/** What a row should change by if its direction should change by `change`: only what is across the direction counts. */
function addThroughLength(
  target: Float32Array,
  to: number,
  change: Float32Array,
  from: number,
  place: Float32Array,
  placeAt: number,
  factor: number,
  dimensions: number,
): void {
  const along = product(change, from, place, placeAt, dimensions);
  addRow(target, to, change, from, factor, dimensions);
  addRow(target, to, place, placeAt, -along * factor, dimensions);
}

function product(
  one: Float32Array,
  oneAt: number,
  two: Float32Array,
  twoAt: number,
  dimensions: number,
): number {
  let total = 0;
  for (let at = 0; at < dimensions; at += 1) total += one[oneAt + at]! * two[twoAt + at]!;
  return total;
}

function addRow(
  target: Float32Array,
  to: number,
  row: Float32Array,
  from: number,
  factor: number,
  dimensions: number,
): void {
  for (let at = 0; at < dimensions; at += 1) target[to + at]! += factor * row[from + at]!;
}

/** Adam: steps of about the same size for rare and common terms. */
function createOptimiser(places: Float32Array, dimensions: number) {
  const mean = new Float32Array(places.length);
  const square = new Float32Array(places.length);
  const sums = new Float32Array(places.length);
  const touched = new Set<number>();
  const change = new Float32Array(dimensions);
  return {
    add: ({ terms, places: made, lengths, changes }: Learned) => {
      terms.forEach((numbers, index) => {
        const row = index * dimensions;
        const factor = 1 / lengths[index]!;
        change.fill(0);
        addThroughLength(change, 0, changes, row, made, row, factor, dimensions);
        for (const number of numbers) {
          touched.add(number);
          addRow(sums, number * dimensions, change, 0, 1, dimensions);
        }
      });
    },
    step: (rate: number) => {
      for (const number of touched)
        for (let index = number * dimensions; index < (number + 1) * dimensions; index += 1) {
          mean[index] = 0.9 * mean[index]! + 0.1 * sums[index]!;
          square[index] = 0.99 * square[index]! + 0.01 * sums[index]! ** 2;
          places[index]! -= (rate * mean[index]!) / (Math.sqrt(square[index]!) + 1e-8);
          sums[index] = 0;
        }
      touched.clear();
    },
  };
}
