import { pages } from '@daedap/contract/pages';
import type { ReactNode } from 'react';
import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';

/** For a user without any session. */
export function NoSessions() {
  const { t } = useTexts();
  return (
    <EmptyList
      picture={
        <BubblePicture>
          <path d="M32 36h56M32 54h34" />
        </BubblePicture>
      }
      title={t('records.newcomer.title')}
      text={t('records.newcomer.text')}
      action={
        <ButtonLink to={pages.setup} size="large">
          {t('records.newcomer.button')}
        </ButtonLink>
      }
    />
  );
}

/** For a filter that matches no session. */
export function NoMatches({ onClear }: { onClear: () => void }) {
  const { t } = useTexts();
  return (
    <EmptyList
      picture={
        <BubblePicture>
          <circle cx="56" cy="38" r="14" />
          <path d="m67 49 10 10" />
        </BubblePicture>
      }
      title={t('records.noMatch.title')}
      text={t('records.noMatch.text')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('records.filters.clear')}
        </Button>
      }
    />
  );
}

type Props = {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
};

function EmptyList({ picture, title, text, action }: Props) {
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
