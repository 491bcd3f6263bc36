/** The checksum of an Ogg page. */
function checksumOf(page: Uint8Array): number {
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1)
      sum = (sum << 1) ^ (sum & 0x80_00_00_00 ? 0x04_c1_1d_b7 : 0);
  }
  return sum >>> 0;
}

function oggPage(
  number: number,
  kind: number,
  granule: number,
  packets: readonly Buffer[],
): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS');
  head[5] = kind;
  head.writeBigUInt64LE(BigInt(Math.round(granule)), 6);
  head.writeUInt32LE(7, 14);
  head.writeUInt32LE(number, 18);
  head[26] = packets.length;
  const page = Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets]);
  page.writeUInt32LE(checksumOf(page), 22);
  return page;
}

function opusHead(): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head[8] = 1;
  head[9] = 1;
  head.writeUInt32LE(48_000, 12);
  return head;
}

/** A packet of Opus may be one byte: 60 ms in which nothing is said. */
const silentPacket = Buffer.from([0b0001_1000]);
const packetSeconds = 0.06;
const packetsOfPage = 255;

/** Hours of sound in a few hundred kilobytes. */
export function opusBomb(seconds: number): Buffer {
  const tags = Buffer.from('OpusTags\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1');
  const packets = Array.from({ length: packetsOfPage }, () => silentPacket);
  const count = Math.ceil(seconds / packetSeconds / packetsOfPage);
  const pages = Array.from({ length: count }, (_, at) =>
    oggPage(at + 2, 0, (at + 1) * packetsOfPage * packetSeconds * 48_000, packets),
  );
  return Buffer.concat([oggPage(0, 2, 0, [opusHead()]), oggPage(1, 0, 0, [tags]), ...pages]);
}

/** A WAV that says what it likes about itself. */
export function wavClaiming(
  claims: { channels?: number; rate?: number; bits?: number; dataBytes?: number },
  data: Buffer,
): Buffer {
  const { channels = 1, rate = 16_000, bits = 16, dataBytes = data.length } = claims;
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(0xff_ff_ff_ff, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(((rate * channels * bits) / 8) >>> 0, 28);
  head.writeUInt16LE(((channels * bits) / 8) & 0xff_ff, 32);
  head.writeUInt16LE(bits, 34);
  head.write('data', 36);
  head.writeUInt32LE(dataBytes, 40);
  return Buffer.concat([head, data]);
}
