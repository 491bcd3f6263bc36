import {
  mailLinkMinutes,
  signInDaysKept,
  signInsKept,
  tokenLifetimeDays,
} from '@daedap/contract/constants/accounts';
import { clientErrorDays } from '@daedap/contract/constants/client-errors';
import { useSite } from '#/domain/account/use-site.ts';
import { PolicyFrame } from './policy-frame.tsx';
import { useTexts } from './texts.ts';

const plainSections = {
  account: ['data', 'signIns', 'factors', 'consent'],
  practice: ['answers', 'video', 'backup', 'leftovers', 'never'],
  browser: ['cookies', 'outbox', 'errors'],
} as const;

/** The times a notice names are those that the code keeps. */
const values = {
  signIns: signInsKept,
  signInDays: signInDaysKept,
  tokenDays: tokenLifetimeDays,
  errorDays: clientErrorDays,
  mailMinutes: mailLinkMinutes,
};

/** What this software really does, and what this server is set to do. */
export function PrivacyPage() {
  const { t } = useTexts();
  const state = useSite();
  const site = state.status === 'known' ? state.site : null;
  const isOn = (on: boolean | undefined) => (on ? 'on' : 'off');
  const others = site
    ? [
        t(`policies.privacy.others.language.${isOn(site.services.language)}`),
        t(`policies.privacy.others.speech.${isOn(site.services.speech)}`),
        t(`policies.privacy.others.voice.${isOn(site.services.voice)}`),
        t(`policies.privacy.others.mail.${isOn(site.mail)}`, values),
      ]
    : [];
  const sections = [
    {
      title: t('policies.privacy.account.title'),
      lines: plainSections.account.map((name) => t(`policies.privacy.account.${name}`, values)),
    },
    {
      title: t('policies.privacy.practice.title'),
      lines: plainSections.practice.map((name) => t(`policies.privacy.practice.${name}`, values)),
    },
    {
      title: t('policies.privacy.browser.title'),
      lines: plainSections.browser.map((name) => t(`policies.privacy.browser.${name}`, values)),
    },
    {
      title: t('policies.privacy.others.title'),
      lines: [...others, t('policies.privacy.others.ads')],
    },
    {
      title: t('policies.privacy.rights.title'),
      lines: (['export', 'delete', 'log', 'ask'] as const).map((name) =>
        t(`policies.privacy.rights.${name}`),
      ),
    },
  ];
  return <PolicyFrame page="privacy" sections={sections} site={state} />;
}
