import { isInterviewPath } from './interview-path.ts';
import { interviewQuestion } from './worker-words.ts';

/** Tells a worker that asks whether this page is in an interview. Calling what it returns ends it. */
export function answerWorker(
  container: ServiceWorkerContainer,
  here: () => string = () => window.location.pathname,
): () => void {
  const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
    const asked = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
    if (asked === interviewQuestion.type) ports[0]?.postMessage(isInterviewPath(here()));
  };
  container.addEventListener('message', onMessage);
  container.startMessages();
  return () => container.removeEventListener('message', onMessage);
}
