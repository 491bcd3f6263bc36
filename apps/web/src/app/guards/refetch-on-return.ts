/** The browser shows a page as it was left: what it says may be old by now. */
export function refetchOnReturn(): () => void {
  const refetch = async () => {
    const { queryClient } = await import('../query-client.ts');
    await queryClient.invalidateQueries();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // Without a network there is nothing newer to be had.
    if (persisted) refetch().catch(() => undefined);
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
