import { lazy, Suspense } from 'react';
import type { Props } from './add-to-set-button.tsx';

const AddToSetButton = lazy(async () => ({
  default: (await import('./add-to-set-button.tsx')).AddToSetButton,
}));

/** Puts the question of a past answer into a set of the user. It comes after the page. */
export function AddToSet(props: Props) {
  return (
    <Suspense>
      <AddToSetButton {...props} />
    </Suspense>
  );
}
