import {
  interviewQuestion,
  isInterviewPath,
  type PageMessage,
  type WarmGroup,
  warmGroups,
} from '#/lib/pwa/worker-messages.ts';
import type { Clients } from './scope.ts';

/** If a page does not reply in this time, its address decides whether it is in an interview. */
const clientPatienceMs = 1_000;

type Client = Awaited<ReturnType<Clients['matchAll']>>[number];

/** Asks the page itself, because browsers disagree on whether a worker sees addresses that changed without a load. */
function isInInterview(client: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (reply: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(reply);
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

const isGroup = (value: unknown): value is WarmGroup => warmGroups.some((group) => group === value);

/** The message of a page, or null if it cannot be read: an older page may talk to a newer worker. */
export function readMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'APPLY') return { type: 'APPLY' };
  if (data.type === 'FORGET') {
    const except = 'except' in data && typeof data.except === 'string' ? data.except : null;
    return { type: 'FORGET', except };
  }
  if (data.type === 'WARM' && 'groups' in data && Array.isArray(data.groups)) {
    return { type: 'WARM', groups: data.groups.filter(isGroup) };
  }
  return null;
}
