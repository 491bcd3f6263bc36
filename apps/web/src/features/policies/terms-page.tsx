import { useSite } from '#/domain/account/use-site.ts';
import { PolicyFrame } from './policy-frame.tsx';
import { useTexts } from './texts.ts';

export function TermsPage() {
  const { t } = useTexts();
  const site = useSite();
  const sections = [
    {
      title: t('policies.terms.service.title'),
      lines: (['what', 'wrong', 'change'] as const).map((name) =>
        t(`policies.terms.service.${name}`),
      ),
    },
    {
      title: t('policies.terms.you.title'),
      lines: (['account', 'content', 'abuse'] as const).map((name) =>
        t(`policies.terms.you.${name}`),
      ),
    },
    { title: t('policies.terms.plans.title'), lines: [t('policies.terms.plans.local')] },
    {
      title: t('policies.terms.end.title'),
      lines: (['leave', 'limit', 'version'] as const).map((name) =>
        t(`policies.terms.end.${name}`),
      ),
    },
  ];
  return <PolicyFrame page="terms" sections={sections} site={site} />;
}
