import type { Session } from '@daedap/contract/interviews';

/** The sessions after and before one, for whoever has to go on without it. */
export function neighboursOf(
  lists: readonly (readonly Session[])[],
  { id }: Pick<Session, 'id'>,
): number[] {
  const list = lists.find((one) => one.some((session) => session.id === id)) ?? [];
  const place = list.findIndex((session) => session.id === id);
  return [list[place + 1], list[place - 1]].flatMap((near) => near?.id ?? []);
}
