import { useQuery } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** Whether the server has a language model that makes questions. Unknown means no. */
export function useServerModel(): boolean {
  const { data } = useQuery({
    queryKey: ['server-model'],
    queryFn: async ({ signal }) => {
      // Only the page for admins needs the rest of what it describes, so that it comes after this page.
      const { getHealth } = await import('@daedap/contract/calls/health');
      return (await call(getHealth, { signal })).engines.questions;
    },
    retry: false,
    staleTime: Infinity,
  });
  return data?.provider === 'openai-compatible' && data.status === 'ok';
}
