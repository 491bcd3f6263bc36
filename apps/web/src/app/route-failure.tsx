import { useEffect } from 'react';
import { useRouteError } from '#/lib/router/router-provider.tsx';
import { Failure } from '#/features/shell/failure.tsx';
import { reportError } from '#/lib/errors/report-error.ts';

export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => reportError(error, 'render', 'drawing a page'), [error]);
  return <Failure error={error} />;
}
