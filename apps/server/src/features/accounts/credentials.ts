import type { ParsedBodyOf } from '@daedap/contract/call';
import type * as calls from '@daedap/contract/calls/account-security';
import type { Language } from '@daedap/contract/languages';
import type { User } from '@daedap/contract/users';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { networkOf } from '../../http/request-info.ts';
import { createLink, deleteLinks, useLink } from './mail/links.ts';
import { hashPassword, requirePassword } from './passwords.ts';
import * as repository from './repository.ts';
import type { AccountDeps } from './service.ts';
import { endSignIns } from './sign-ins/repository.ts';
import { keepOnlyThisSignIn } from './sign-ins/service.ts';

type Body<Name extends keyof typeof calls> = ParsedBodyOf<(typeof calls)[Name]>;

/** Signs every other device out, and returns the caller's new token. */
export async function changePassword(
  deps: AccountDeps,
  user: User,
  body: Body<'changePassword'>,
  { request, language }: { request: FastifyRequest; language: Language },
): Promise<string> {
  const { currentPassword: password } = body;
  await requirePassword(deps, user, { password, address: request.ip, field: 'currentPassword' });
  const passwordHash = await hashPassword(body.password);
  const token = await keepOnlyThisSignIn(deps, user, request, async (trx) => {
    await repository.setPasswordHash(trx, user.id, passwordHash);
    await deleteLinks(trx, user.id);
  });
  deps.log.info({ userId: user.id }, 'password changed');
  tell(deps, user.email, 'passwordChanged', language);
  return token;
}

/** At once, or where mail can be sent, when the link that goes to the new address was opened. */
export async function changeEmail(
  deps: AccountDeps,
  user: User,
  body: Body<'changeEmail'>,
  { address, language }: { address: string; language: Language },
) {
  await requirePassword(deps, user, { password: body.password, address });
  if (!deps.mailer) {
    const changed = await repository.setEmail(deps.db, user.id, body.email);
    if (!changed) throw new AppError('EMAIL_TAKEN');
    deps.users.forget(user.id);
    deps.log.info({ userId: user.id }, 'mail address changed, not confirmed');
    return { outcome: 'changed' as const, user: changed };
  }
  const owner = await repository.findCredentials(deps.db, body.email);
  if (owner && owner.id !== user.id) throw new AppError('EMAIL_TAKEN');
  await limitMails(deps, body.email, address);
  deps.mailer.sendLater('confirm a new address', async () => {
    const link = { userId: user.id, purpose: 'email', email: body.email } as const;
    const token = await createLink(deps.db, link, deps.clock.now());
    return { to: body.email, kind: 'email', language, token };
  });
  return { outcome: 'sent' as const, user };
}

export async function confirmEmail(
  deps: AccountDeps,
  { token }: Body<'confirmEmail'>,
  { address, language }: { address: string; language: Language },
): Promise<string> {
  await deps.limits.consume('addressMails', networkOf(address));
  const { userId, before, email } = await deps.db.transaction().execute(async (trx) => {
    const link = await useLink(trx, 'email', token, deps.clock.now());
    const old = await repository.findUser(trx, link.userId);
    const changed = link.email && (await repository.setEmail(trx, link.userId, link.email));
    if (!old || !changed) throw new AppError('EMAIL_TAKEN');
    return { userId: link.userId, before: old.email, email: changed.email };
  });
  deps.users.forget(userId);
  deps.log.info({ userId }, 'mail address changed, confirmed');
  tell(deps, before, 'emailChanged', language);
  return email;
}

/** Responds alike for known and unknown addresses: everything that differs happens in the background. */
export async function requestReset(
  deps: AccountDeps,
  { email }: Body<'requestPasswordReset'>,
  { address, language }: { address: string; language: Language },
): Promise<void> {
  if (!deps.mailer) throw new AppError('MAIL_UNAVAILABLE');
  await limitMails(deps, email, address);
  deps.mailer.sendLater('reset a password', async () => {
    const found = await repository.findCredentials(deps.db, email);
    if (!found) return null;
    deps.log.info({ userId: found.id }, 'password reset requested');
    const link = { userId: found.id, purpose: 'reset' } as const;
    const token = await createLink(deps.db, link, deps.clock.now());
    return { to: found.email, kind: 'reset', language, token };
  });
}

export async function resetPassword(
  deps: AccountDeps,
  body: Body<'resetPassword'>,
  { address, language }: { address: string; language: Language },
): Promise<void> {
  await deps.limits.consume('addressMails', networkOf(address));
  const passwordHash = await hashPassword(body.password);
  const now = deps.clock.now();
  const user = await deps.db.transaction().execute(async (trx) => {
    const { userId } = await useLink(trx, 'reset', body.token, now);
    await repository.setPasswordHash(trx, userId, passwordHash);
    await deleteLinks(trx, userId);
    await endSignIns(trx, userId, now);
    return repository.findUser(trx, userId);
  });
  if (!user) throw new AppError('LINK_EXPIRED');
  deps.users.forget(user.id);
  deps.log.info({ userId: user.id }, 'password reset');
  tell(deps, user.email, 'passwordChanged', language);
}

/** Counts by mail address, so that nobody's mailbox is filled, and by network address. The key hides the address. */
async function limitMails({ limits }: AccountDeps, email: string, address: string): Promise<void> {
  await limits.consume('addressMails', networkOf(address));
  await limits.consume('mails', createHash('sha256').update(email).digest('base64url'));
}

function tell(
  { mailer }: AccountDeps,
  to: string,
  kind: 'passwordChanged' | 'emailChanged',
  language: Language,
): void {
  mailer?.sendLater('tell of a change', () => Promise.resolve({ to, kind, language }));
}
