import type { AnswerAnalysis } from '@daedap/contract/interviews';
import { type ReactNode, useId } from 'react';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { FeedbackList } from './feedback-list.tsx';
import { focusWhenFree } from '#/ui/focus-when-free.ts';
import { Keywords } from './keywords.tsx';
import { MarkedTranscript } from './marked-transcript.tsx';
import { ScoreCircle } from './score-circle.tsx';
import { StarAnswer } from './star-answer.tsx';
import { SubScores, type SubScoresProps } from './sub-scores.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly analysis: SubScoresProps &
    Pick<
      AnswerAnalysis,
      | 'score'
      | 'feedback'
      | 'strengths'
      | 'improvements'
      | 'keywords'
      | 'transcription'
      | 'evidence'
    >;
  readonly questionText: string;
  /** It has just taken the place of what had the focus. */
  readonly arriving?: boolean | undefined;
  readonly onSeek?: ((seconds: number) => void) | undefined;
  readonly onWatch?: (() => void) | undefined;
  readonly onEdit?: (() => void) | undefined;
  readonly star?: { readonly pressed: boolean; readonly onToggle: () => void } | undefined;
  /** What stands under the transcript: a follow-up question, for one. */
  readonly children?: ReactNode;
};

/** How an answer was: one number and one sentence, then why, then the words themselves. */
export function AnswerFeedback(props: Props) {
  const {
    analysis,
    questionText,
    arriving = false,
    onSeek,
    onWatch,
    onEdit,
    star,
    children,
  } = props;
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="@container">
      <div className="grid gap-5 @4xl:grid-cols-[2fr_3fr] @4xl:items-start">
        <div className="flex min-w-0 flex-col gap-5">
          <Card>
            <h2
              id={titleId}
              ref={arriving ? focusWhenFree : undefined}
              tabIndex={-1}
              className="mb-5 text-lg font-bold wrap-anywhere"
            >
              {questionText}
            </h2>
            <ScoreCircle score={analysis.score} />
            <div className="mt-6">
              <SubScores {...analysis} />
            </div>
          </Card>
          <Card title={t('feedback.sections.feedback')}>
            <div className="flex flex-col gap-5">
              <p className="text-pretty wrap-anywhere">{analysis.feedback}</p>
              <FeedbackList
                title={t('feedback.sections.strengths')}
                items={analysis.strengths}
                sign="✓"
              />
              <FeedbackList
                title={t('feedback.sections.improvements')}
                items={analysis.improvements}
                sign="→"
              />
              <Keywords words={analysis.keywords} />
            </div>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Card title={t('feedback.sections.transcript')}>
            <MarkedTranscript
              transcription={analysis.transcription}
              evidence={analysis.evidence}
              onSeek={onSeek}
            />
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
              {star && <StarAnswer {...star} />}
            </div>
          </Card>
          {children}
        </div>
      </div>
    </section>
  );
}
