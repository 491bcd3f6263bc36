import type { Upload } from '@daedap/contract/call';
import type { NamedFile } from './call-options.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The fields go first: what the server cannot read it refuses before the bytes come. */
export function formOf(fields: unknown, upload: Upload, file: NamedFile | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value !== undefined) form.set(name, textOf(value));
  }
  if (file) form.set(upload.field, file.blob, file.name);
  return form;
}
