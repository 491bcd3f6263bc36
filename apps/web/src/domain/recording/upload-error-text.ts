import { uploadTimeoutMs } from '@daedap/contract/constants/media';
import { UploadError } from './upload-error.ts';
import { translate } from './texts.ts';

/** What a person reads when a backup did not get to the server. */
export function uploadErrorText(error: unknown): string {
  if (!(error instanceof UploadError)) return translate('common.errors.unknown');
  switch (error.failure) {
    case 'network':
      return translate('common.errors.network');
    case 'timeout':
      return translate('storage.backup.errors.timeout', { seconds: uploadTimeoutMs / 1000 });
    case 'refused':
      return refusalText(error);
    case 'noToken':
    case 'invalid':
    case 'empty':
    case 'badAnswer':
      return translate(`storage.backup.errors.${error.failure}`);
  }
}

function refusalText({ answer }: UploadError): string {
  if (!answer) return translate('common.errors.unknown');
  const { error, statusText } = answer;
  switch (error.status) {
    case 401:
    case 403:
      return translate('storage.backup.errors.notSignedIn');
    // The ids are ours: the server does not know them, or could not have made them.
    case 400:
    case 404:
      return translate('storage.backup.errors.notOnServer');
    case 413: {
      const { details } = error;
      const said = typeof details === 'string' && details !== '';
      return said ? details : translate('storage.backup.errors.tooLarge');
    }
    default: {
      const text = error.message || statusText;
      return translate('storage.backup.errors.refused', { status: error.status, text }).trim();
    }
  }
}
