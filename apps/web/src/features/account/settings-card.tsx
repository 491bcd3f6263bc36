import { type Language, languages } from '@daedap/contract/languages';
import { useState } from 'react';
import { useInterviewerParts } from '#/domain/interviewer/use-parts.ts';
import { afterPaint } from '#/lib/after-paint.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { changeTheme, themes, useTheme } from '#/lib/theme.ts';
import { Card } from '#/ui/card.tsx';
import { ChoiceGroup } from '#/ui/choice-group.tsx';
import { useTexts } from './texts.ts';

/**
 * Shows the choice at once. The page follows after the next frame, because all of it is laid out anew, and English after
 * its texts are loaded.
 */
function useLanguageChoice(language: Language) {
  const [pending, setPending] = useState<Language | null>(null);
  if (pending === language) setPending(null);
  const choose = (next: Language) => {
    setPending(next);
    afterPaint(() => changeLanguage(next));
  };
  return { shown: pending ?? language, choose };
}

export function SettingsCard() {
  const { t, language } = useTexts();
  const { shown, choose } = useLanguageChoice(language);
  const theme = useTheme();
  const parts = useInterviewerParts();
  return (
    <Card title={t('account.settings.title')}>
      <div className="flex flex-col gap-6">
        <ChoiceGroup
          legend={t('shell.language.legend')}
          value={shown}
          choices={languages.map((value) => ({
            value,
            label: t(`shell.language.${value}`),
            lang: value,
          }))}
          onChange={choose}
        />
        <ChoiceGroup
          legend={t('shell.theme.legend')}
          value={theme}
          choices={themes.map((value) => ({ value, label: t(`shell.theme.${value}`) }))}
          onChange={changeTheme}
        />
        {/* Voice and looks of the interviewer, in a dialog. As high as the button that appears in it. */}
        <div className="min-h-11">{parts && <parts.SettingsButton />}</div>
      </div>
    </Card>
  );
}
