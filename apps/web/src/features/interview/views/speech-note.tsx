import { Notice } from '#/ui/notice.tsx';
import type { Answer } from '../interview-context.ts';
import { useTexts } from '#/features/interview/texts.ts';

/** Which engine listens, and what is wrong with it. */
export function SpeechNote({ speech }: Pick<Answer, 'speech'>) {
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
