import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { useBlocker, useLocation, useParams, useSearchParams } from './hooks.ts';
import { Link, Redirect } from './link.tsx';
import { createMemoryRouter, type Route } from './router.ts';
import { Outlet, RouterProvider, useRouteError } from './router-provider.tsx';

function open(routes: readonly Route[], ...initialEntries: string[]) {
  const router = createMemoryRouter(routes, { initialEntries });
  render(<RouterProvider router={router} fallback={<p>starting</p>} />);
  const here = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { router, here };
}

const Id = () => <p>id {useParams()['id']}</p>;
const Failure = () => <p>failed: {String(useRouteError())}</p>;

describe('finding a page', () => {
  const routes: Route[] = [
    { path: '*', element: <p>not found</p> },
    { path: '/items/:id', element: <Id /> },
    { path: '/items/new', element: <p>new item</p> },
    {
      element: (
        <main>
          <Outlet />
        </main>
      ),
      children: [{ path: '/inside', element: <p>inside</p> }],
    },
  ];

  test.each([
    ['/items/7', 'id 7'],
    ['/items/a%20b/', 'id a b'],
    ['/items/100%', 'id 100%'],
    ['/ITEMS/7', 'id 7'],
    ['/items/new', 'new item'],
    ['/items/7/more', 'not found'],
    ['/', 'not found'],
  ])('%s', (address, text) => {
    open(routes, address);
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('shows a page inside of its layout', () => {
    open(routes, '/inside');
    expect(screen.getByRole('main').textContent).toBe('inside');
  });
});

describe('a page that is loaded', () => {
  const page = (text: string) => () => <p>{text}</p>;

  test('keeps the page before on the screen until it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<() => React.ReactNode>();
    const { router, here } = open(
      [
        { path: '/', element: <p>first</p> },
        { path: '/late', load: () => promise },
      ],
      '/',
    );
    const arrived = act(() => router.navigate('/late'));
    expect(screen.getByText('first')).toBeTruthy();
    expect([here(), router.state.loading]).toEqual(['/', true]);
    resolve(page('late'));
    await arrived;
    expect(screen.getByText('late')).toBeTruthy();
    expect([here(), router.state.loading]).toEqual(['/late', false]);
  });

  test('is not shown if the user has gone elsewhere meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<() => React.ReactNode>();
    const { router, here } = open(
      [
        { path: '/', element: <p>first</p> },
        { path: '/late', load: () => promise },
        { path: '/other', element: <p>other</p> },
      ],
      '/',
    );
    const late = router.navigate('/late');
    await act(() => router.navigate('/other'));
    resolve(page('late'));
    await act(() => late);
    expect(screen.getByText('other')).toBeTruthy();
    expect(here()).toBe('/other');
  });

  test('shows the fallback before the first page, and its failure inside of the layout', async () => {
    const load = vi.fn<NonNullable<Route['load']>>(() => Promise.reject(new Error('no network')));
    const { router } = open(
      [
        {
          element: (
            <main>
              <Outlet />
            </main>
          ),
          children: [
            {
              failure: <Failure />,
              children: [
                { path: '/', load },
                { path: '/other', element: <p>other</p> },
              ],
            },
          ],
        },
      ],
      '/',
    );
    expect(screen.getByText('starting')).toBeTruthy();
    expect((await screen.findByRole('main')).textContent).toBe('failed: Error: no network');
    await act(() => router.navigate('/other'));
    expect(screen.getByRole('main').textContent).toBe('other');
    load.mockResolvedValue(page('loaded'));
    await act(() => router.navigate('/'));
    expect(screen.getByRole('main').textContent).toBe('loaded');
  });
});

test('a link opens its page, replaces the entry of its own page, and leaves other clicks to the browser', async () => {
  const { router } = open([{ path: '*', element: <Link to="/next?a=1#b">next</Link> }], '/');
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/next?a=1#b');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(router.state.location.pathname).toBe('/');
  expect(fireEvent.click(link)).toBe(false);
  await eventually(() => expect(router.state.kind).toBe('push'));
  const { key } = router.state.location;
  fireEvent.click(link);
  await eventually(() => expect(router.state.kind).toBe('replace'));
  expect(router.state.location.key).not.toBe(key);
});

test('the query changes in place, from its newest value', async () => {
  const Filter = () => {
    const [params, setParams] = useSearchParams();
    const add = (name: string) =>
      setParams(
        (now) => {
          now.set(name, '1');
          return now;
        },
        { replace: true, state: 'kept' },
      );
    return (
      <button
        type="button"
        onClick={() => {
          add('a');
          add('b');
        }}
      >
        {params.toString()}
      </button>
    );
  };
  const { router, here } = open([{ path: '/list', element: <Filter /> }], '/list');
  fireEvent.click(screen.getByRole('button'));
  await eventually(() => expect(screen.getByRole('button').textContent).toBe('a=1&b=1'));
  expect(here()).toBe('/list?a=1&b=1');
  expect([router.state.kind, router.state.location.state]).toEqual(['replace', 'kept']);
});

test('a redirect replaces its page and passes its state on', async () => {
  const { router, here } = open(
    [
      { path: '/old', element: <Redirect to="/new" state={7} /> },
      { path: '/new', element: <p>new</p> },
      { path: '/', element: <p>home</p> },
    ],
    '/',
    '/old',
  );
  await eventually(() => expect(here()).toBe('/new'));
  expect(router.state.location.state).toBe(7);
  await act(() => router.navigate(-1));
  expect(screen.getByText('home')).toBeTruthy();
});

describe('a blocker', () => {
  const Guarded = () => {
    const { pathname } = useLocation();
    const [guarded, setGuarded] = useState(true);
    const blocked = useBlocker(({ from, to }) => guarded && from.pathname !== to.pathname);
    return (
      <>
        <p>at {pathname}</p>
        <button type="button" onClick={() => setGuarded(false)}>
          finish
        </button>
        {blocked && (
          <>
            <button type="button" onClick={blocked.stay}>
              stay
            </button>
            <button type="button" onClick={blocked.proceed}>
              leave
            </button>
          </>
        )}
      </>
    );
  };
  const start = () => open([{ path: '*', element: <Guarded /> }], '/a', '/b');
  const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

  test.each([
    ['a link', '/c', '/c'],
    ['going back', -1, '/a'],
  ])('holds back %s until the user decides', async (_, to, target) => {
    const { router, here } = start();
    await act(() => router.navigate(to));
    expect(here()).toBe('/b');
    expect(screen.getByText('at /b')).toBeTruthy();
    await press('stay');
    expect(screen.queryByText('leave')).toBeNull();
    await act(() => router.navigate(to));
    await press('leave');
    await eventually(() => expect(here()).toBe(target));
    expect(screen.getByText(`at ${target}`)).toBeTruthy();
  });

  test('lets pass what it does not mind', async () => {
    const { router, here } = start();
    await act(() => router.navigate('?a=1'));
    expect(here()).toBe('/b?a=1');
    await press('finish');
    await act(() => router.navigate('/c'));
    expect(here()).toBe('/c');
  });
});
