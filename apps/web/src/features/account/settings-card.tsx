import { languages } from '@daedap/contract/languages';
import { useInterviewerParts } from '#/domain/interviewer/use-parts.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { changeTheme, themes } from '#/lib/theme.ts';
import { useTheme } from '#/lib/theme.ts';
import { Card } from '#/ui/card.tsx';
import { ChoiceGroup } from '#/ui/choice-group.tsx';
import { useTexts } from './texts.ts';

export function SettingsCard() {
  const { t, language } = useTexts();
  const theme = useTheme();
  const parts = useInterviewerParts();
  return (
    <Card title={t('account.settings.title')}>
      <div className="flex flex-col gap-6">
        <ChoiceGroup
          legend={t('shell.language.legend')}
          value={language}
          choices={languages.map((value) => ({
            value,
            label: t(`shell.language.${value}`),
            lang: value,
          }))}
          onChange={changeLanguage}
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
