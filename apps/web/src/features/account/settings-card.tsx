import { languages } from '@daedap/contract/languages';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { changeTheme, themes } from '#/lib/theme.ts';
import { useTheme } from '#/lib/theme.ts';
import { Card } from '#/ui/card.tsx';
import { ChoiceGroup } from '#/ui/choice-group.tsx';
import { useTexts } from './texts.ts';

export function SettingsCard() {
  const { t, language } = useTexts();
  const theme = useTheme();
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
      </div>
    </Card>
  );
}
