import type { ExampleAnswer } from '@daedap/contract/practice';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Skeleton } from '#/ui/loading.tsx';
import { Notice } from '#/ui/notice.tsx';
import { exampleQuery, type PartProps } from './queries.ts';
import { useTexts } from './texts.ts';

type Level = Pick<PartProps, 'level'>;

/** An example answer beside the user's own, and what the example has that the user's does not. */
export function Example({ answer, level }: PartProps) {
  const { t } = useTexts();
  const { text } = answer;
  const { data, isError } = useQuery(exampleQuery(answer));
  if (isError)
    return (
      <div className="mt-5">
        <Notice tone="info">{t('practice.example.failed')}</Notice>
      </div>
    );
  if (data === undefined)
    return (
      <div className="mt-5 flex flex-col gap-3">
        <output className="sr-only">{t('common.loading')}</output>
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </div>
    );
  if (data === null) return <p className="mt-5 text-ink-soft">{t('practice.example.none')}</p>;
  return (
    <div className="@container mt-5">
      <p className="text-pretty text-ink-soft">{t('practice.example.note')}</p>
      <div className="mt-5 grid gap-6 @2xl:grid-cols-2">
        <Column title={t('practice.example.own')} level={level}>
          <p className="whitespace-pre-line wrap-anywhere" data-text="">
            {text.trim() || t('practice.example.silent')}
          </p>
        </Column>
        <Column title={t('practice.example.title')} level={level}>
          <Sentences example={data} />
        </Column>
      </div>
      <Differences points={data.points} level={level} />
    </div>
  );
}

type ColumnProps = Level & { readonly title: string; readonly children: ReactNode };

function Column({ title, level, children }: ColumnProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <Heading id={titleId} className="font-bold">
        {title}
      </Heading>
      <div className="mt-2">{children}</div>
    </section>
  );
}

/** The sentences in their order; each stretch about one point has its name above it. */
function Sentences({ example }: { readonly example: ExampleAnswer }) {
  const stretches: { point: string; text: string }[] = [];
  for (const { point, text } of example.sentences) {
    const last = stretches.at(-1);
    if (last?.point === point) last.text += ` ${text}`;
    else stretches.push({ point, text });
  }
  return (
    <ol lang={example.language} className="flex flex-col gap-3" data-text="">
      {stretches.map(({ point, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same point may come twice
        <li key={index} className="border-l-2 border-accent pl-3">
          {point !== '' && <p className="text-sm font-semibold text-accent-ink">{point}</p>}
          <p className="wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Differences({ points, level }: Level & Pick<ExampleAnswer, 'points'>) {
  const { t } = useTexts();
  const namesOf = (wanted: boolean) =>
    points.filter(({ said }) => said === wanted).map(({ name }) => name);
  const [missing, shared] = [namesOf(false), namesOf(true)];
  if (missing.length + shared.length === 0) return null;
  return (
    <div className="mt-6 flex flex-col gap-5 border-t border-line pt-5">
      {missing.length > 0 ? (
        <div>
          <PointList title={t('practice.example.missing')} names={missing} level={level} />
          <p className="mt-2 text-sm text-ink-soft">{t('practice.example.missingNote')}</p>
        </div>
      ) : (
        <p>{t('practice.example.allSaid')}</p>
      )}
      {missing.length > 0 && shared.length > 0 && (
        <PointList title={t('practice.example.shared')} names={shared} level={level} />
      )}
    </div>
  );
}

type PointListProps = Level & { readonly title: string; readonly names: readonly string[] };

function PointList({ title, names, level }: PointListProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading id={titleId} className="font-bold">
        {title}
      </Heading>
      <ul aria-labelledby={titleId} className="mt-2 list-disc pl-5 marker:text-accent-ink">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
