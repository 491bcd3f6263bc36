import { reportAndReturn } from '#/lib/errors/report-error.ts';

/** The browser shows a page as it was left: what it says may be old by now. */
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
