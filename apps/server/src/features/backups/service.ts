import type { ParsedBodyOf, ParsedParamsOf, ParsedQueryOf } from '@daedap/contract/call';
import { readBackup, type submitBackup } from '@daedap/contract/calls/backups';
import { backupMaxBytes } from '@daedap/contract/constants/media';
import type { Language } from '@daedap/contract/languages';
import type { User } from '@daedap/contract/users';
import { randomUUID } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import type { Sink, ReceivedFile } from '../../http/upload.ts';
import { formatBytes } from '../../storage/format-bytes.ts';
import { StorageFull, backupKey } from '../../storage/storage.ts';
import type { SignedLinks } from '../../storage/signed-links.ts';
import { lockUser } from '../sessions/repository.ts';
import { announceBytes, claimBytes, type RemovalDeps, removeBytes } from './removal.ts';
import * as repository from './repository.ts';

type BackupTexts = { kept: string; quotaExceeded: (quotaBytes: number) => string };

const backupTexts: Record<Language, BackupTexts> = {
  ko: {
    kept: '답변 영상을 서버에 백업했어요.',
    quotaExceeded: (quotaBytes) =>
      `서버 백업은 모두 합해 ${formatBytes(quotaBytes)}까지예요. 지난 기록을 지운 뒤 다시 시도해주세요.`,
  },
  en: {
    kept: 'Your answer is backed up on the server.',
    quotaExceeded: (quotaBytes) =>
      `Your backups may take ${formatBytes(quotaBytes)} in all. Delete older records, then try again.`,
  },
};

export type BackupDeps = RemovalDeps & {
  links: SignedLinks;
  quotaBytes: number;
  /** Removes files without a backup, in the background. */
  removeDue: () => void;
};

/** Writes the file of a backup to the storage before it is known which answer it belongs to. */
export function createBackupSink(deps: BackupDeps): Sink {
  return async (user, file, bytes) => {
    const id = randomUUID();
    const key = backupKey(user.id, id);
    const discard = () => removeBytes(deps, key);
    const options = { contentType: file.contentType, maxBytes: backupMaxBytes };
    await announceBytes(deps.db, key);
    try {
      const written = await deps.storage.write(key, bytes, options);
      return { ...file, id, bytes: written.bytes, discard };
    } catch (error) {
      await discard();
      throw error instanceof StorageFull ? new AppError('UNAVAILABLE', { cause: error }) : error;
    }
  };
}

/** Stores a received file as the backup of an answer, and replaces an older one. */
export async function storeBackup(
  deps: BackupDeps,
  user: User,
  body: ParsedBodyOf<typeof submitBackup>,
  file: ReceivedFile,
  language: Language,
) {
  const texts = backupTexts[language];
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, user.id))) throw new AppError('UNAUTHENTICATED');
    const question = await repository.findQuestion(trx, user.id, body.sessionId, body.questionId);
    if (!question) throw new AppError('NOT_FOUND');
    const answer = await repository.findAnswer(trx, question.id, body.answerId);
    if (!answer && body.answerId !== undefined) throw new AppError('NOT_FOUND');
    const storageKey = backupKey(user.id, file.id);
    await repository.replaceBackup(trx, {
      id: file.id,
      userId: user.id,
      sessionId: question.session_id,
      questionId: question.id,
      answerId: answer?.id ?? null,
      storageKey,
      filename: file.filename,
      contentType: file.contentType,
      bytes: file.bytes,
      duration: body.duration,
    });
    if ((await repository.usedBytes(trx, user.id)) > deps.quotaBytes) {
      const details = texts.quotaExceeded(deps.quotaBytes);
      throw new AppError('FILE_TOO_LARGE', { details });
    }
    await claimBytes(trx, storageKey);
  });
  deps.removeDue();
  return {
    videoId: file.id,
    filename: file.filename,
    fileSizeFormatted: formatBytes(file.bytes),
    message: texts.kept,
  };
}

const pathOf = (id: string) => readBackup.path.replace(':videoId', id);

export function presentBackup(links: Pick<SignedLinks, 'sign'>, id: string) {
  return { videoId: id, url: links.sign(pathOf(id)) };
}

/** The backup of a signed link. An invalid link is NOT_FOUND. */
export async function backupOfLink(
  deps: BackupDeps,
  { videoId }: ParsedParamsOf<typeof readBackup>,
  { expires, signature }: ParsedQueryOf<typeof readBackup>,
) {
  const holds = deps.links.verify(pathOf(videoId), expires, signature);
  const backup = holds && (await repository.findBackup(deps.db, videoId));
  if (!backup) throw new AppError('NOT_FOUND');
  return backup;
}
