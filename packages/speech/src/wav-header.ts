export const wavHeaderBytes = 44;

/** The header of a WAV file: RIFF, one `fmt ` block for 16-bit mono PCM, one `data` block. */
export function createWavHeader(sampleCount: number, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytesPerSample = 2;
  const dataBytes = sampleCount * bytesPerSample;
  const header = new Uint8Array(wavHeaderBytes);
  const view = new DataView(header.buffer);
  const writeText = (at: number, text: string) => {
    for (let letter = 0; letter < text.length; letter += 1) {
      view.setUint8(at + letter, text.charCodeAt(letter));
    }
  };
  writeText(0, 'RIFF');
  view.setUint32(4, wavHeaderBytes - 8 + dataBytes, true);
  writeText(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  writeText(36, 'data');
  view.setUint32(40, dataBytes, true);
  return header;
}
