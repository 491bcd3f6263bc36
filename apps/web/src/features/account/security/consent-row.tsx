import { policyVersion } from '@daedap/contract/constants/accounts';
import { pages } from '@daedap/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { dateText } from '#/lib/time/date-text.ts';
import { ButtonLink } from '#/ui/button.tsx';
import { consentQuery } from './queries.ts';
import { SecurityRow } from './security-row.tsx';
import { useTexts } from './texts.ts';

/** What the user agreed to, and when. */
export function ConsentRow() {
  const { t } = useTexts();
  const { data } = useQuery(consentQuery);
  const textOf = () => {
    if (!data) return t('security.consent.loading');
    if (!data.agreed) return t('security.consent.none', { version: policyVersion });
    const { version, agreedAt } = data.agreed;
    return t('security.consent.agreed', { version, time: dateText(new Date(agreedAt)) });
  };
  return (
    <SecurityRow title={t('security.consent.title')} text={textOf()}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={pages.terms} variant="secondary">
          {t('security.consent.terms')}
        </ButtonLink>
        <ButtonLink to={pages.privacy} variant="secondary">
          {t('security.consent.privacy')}
        </ButtonLink>
      </div>
    </SecurityRow>
  );
}
