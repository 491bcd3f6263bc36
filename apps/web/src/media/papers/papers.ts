import type { MadeQuestion, QuestionOrder } from '@daedap/materials/make-questions';
import type { Mask, MaskOptions } from '@daedap/materials/masks';
import { runInWorker } from '#/media/run-in-worker.ts';
import { paperMaxBytes, type PaperReading } from './limits.ts';
import type { PaperTask } from './paper-worker.ts';

const startWorker = () =>
  new Worker(new URL('./paper-worker.ts', import.meta.url), { type: 'module' });

const run = <Reply>(task: PaperTask, transfer: Transferable[] = []) =>
  runInWorker<Reply>(startWorker, task, transfer);

/** Everything about papers happens in a worker on this device: the page stays free, and nothing is sent. */
export const paperWork = {
  read: async (file: File): Promise<PaperReading> => {
    if (file.size > paperMaxBytes) return { outcome: 'failed', problem: 'tooLarge' };
    const bytes = new Uint8Array(await file.arrayBuffer());
    return run<PaperReading>({ type: 'read', file: { name: file.name, bytes } }, [bytes.buffer]);
  },
  mask: (text: string, options: MaskOptions) =>
    run<readonly Mask[]>({ type: 'mask', text, options }),
  make: (order: QuestionOrder) => run<readonly MadeQuestion[]>({ type: 'make', order }),
};
