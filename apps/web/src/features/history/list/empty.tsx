import type { ReactNode } from 'react';
import { Card } from '#/ui/card.tsx';

type Props = {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
};

/** In the place of the lists, when there is nothing to list. */
export function Empty({ picture, title, text, action }: Props) {
  return (
    <Card>
      <div className="mx-auto flex max-w-md flex-col items-center py-6 text-center">
        <div className="text-accent-ink">{picture}</div>
        <h2 className="mt-6 text-2xl font-bold">{title}</h2>
        <p className="mt-2 text-pretty text-ink-soft">{text}</p>
        <div className="mt-8">{action}</div>
      </div>
    </Card>
  );
}
