import { changeLanguage } from '#/lib/i18n/language.ts';
import { iconButtonClass } from '#/ui/icon-button.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

/** Two languages, so one button: it names the other one, in its own words. */
export function LanguageSwitch() {
  const { t, language } = useTexts();
  const other = language === 'ko' ? 'en' : 'ko';
  const label = t(`shell.language.switchTo.${other}`);
  return (
    <button
      type="button"
      lang={other}
      title={label}
      className={`${iconButtonClass} text-sm font-bold`}
      onClick={() => changeLanguage(other)}
    >
      <span aria-hidden="true">{t(`shell.language.short.${other}`)}</span>
      <span className="sr-only">{label}</span>
    </button>
  );
}
