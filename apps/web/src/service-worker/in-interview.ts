import { isInterviewPath } from '#/lib/pwa/interview-path.ts';
import { interviewQuestion } from '#/lib/pwa/worker-words.ts';
import { clientPatienceMs } from './limits.ts';
import type { Clients } from './scope.ts';

type Client = Awaited<ReturnType<Clients['matchAll']>>[number];

/** The page itself knows best; browsers disagree on whether a worker sees addresses that changed without a load. */
function isInInterview(client: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const byAddress = () => isInterviewPath(new URL(client.url).pathname);
    const timer = setTimeout(() => settle(byAddress()), clientPatienceMs);
    port1.addEventListener('message', ({ data }) => settle(data === true));
    port1.start();
    client.postMessage(interviewQuestion, [port2]);
  });
}

export async function anyInInterview(clients: Clients): Promise<boolean> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return (await Promise.all(pages.map(isInInterview))).includes(true);
}
