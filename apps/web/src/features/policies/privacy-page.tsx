import {
  mailLinkMinutes,
  signInDaysKept,
  signInsKept,
  tokenLifetimeDays,
} from '@daedap/contract/constants/accounts';
import { clientErrorDays } from '@daedap/contract/constants/client-errors';
import { rateLimits } from '@daedap/contract/constants/network';
import { useSite } from '#/domain/account/use-site.ts';
import { maxCopyAgeMs } from '#/lib/pwa/worker-messages.ts';
import { PolicyFrame } from './policy-frame.tsx';
import { useTexts } from './texts.ts';

const plainSections = {
  account: ['data', 'signIns', 'addresses', 'webServer', 'factors', 'consent'],
  practice: ['answers', 'questions', 'papers', 'video', 'backup', 'leftovers', 'never'],
  browser: ['cookies', 'lastInterview', 'tab', 'outbox', 'measured', 'copies', 'errors'],
} as const;

const longestLimitSeconds = Math.max(...Object.values(rateLimits).map(({ seconds }) => seconds));

/** The times a notice names are those that the code keeps. */
const values = {
  signIns: signInsKept,
  signInDays: signInDaysKept,
  tokenDays: tokenLifetimeDays,
  errorDays: clientErrorDays,
  mailMinutes: mailLinkMinutes,
  /** The rate limiter of the server deletes a count one hour after it has ended. */
  addressHours: longestLimitSeconds / 3600 + 1,
  copyDays: maxCopyAgeMs / (24 * 60 * 60 * 1000),
};

/** What this software really does, and what this server is set to do. */
export function PrivacyPage() {
  const { t } = useTexts();
  const state = useSite();
  const site = state.status === 'known' ? state.site : null;
  const isOn = (on: boolean) => (on ? 'on' : 'off');
  /** What the browser does is true of every server, also before this one has said what it uses. */
  const others = [
    site && t(`policies.privacy.others.language.${isOn(site.services.language)}`),
    site?.services.language && t('policies.privacy.others.papers'),
    t('policies.privacy.others.browserSpeech'),
    site && t(`policies.privacy.others.speech.${isOn(site.services.speech)}`),
    t('policies.privacy.others.browserVoice'),
    site && t(`policies.privacy.others.voice.${isOn(site.services.voice)}`),
    site && t(`policies.privacy.others.mail.${isOn(site.mail)}`, values),
    t('policies.privacy.others.ads'),
  ].filter((line) => typeof line === 'string');
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
      lines: others,
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
