import { getHealth } from '@daedap/contract/calls/health';
import { useQuery } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

/** Whether the server has a language model that makes questions. Unknown means no. */
export function useServerModel(): boolean {
  const { data } = useQuery({
    queryKey: ['server-model'],
    queryFn: async ({ signal }) => (await call(getHealth, { signal })).engines.questions,
    retry: false,
    staleTime: Infinity,
  });
  return data?.provider === 'openai-compatible' && data.status === 'ok';
}
