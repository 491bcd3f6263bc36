import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = new URL('fixtures/speech/', import.meta.url);

/** A spoken clip of the fixtures. */
export const spokenClip = (name: string) => readFile(fileURLToPath(new URL(name, folder)));

/** A WAV, mono, 16 bit. */
export function wavOf(samples: Int16Array, rate = 16_000): Buffer {
  const data = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}

export const silence = (seconds: number) => wavOf(new Int16Array(Math.round(seconds * 16_000)));
