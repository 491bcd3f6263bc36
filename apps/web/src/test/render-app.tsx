import { render } from '@testing-library/react';
import { createMemoryRouter } from '#/lib/router/router.ts';
import { App } from '#/app/app.tsx';
import { wireLeaving } from '#/app/leaving.ts';
import { routes } from '#/app/routes.tsx';

/** The whole app at an address. */
export function renderApp(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  wireLeaving(router);
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  render(<App router={router} />);
  const here = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  return { router, here, visited };
}
