import { useRouteError } from 'react-router';
import { Failure } from '#/features/shell/failure.tsx';

export function RouteFailure() {
  return <Failure error={useRouteError()} />;
}
