import { createCoach } from '@daedap/coach/coach';
import type { EvaluateInput } from '@daedap/coach/evaluate';

declare global {
  var evaluateAll: (files: { program: string; model: string }, inputs: EvaluateInput[]) => string;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The coach's analyses of some answers, as JSON. The files of the text analyser are passed in base64. */
globalThis.evaluateAll = ({ program, model }, inputs) => {
  const coach = createCoach({ program: bytesOf(program), model: bytesOf(model) });
  return JSON.stringify(inputs.map((input) => coach.evaluate(input)));
};
