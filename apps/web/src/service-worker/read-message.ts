import { type PageMessage, type WarmGroup, warmGroups } from '#/lib/pwa/worker-words.ts';

const isGroup = (value: unknown): value is WarmGroup => warmGroups.some((group) => group === value);

/** What a page said, or null when it makes no sense: an older page may speak to a newer worker. */
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
