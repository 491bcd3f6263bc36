/** What recordings weigh together. */
export function bytesOf(recordings: readonly { readonly blob: Blob }[]): number {
  return recordings.reduce((sum, { blob }) => sum + blob.size, 0);
}
