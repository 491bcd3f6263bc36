/** The bytes that a text in base64 stands for. */
export const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The same as numbers from -128 to 127. */
export const signedBytesOf = (base64: string) =>
  Int8Array.from(bytesOf(base64), (byte) => (byte << 24) >> 24);
