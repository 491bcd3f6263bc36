/** Between sign-in and registration, the page that was asked for is not forgotten. */
export function withRedirect(page: string, query: URLSearchParams): string {
  const redirect = query.get('redirect');
  return redirect === null ? page : `${page}?${new URLSearchParams({ redirect }).toString()}`;
}
