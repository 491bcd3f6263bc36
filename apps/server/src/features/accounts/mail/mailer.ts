import type { Language } from '@daedap/contract/languages';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../../../lib/config.ts';
import { mailTexts } from './mail-texts.ts';

export type Mailer = {
  /**
   * Writes and sends a mail in the background, so that the response takes equally long whether there is one to send or
   * not. A failure is logged without the address.
   */
  sendLater: (what: string, write: () => Promise<Mail | null>) => void;
  /** Whether the mail server accepts our sign-in. */
  check: () => Promise<void>;
  /** Waits for the mails on their way. */
  close: () => Promise<void>;
};

type Mail = { to: string; language: Language } & (
  | { kind: 'reset' | 'email'; token: string }
  | { kind: 'passwordChanged' | 'emailChanged' }
);

/** A server that does not answer must not hold a stop for long. */
const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const linkPages = { reset: '/reset-password', email: '/confirm-email' } as const;

export function createMailer(
  { smtpUrl, from, publicUrl }: NonNullable<Config['mail']>,
  log: Pick<Logger, 'info' | 'warn'>,
): Mailer {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeoutsMs });
  const running = new Set<Promise<void>>();
  const send = async (mail: Mail) => {
    const { subject, text } = mailTexts[mail.language][mail.kind];
    const link = 'token' in mail ? linkOf(publicUrl, mail) : '';
    await transport.sendMail({ from, to: mail.to, subject, text: text.replace('{{link}}', link) });
  };
  const writeAndSend = async (what: string, write: () => Promise<Mail | null>) => {
    try {
      const mail = await write();
      if (!mail) return;
      await send(mail);
      log.info({ what }, 'mail sent');
    } catch (error) {
      log.warn({ err: withoutAddress(error), what }, 'mail failed');
    }
  };
  return {
    sendLater: (what, write) => {
      const sending = writeAndSend(what, write).finally(() => running.delete(sending));
      running.add(sending);
    },
    check: async () => void (await transport.verify()),
    close: async () => {
      await Promise.all(running);
      transport.close();
    },
  };
}

/** The secret stands after the #, which browsers send to no server: no log has it. */
const linkOf = (publicUrl: string, { kind, token }: Extract<Mail, { token: string }>) =>
  new URL(`${linkPages[kind]}#${token}`, publicUrl).href;

/** The library's messages quote the responses of mail servers, which quote addresses. */
function withoutAddress(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new Error(`the mail server refused or could not be reached (${code})`);
}
