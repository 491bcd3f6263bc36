import type { AnswerAnalysis, UserAnswer } from '@daedap/contract/interviews';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Advice } from './advice.tsx';
import type { RecordedAnswer } from './delivery/recorded-answer.ts';
import { EditTranscript, type EditTranscriptProps } from './edit-transcript.tsx';
import { AnswerDelivery, AnswerPractice } from './later.tsx';
import { MarkedTranscript } from './marked-transcript.tsx';
import { Scores } from './scores.tsx';
import { UnscoredNote } from './unscored-note.tsx';
import { useTexts } from './texts.ts';

/** What a review shows of an answer. An answer of the server is one; `reviewedAnswer` makes one of a fresh analysis. */
export type ReviewedAnswer = Pick<
  UserAnswer,
  | 'analysisStatus'
  | 'failureReason'
  | 'score'
  | 'relevanceScore'
  | 'clarityScore'
  | 'depthScore'
  | 'feedback'
  | 'strengths'
  | 'improvements'
  | 'keywords'
  | 'answerText'
  | 'segments'
  | 'evidence'
  | 'effects'
>;

/** A fresh analysis as a review shows it. An answer without one has neither scores nor words. */
export function reviewedAnswer(analysis: AnswerAnalysis | null): ReviewedAnswer {
  if (!analysis) return unanalysed;
  return {
    ...analysis,
    analysisStatus: 'completed',
    failureReason: null,
    answerText: analysis.transcription,
  };
}

const unanalysed: ReviewedAnswer = {
  analysisStatus: 'failed',
  failureReason: null,
  score: null,
  relevanceScore: null,
  clarityScore: null,
  depthScore: null,
  feedback: null,
  strengths: [],
  improvements: [],
  keywords: [],
  answerText: null,
  segments: [],
  evidence: [],
  effects: [],
};

const grids = {
  live: '@4xl:grid-cols-[2fr_3fr] @4xl:items-start',
  results: '@3xl:grid-cols-[2fr_3fr] @3xl:grid-rows-[auto_1fr] @3xl:items-start',
  details: '@4xl:grid-cols-2 @4xl:items-start',
} as const;

type Props = {
  readonly answer: ReviewedAnswer;
  /** Results show the words before the advice, details shorten long lists. */
  readonly layout: keyof typeof grids;
  /** Names the question, above the scores. */
  readonly heading?: ReactNode;
  /** In the card of the scores, below them. */
  readonly footer?: ReactNode;
  /** Above the scores of a silent answer. */
  readonly silentNote?: ReactNode;
  readonly video?: ReactNode;
  /** Where its recording may be: how it was said is shown below the transcript. */
  readonly recording?: RecordedAnswer | undefined;
  /** Below the transcript, above what comes later: nobody's press goes wrong when that comes. */
  readonly children?: ReactNode;
  /** Shows the video at a second of it. */
  readonly onSeek?: ((seconds: number) => void) | undefined;
  readonly onWatch?: (() => void) | undefined;
  readonly onEdit?: (() => void) | undefined;
  readonly star?: { readonly pressed: boolean; readonly onToggle: () => void } | undefined;
  /** The transcript is being corrected: the editor takes the place of the review. */
  readonly editing?: Omit<EditTranscriptProps, 'text'> | undefined;
};

/** One answer: its score, the three dimensions, advice, and the marked transcript; or why it has no score. */
export function AnswerReview(props: Props) {
  const { answer, layout, heading, footer, silentNote, video, children, editing } = props;
  const { recording, onSeek } = props;
  if (editing) {
    return (
      <Card>
        <EditTranscript text={answer.answerText ?? ''} {...editing} />
      </Card>
    );
  }
  const { analysisStatus: status } = answer;
  const isScored = status === 'completed';
  const summary = (
    <Card>
      {heading}
      {isScored ? (
        <div className={`flex flex-col empty:hidden ${layout === 'details' ? 'gap-5' : 'gap-6'}`}>
          {isSilent(answer) && silentNote}
          <Scores {...answer} />
        </div>
      ) : (
        <UnscoredNote status={status} reason={answer.failureReason} />
      )}
      {footer}
    </Card>
  );
  const advice = isScored && <AdviceCard {...props} />;
  const transcript = (isScored || answer.answerText !== null) && <Transcript {...props} />;
  const delivery = recording && (
    <AnswerDelivery
      answer={answer}
      recording={recording}
      level={layout === 'results' ? 3 : 2}
      onSeek={onSeek}
    />
  );
  const practice = <AnswerPractice {...props} />;
  if (layout === 'results') {
    return (
      <div className="@container flex flex-col gap-5">
        <div className={`grid gap-5 ${grids[layout]}`}>
          {summary}
          <div className="flex min-w-0 flex-col gap-5 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1">
            {video}
            {transcript}
            {children}
            {delivery}
          </div>
          {advice}
        </div>
        {practice}
      </div>
    );
  }
  return (
    <div className="@container flex flex-col gap-5">
      <div className={`grid gap-5 ${transcript || children ? grids[layout] : ''}`}>
        <div className="flex min-w-0 flex-col gap-5">
          {summary}
          {video}
          {advice}
        </div>
        <div className="flex min-w-0 flex-col gap-5 empty:hidden">
          {transcript}
          {children}
          {delivery}
        </div>
      </div>
      {practice}
    </div>
  );
}

/** Nobody said anything, or nothing reached the microphone: it counts as a zero. */
const isSilent = ({ score, answerText }: Pick<ReviewedAnswer, 'score' | 'answerText'>) =>
  score === 0 && (answerText ?? '').trim() === '';

function AdviceCard({ answer, layout }: Props) {
  const { t } = useTexts();
  return (
    <ReviewCard layout={layout} title={t('feedback.sections.feedback')}>
      <Advice {...answer} isShortened={layout === 'details'} />
    </ReviewCard>
  );
}

function Transcript({ answer, layout, onSeek, onWatch, onEdit, star }: Props) {
  const { t } = useTexts();
  return (
    <ReviewCard layout={layout} title={t('feedback.sections.transcript')}>
      {/* Dragging over text selects it; it does not turn to the next answer. */}
      <div data-text="">
        <MarkedTranscript
          transcription={answer.answerText ?? ''}
          evidence={answer.evidence}
          onSeek={onSeek}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {onWatch && (
          <Button variant="secondary" onClick={onWatch}>
            {t('feedback.watch')}
          </Button>
        )}
        {onEdit && (
          <Button variant="secondary" onClick={onEdit}>
            {t('feedback.edit')}
          </Button>
        )}
        {star && <StarButton {...star} />}
      </div>
    </ReviewCard>
  );
}

type ReviewCardProps = Pick<Props, 'layout'> & {
  readonly title: string;
  readonly children: ReactNode;
};

/** The results already have a heading above the answers: theirs are one level lower. */
function ReviewCard({ layout, title, children }: ReviewCardProps) {
  if (layout !== 'results') return <Card title={title}>{children}</Card>;
  return (
    <Card>
      <h3 className="text-lg font-bold">{title}</h3>
      <div className="mt-4">{children}</div>
    </Card>
  );
}

/** Marks an answer as important. */
function StarButton({ pressed, onToggle }: NonNullable<Props['star']>) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={buttonClass({ variant: 'secondary' })}
      onClick={onToggle}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill={pressed ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        className={pressed ? 'text-score-amber' : ''}
        aria-hidden="true"
      >
        <path d="m12 3.5 2.6 5.3 5.9.9-4.2 4.1 1 5.8-5.3-2.7-5.3 2.7 1-5.8-4.2-4.1 5.9-.9L12 3.5Z" />
      </svg>
      {t('feedback.star')}
    </button>
  );
}
