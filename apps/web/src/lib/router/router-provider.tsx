import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import type { Location } from './history.ts';
import type { Route, Router, RouterState } from './router.ts';

const RouterContext = createContext<Router | null>(null);
const StateContext = createContext<RouterState | null>(null);
/** The place of the current route in `state.routes`. */
const DepthContext = createContext(-1);
const FailureContext = createContext<unknown>(null);

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('RouterProvider is missing');
  return value;
}

export const useRouter = (): Router => required(use(RouterContext));

/** What the screen shows. `useRouter().state` may be ahead of it. */
export const useRouterState = (): RouterState => required(use(StateContext));

/** What failed, inside of a route's `failure`. */
export const useRouteError = (): unknown => use(FailureContext);

type Props = {
  readonly router: Router;
  /** Shown until the code of the first page is loaded. */
  readonly fallback?: ReactNode;
};

export function RouterProvider({ router, fallback = null }: Props) {
  const [state, setState] = useState(router.state);
  useEffect(() => {
    // The page stays usable while the next one is rendered.
    const show = (next: RouterState) => startTransition(() => setState(next));
    show(router.state);
    return router.subscribe(show);
  }, [router]);
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        {state.routes.length > 0 ? <RouteAt depth={0} /> : fallback}
      </StateContext>
    </RouterContext>
  );
}

/** The page or layout inside of this layout. */
export function Outlet() {
  return <RouteAt depth={use(DepthContext) + 1} />;
}

function RouteAt({ depth }: { readonly depth: number }) {
  const { routes, failed, location } = useRouterState();
  const route = routes[depth];
  if (!route) return null;
  const content = (
    <DepthContext value={depth}>
      {failed?.at === depth ? (
        <FailureContext value={failed.error}>{route.failure}</FailureContext>
      ) : (
        <Content route={route} />
      )}
    </DepthContext>
  );
  if (route.failure === undefined) return content;
  return (
    <FailureBoundary location={location} failure={route.failure}>
      {content}
    </FailureBoundary>
  );
}

function Content({ route }: { readonly route: Route }) {
  const content = useRouter().contentOf(route);
  return content === undefined ? <Outlet /> : content;
}

type BoundaryProps = {
  readonly location: Location;
  readonly failure: ReactNode;
  readonly children: ReactNode;
};
type BoundaryState = { readonly location: Location; readonly caught: { error: unknown } | null };

/** Shows the failure of a route until the user goes elsewhere. */
class FailureBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, caught: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return location === state.location ? null : { location, caught: null };
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return <FailureContext value={caught.error}>{this.props.failure}</FailureContext>;
  }
}
