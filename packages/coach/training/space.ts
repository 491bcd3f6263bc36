import { direction, nearness, type Place } from '../src/meaning/meaning.ts';
import { randomFrom, shuffled } from '../src/seeded.ts';

/** A question with the terms of its texts. */
export type TrainingQuestion = {
  readonly id: string;
  readonly text: readonly string[];
  readonly points: readonly {
    readonly label: readonly string[];
    readonly sentences: readonly (readonly string[])[];
  }[];
};

export type Space = {
  readonly terms: ReadonlyMap<string, number>;
  /** The places of the terms, one after the other. */
  readonly places: Float32Array;
  readonly points: ReadonlyMap<string, readonly Place[]>;
  readonly placeOf: (terms: readonly string[]) => Place;
  readonly nearness: (one: Place, two: Place) => number;
};

const settings = {
  epochs: 20,
  /** Questions that are learned from together: the points of all of them are the wrong choices for a sentence. */
  batch: 8,
  /** The share of terms that is left out at random, so that no term is relied on alone. */
  dropped: 0.3,
  /** The share by which all places shrink in each epoch. */
  decay: 0.1,
  rate: 0.02,
  /** How sharply near and far are told apart. */
  sharpness: 12,
  /** The weight of a point's label beside its sentences, and of "which question is it" beside "which point is it". */
  label: 0.5,
  question: 0.5,
  /** A term of fewer texts than this is not learned. */
  leastTexts: 2,
} as const;

/** A text in training: its terms, its place, the length before that became 1, and what should change. */
type Learned = {
  readonly terms: readonly number[];
  readonly place: Float32Array;
  readonly length: number;
  readonly change: Float32Array;
};

/**
 * Learns a place for each term, so that a sentence is near the other sentences of its point and far from those of other
 * points. The place of a text is the sum of its terms'. The place of a point is the mean of its sentences' and its label's.
 */
export function trainSpace(questions: readonly TrainingQuestion[], dimensions: number): Space {
  const random = randomFrom('meaning');
  const normal = () =>
    Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  const texts = questions.flatMap(({ text, points }) => [
    text,
    ...points.flatMap(({ label, sentences }) => [label, ...sentences]),
  ]);
  const uses = countTexts(texts);
  const terms = new Map(
    [...uses.keys()]
      .filter((term) => uses.get(term)! >= settings.leastTexts)
      .toSorted()
      .map((term, number) => [term, number]),
  );
  const places = new Float32Array(terms.size * dimensions);
  for (const [term, number] of terms) {
    // A rare term says more than a common one.
    const size = (0.05 * Math.log(texts.length / uses.get(term)!)) / Math.sqrt(dimensions);
    for (let at = 0; at < dimensions; at += 1) places[number * dimensions + at] = normal() * size;
  }
  const numbersOf = (text: readonly string[]) => text.flatMap((term) => terms.get(term) ?? []);

  const learn = (numbers: readonly number[]): Learned => {
    const sum = new Float32Array(dimensions);
    for (const number of numbers)
      for (let at = 0; at < dimensions; at += 1) sum[at]! += places[number * dimensions + at]!;
    const length = Math.sqrt(nearness(sum, sum)) + 1e-6;
    return {
      terms: numbers,
      place: sum.map((value) => value / length),
      length,
      change: new Float32Array(dimensions),
    };
  };
  const thinned = (numbers: readonly number[]) => {
    const kept = numbers.filter(() => random() > settings.dropped);
    return kept.length > 0 ? kept : numbers;
  };

  const data = questions.map(({ id, text, points }) => ({
    id,
    text: numbersOf(text),
    points: points.map(({ label, sentences }) => ({
      label: numbersOf(label),
      sentences: sentences.map(numbersOf),
    })),
  }));

  const optimiser = createOptimiser(places, dimensions);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    const order = shuffled(data, random);
    for (let start = 0; start < order.length; start += settings.batch) {
      const batch = order.slice(start, start + settings.batch);
      const asked = batch.map(({ text }) => learn(thinned(text)));
      const points = batch.flatMap((question, index) =>
        question.points.map(({ label, sentences }) => ({
          asked: index,
          label: learn(thinned(label)),
          sentences: sentences.map((sentence) => learn(thinned(sentence))),
        })),
      );
      compare(points, asked);
      for (const { label, sentences } of points)
        for (const text of [label, ...sentences]) optimiser.add(text);
      for (const text of asked) optimiser.add(text);
      // The last part of the training takes smaller and smaller steps.
      optimiser.step(
        settings.rate * Math.min(1, (settings.epochs - epoch) / (0.4 * settings.epochs)),
      );
    }
    for (let at = 0; at < places.length; at += 1) places[at]! *= 1 - settings.decay;
  }

  return {
    terms,
    places,
    points: new Map(
      data.map(({ id, points }) => [
        id,
        points.map(({ label, sentences }) => centreOf(sentences.map(learn), learn(label)).place),
      ]),
    ),
    placeOf: (text) => learn(numbersOf(text)).place,
    nearness,
  };
}

function countTexts(texts: readonly (readonly string[])[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const text of texts) for (const term of text) uses.set(term, (uses.get(term) ?? 0) + 1);
  return uses;
}

type Centre = { readonly place: Place; readonly length: number; readonly count: number };

/** The place of a point, without the sentence that is compared with it. */
function centreOf(sentences: readonly Learned[], label: Learned, without?: Learned): Centre {
  const others = sentences.filter((sentence) => sentence !== without);
  const sum = label.place.map((value) => settings.label * value);
  for (const { place } of others)
    for (let at = 0; at < sum.length; at += 1) sum[at]! += place[at]! / others.length;
  return {
    place: direction(sum),
    length: Math.sqrt(nearness(sum, sum)) + 1e-6,
    count: Math.max(1, others.length),
  };
}

type LearnedPoint = {
  readonly asked: number;
  readonly label: Learned;
  readonly sentences: readonly Learned[];
};

/** Adds to each text how its place should change (the gradient of the cross entropy). */
function compare(points: readonly LearnedPoint[], asked: readonly Learned[]): void {
  const total = points.reduce((count, { sentences }) => count + sentences.length, 0);
  const centres = points.map(({ sentences, label }) => centreOf(sentences, label));
  points.forEach((point, own) => {
    for (const sentence of point.sentences) {
      const choices = centres.map((centre, index) =>
        index === own ? centreOf(point.sentences, point.label, sentence) : centre,
      );
      errorsOf(
        sentence,
        choices.map(({ place }) => place),
        own,
      ).forEach((error, index) => {
        const pull = error / total;
        addTo(sentence.change, choices[index]!.place, pull);
        pullPoint(points[index]!, choices[index]!, sentence, pull);
      });
      errorsOf(
        sentence,
        asked.map(({ place }) => place),
        point.asked,
      ).forEach((error, index) => {
        const pull = (settings.question * error) / total;
        addTo(sentence.change, asked[index]!.place, pull);
        addTo(asked[index]!.change, sentence.place, pull);
      });
    }
  });
}

/** How much too near a text is to each place (positive), or too far (negative). */
function errorsOf({ place }: Learned, choices: readonly Place[], right: number): number[] {
  const values = choices.map((choice) => settings.sharpness * nearness(place, choice));
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((one, two) => one + two, 0);
  return powers.map(
    (power, index) => settings.sharpness * (power / sum - (index === right ? 1 : 0)),
  );
}

function pullPoint(point: LearnedPoint, centre: Centre, sentence: Learned, pull: number): void {
  const along = nearness(sentence.place, centre.place);
  const change = sentence.place.map(
    (value, at) => (pull * (value - along * centre.place[at]!)) / centre.length,
  );
  addTo(point.label.change, change, settings.label);
  for (const other of point.sentences)
    if (other !== sentence) addTo(other.change, change, 1 / centre.count);
}

function addTo(target: Float32Array, vector: Float32Array, factor: number): void {
  for (let at = 0; at < target.length; at += 1) target[at]! += factor * vector[at]!;
}

/** Adam: steps of about the same size for rare and common terms. */
function createOptimiser(places: Float32Array, dimensions: number) {
  const mean = new Float32Array(places.length);
  const square = new Float32Array(places.length);
  const changes = new Map<number, Float32Array>();
  return {
    add: ({ terms, place, length, change }: Learned) => {
      const along = nearness(change, place);
      for (const term of terms) {
        const sum = changes.get(term) ?? new Float32Array(dimensions);
        changes.set(term, sum);
        for (let at = 0; at < dimensions; at += 1)
          sum[at]! += (change[at]! - along * place[at]!) / length;
      }
    },
    step: (rate: number) => {
      for (const [term, change] of changes)
        for (let at = 0; at < dimensions; at += 1) {
          const index = term * dimensions + at;
          mean[index] = 0.9 * mean[index]! + 0.1 * change[at]!;
          square[index] = 0.99 * square[index]! + 0.01 * change[at]! ** 2;
          places[index]! -= (rate * mean[index]) / (Math.sqrt(square[index]) + 1e-8);
        }
      changes.clear();
    },
  };
}
