import { Component, type ReactNode } from 'react';
import { Failure } from '#/features/shell/failure.tsx';
import { reportError } from '#/lib/errors/report-error.ts';

type State = { readonly failure: { readonly error: unknown } | null };

/** The last resort, for errors outside of any route. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, 'render', 'drawing the app');
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <Failure error={failure.error} /> : this.props.children;
  }
}
