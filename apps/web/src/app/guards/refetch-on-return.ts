import { reportAndReturn } from '#/lib/errors/report-error.ts';

/** The back-forward cache restores a page as it was left, so its data may be old. */
export function refetchOnReturn(): () => void {
  const refetch = async () => {
    const { queryClient } = await import('../query-client.ts');
    await queryClient.invalidateQueries();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted)
      refetch().catch(reportAndReturn('page', 'asking anew after a return', undefined));
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
