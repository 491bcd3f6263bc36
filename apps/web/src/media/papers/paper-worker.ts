import { makeQuestions, type QuestionOrder } from '@daedap/materials/make-questions';
import { type MaskOptions, maskPersonalData } from '@daedap/materials/masks';
import { type PaperFile, readPaper } from './read-paper.ts';

/** One worker does one of these and ends. */
export type PaperTask =
  | { readonly type: 'read'; readonly file: PaperFile }
  | { readonly type: 'mask'; readonly text: string; readonly options: MaskOptions }
  | { readonly type: 'make'; readonly order: QuestionOrder };

addEventListener('message', ({ data }: MessageEvent<PaperTask>) => {
  void perform(data).then((reply) => postMessage(reply));
});

async function perform(task: PaperTask) {
  switch (task.type) {
    case 'read':
      return readPaper(task.file, async () => (await import('./read-pdf.ts')).readPdf);
    case 'mask':
      return maskPersonalData(task.text, task.options).masks;
    case 'make':
      return makeQuestions(task.order);
  }
}
