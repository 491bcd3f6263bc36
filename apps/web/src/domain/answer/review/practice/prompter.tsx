import type { SessionRef } from '@daedap/contract/ids';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#/ui/button.tsx';
import { scriptQuery } from './queries.ts';
import { ScriptText } from './script-text.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly sessionId: SessionRef;
  readonly config: { readonly mainCategory: string; readonly mode?: string };
  readonly questions: readonly { readonly id: number }[];
  /** The place of the question that is asked. */
  readonly index: number;
};

/**
 * The user's script for the question, on request. A real interview has no notes, and a session that only this device
 * knows has no script.
 */
export function Prompter({ sessionId, config, questions, index }: Props) {
  const question = questions[index];
  if (typeof sessionId !== 'number' || config.mode === 'real' || !question) return null;
  return <OwnScript questionId={question.id} />;
}

function OwnScript({ questionId }: { readonly questionId: number }) {
  const { t } = useTexts();
  const { data: script } = useQuery(scriptQuery(questionId));
  const [isOpen, setIsOpen] = useState(false);
  if (!script) return null;
  return (
    <section aria-label={t('practice.script.title')} className="mt-3">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'practice.prompter.hide' : 'practice.prompter.show')}
      </Button>
      {isOpen && (
        <div className="mt-3 max-h-72 overflow-y-auto rounded-control bg-sunken p-4 text-lg leading-relaxed">
          <ScriptText text={script.text} />
        </div>
      )}
    </section>
  );
}
