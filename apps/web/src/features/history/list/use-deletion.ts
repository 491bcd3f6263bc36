import type { Session } from '@daedap/contract/interviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { deleteSession } from '#/domain/session/delete-session.ts';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { showToast } from '#/ui/toast-store.ts';
import { forgetRecord } from './api/forget-record.ts';
import { linkIdOf } from './link-id.ts';
import { neighboursOf } from './neighbours.ts';
import { useTexts } from '#/domain/session/texts.ts';

type Around = {
  readonly userId: number;
  readonly lists: readonly (readonly Session[])[];
  /** Where focus goes when no card is left near the one that went. */
  readonly heading: RefObject<HTMLElement | null>;
};

/** Asks, deletes on the server and on this device, and takes the card away once the server has confirmed. */
export function useDeletion({ userId, lists, heading }: Around) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Session | null>(null);
  const { mutate, isPending, variables, error, reset, data } = useMutation({
    mutationFn: async (session: Session) => {
      const near = neighboursOf(lists, session);
      await deleteSession(userId, session);
      await forgetRecord(client, session.id);
      return near;
    },
    onSuccess: () => showToast(t('sessions.delete.done')),
  });
  // By now the card is gone, and with it the button that had the focus.
  useEffect(() => {
    if (!data) return;
    const link = data.map((id) => document.getElementById(linkIdOf(id))).find(Boolean);
    focusWhenFree(link ?? heading.current);
  }, [data, heading]);
  return {
    asked,
    ask: setAsked,
    decline: () => setAsked(null),
    confirm: () => {
      if (asked) mutate(asked);
      setAsked(null);
    },
    deleting: isPending ? variables.id : null,
    error,
    dismiss: reset,
  };
}

export type Deletion = ReturnType<typeof useDeletion>;
