import { difficultyNames } from '@daedap/contract/category-names';
import type { Question } from '@daedap/contract/interviews';
import { lazy, Suspense, useState } from 'react';
import { Prompter } from '#/domain/answer/review/later.tsx';
import { durationText } from '#/domain/plan/plan-texts.ts';
import { Announcement } from '#/domain/preparation/countdown-ring.tsx';
import {
  type Answer,
  answerLimitOf,
  type InterviewContext,
  isHeard,
  languageOf,
  missingTracks,
  questionOf,
} from '#/features/interview/interview-context.ts';
import { isReal } from '#/features/interview/real/given-answers.ts';
import { useTexts } from '#/features/interview/texts.ts';
import { useInterviewerParts } from '#/domain/interviewer/use-parts.ts';
import { Button } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { ControlBar } from './control-bar.tsx';
import { announcementOf } from './control.ts';
import { categoryLabel } from './labels.ts';
import { focusAfterRender } from './focus-after-render.ts';
import { LiveHeader } from './live-header.tsx';
import type { LiveProps } from '#/features/interview/interview-machine.ts';
import { ModeChooser, TimeLimitBox } from './answer-options.tsx';
import { EarlierQuestion, EarlierSound } from './real-parts.tsx';
import { Stage } from './stage.tsx';

/** The question, the camera, one button: stacked on a phone, side by side on a wide screen or a phone in landscape. */
export function AnswerScreen(live: LiveProps) {
  const { t } = useTexts();
  const { snapshot, send } = live;
  const { context } = snapshot;
  const answering = snapshot.matches({ flow: 'answering' });
  const parts = useInterviewerParts();
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <LiveHeader {...live} />
      <StorageBanner context={context} />
      <TrackWarning context={context} />
      <div className="page-width grid flex-1 grid-cols-1 content-start gap-4 py-4 max-lg:low:grid-cols-2 max-lg:low:grid-rows-[auto_1fr] max-lg:low:gap-x-6 max-lg:low:py-3 lg:min-h-0 lg:grid-cols-[minmax(0,1.75fr)_minmax(20rem,1fr)] lg:grid-rows-[auto_minmax(0,1fr)] lg:content-stretch lg:gap-x-8">
        <div className="max-lg:low:col-start-2 lg:col-start-2 lg:max-h-[45dvh] lg:overflow-y-auto">
          <EarlierQuestion context={context} />
          <QuestionCard question={questionOf(context)} focus={questionFocus(context)} />
          {isBeforeAnswer(snapshot) && !isReal(context) && <KeyPointsOffer context={context} />}
          {isBeforeAnswer(snapshot) && isReal(context) && <EarlierSound context={context} />}
          <Prompter key={context.index} {...context} />
        </div>
        <div className="grid max-lg:low:sticky max-lg:low:top-[calc(57px+var(--safe-top))] max-lg:low:col-start-1 max-lg:low:row-span-2 max-lg:low:row-start-1 max-lg:low:self-start lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:min-h-0">
          <Stage {...live} parts={parts} />
        </div>
        <div className="flex flex-col gap-4 max-lg:low:col-start-2 lg:col-start-2 lg:overflow-y-auto lg:pr-1 lg:pb-1">
          <div>
            <TimeLimitBox
              format={context.config.format}
              answerLimit={answerLimitOf(context)}
              timeLimit={context.timeLimit}
              onUpgrade={() => send({ type: 'OPEN_UPGRADE' })}
              onUseMore={(timeLimit) => send({ type: 'UPGRADED', timeLimit })}
            />
            {/* Without a microphone no engine listens; the warning above says so. */}
            {!missingTracks(context).includes('sound') && (
              <SpeechNote speech={context.answer.speech} />
            )}
          </div>
          <ModeChooser
            mode={context.answer.mode}
            locked={answering}
            onChange={(mode) => send({ type: 'SET_MODE', mode })}
          />
          {/* It is loaded after the page: its place is kept, so that nothing below it moves. */}
          {!answering && <div className="min-h-11">{parts && <parts.SettingsButton />}</div>}
          <div className="text-sm text-ink-soft">
            <p>{t('interview.privacy')}</p>
            <p className="max-lg:hidden">{t('interview.control.space')}</p>
          </div>
        </div>
      </div>
      <ControlBar {...live} />
      <Announcement text={announcementOf(snapshot)} />
    </div>
  );
}

const isBeforeAnswer = (snapshot: LiveProps['snapshot']) =>
  (['waiting', 'asking', 'countdown'] as const).some((flow) => snapshot.matches({ flow }));

/** Loaded on request. */
const KeyPoints = lazy(async () => ({ default: (await import('./key-points.tsx')).KeyPoints }));

function KeyPointsOffer({ context }: { context: InterviewContext }) {
  const { t } = useTexts();
  const question = questionOf(context);
  // Another question is asked without them again.
  const [shownFor, setShownFor] = useState<number | null>(null);
  if (shownFor !== question.id) {
    return (
      <div className="-ml-4">
        <Button variant="quiet" onClick={() => setShownFor(question.id)}>
          <span className="text-accent-ink underline underline-offset-4">
            {t('interview.keyPoints.show')}
          </span>
        </Button>
      </div>
    );
  }
  return (
    <Suspense>
      <KeyPoints sessionId={context.sessionId} question={question} language={languageOf(context)} />
    </Suspense>
  );
}

type QuestionProps = {
  readonly question: Question;
  readonly focus: ((element: HTMLElement | null) => void) | undefined;
};

const focusAtOnce = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** A voice that failed had left the focus on the button. */
function questionFocus(context: InterviewContext): QuestionProps['focus'] {
  if (isHeard(context) !== 'no') return undefined;
  return context.answer.asked === 'silently' ? focusAtOnce : focusAfterRender;
}

/** The question: the largest text of the screen. The focus makes screen readers read it, unless the voice does. */
function QuestionCard({ question, focus }: QuestionProps) {
  const { t, language } = useTexts();
  const { id, category, subCategory, difficulty, expectedDuration } = question;
  return (
    <div>
      <h1
        key={id}
        ref={focus}
        tabIndex={-1}
        data-question-id={id}
        className="text-2xl leading-snug font-extrabold tracking-tight wrap-anywhere sm:text-3xl lg:text-[1.75rem]"
      >
        {question.question}
      </h1>
      <p className="mt-2 flex flex-wrap gap-x-2 text-sm text-ink-soft">
        {[
          categoryLabel(category, subCategory, language),
          difficultyNames[difficulty][language],
          t('interview.expected', { time: durationText(expectedDuration) }),
        ].join(' · ')}
      </p>
    </div>
  );
}

/** Which engine listens, and what is wrong with it. */
function SpeechNote({ speech }: Pick<Answer, 'speech'>) {
  const { t } = useTexts();
  const { method, status, trouble } = speech;
  return (
    <div>
      {method && !trouble && (
        <p className="mt-3 text-sm text-ink-soft">
          {method === 'recorder'
            ? t('interview.speech.after')
            : t('interview.speech.method', { name: t(`interview.speech.methods.${method}`) })}
          {status === 'processing' && ` · ${t('interview.speech.processing')}`}
        </p>
      )}
      {/* In the page from the start, so that what appears in it is announced. */}
      <output className="block not-empty:mt-3">
        {trouble && (
          <Notice tone="info">
            <p className="text-sm">{t(`interview.speech.trouble.${trouble}`)}</p>
          </Notice>
        )}
      </output>
    </div>
  );
}

type StorageTrouble = 'full' | 'failed' | 'critical' | 'low';

/** Trouble of this answer comes before a warning about the next. */
function troubleOf({ answer, space }: InterviewContext): StorageTrouble | null {
  if (answer.storage) return answer.storage;
  if (space?.isCriticalSpace) return 'critical';
  return space?.isLowSpace ? 'low' : null;
}

function StorageBanner({ context }: { context: InterviewContext }) {
  const { t } = useTexts();
  const trouble = troubleOf(context);
  return (
    // In the page from the start, so that what appears in it is announced.
    <output className="page-width block not-empty:pt-3">
      {trouble && (
        <Notice tone="info">
          <p className="text-sm">{t(`interview.storage.${trouble}`)}</p>
        </Notice>
      )}
    </output>
  );
}

/** Names a missing track of the open devices. The rest is recorded all the same. */
function TrackWarning({ context }: { context: InterviewContext }) {
  const { t } = useTexts();
  const missing = missingTracks(context);
  return (
    // In the page from the start, so that what appears in it is announced.
    <output className="page-width block not-empty:pt-3">
      {missing.length > 0 && (
        <Notice tone={missing.includes('sound') ? 'danger' : 'info'}>
          {missing.map((track) => (
            <p key={track} className="text-sm">
              {t(`interview.missing.${track}`)}
            </p>
          ))}
        </Notice>
      )}
    </output>
  );
}
