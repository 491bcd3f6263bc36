import { UndecodableMedia } from '../media-kind.ts';
import { type OpusHead, openOpus, opusSamples, readOpusHead } from './opus.ts';
import { createByteQueue, type Demuxer, type Packet } from './sound-track.ts';

const headerBytes = 27;
const lastPage = 4;
const rate = 48_000;
/** No packet of Opus is longer: 48 frames of 1,275 bytes, and their lengths. */
const maxPacketBytes = 64_000;

/** Ogg with Opus. The place in time at the end of the last page says where the sound ends inside it. */
export function createOggDemuxer(): Demuxer {
  const queue = createByteQueue();
  let at = 0;
  let serial: number | null = null;
  let head: OpusHead | null = null;
  let packetNumber = 0;
  let unfinished: Buffer = Buffer.alloc(0);
  let position = 0;

  const takePage = (): Packet[] | null => {
    if (!queue.has(at, headerBytes)) return null;
    const header = queue.view(at, headerBytes);
    if (header.toString('latin1', 0, 4) !== 'OggS') throw new UndecodableMedia('a broken page');
    const segments = header.readUInt8(26);
    if (!queue.has(at + headerBytes, segments)) return null;
    const lacing = [...queue.view(at + headerBytes, segments)];
    const start = at + headerBytes + segments;
    const length = lacing.reduce((sum, value) => sum + value, 0);
    if (!queue.has(start, length)) return null;
    const page = {
      isLast: (header.readUInt8(5) & lastPage) !== 0,
      granule: Number(header.readBigInt64LE(6)),
      serial: header.readUInt32LE(14),
    };
    const body = Buffer.from(queue.view(start, length));
    at = start + length;
    queue.drop(at);
    serial ??= page.serial;
    return page.serial === serial ? packetsOf(page, lacing, body) : [];
  };

  const packetsOf = (
    page: { isLast: boolean; granule: number },
    lacing: readonly number[],
    body: Buffer,
  ): Packet[] => {
    const packets: Buffer[] = [];
    let from = 0;
    for (const length of lacing) {
      unfinished = Buffer.concat([unfinished, body.subarray(from, from + length)]);
      from += length;
      if (head && unfinished.length > maxPacketBytes) throw new UndecodableMedia('a long packet');
      if (length === 255) continue;
      packets.push(unfinished);
      unfinished = Buffer.alloc(0);
    }
    const sound = packets.filter((packet) => isSound(packet));
    const before = position;
    position += sound.reduce((sum, packet) => sum + opusSamples(packet), 0);
    const surplus =
      page.isLast && page.granule >= before ? Math.max(0, position - page.granule) : 0;
    return sound.map((bytes, index) => ({
      bytes,
      discardSeconds: index === sound.length - 1 ? surplus / rate : 0,
    }));
  };

  /** The first packet is the head, the second has tags. */
  const isSound = (packet: Buffer): boolean => {
    packetNumber += 1;
    if (packetNumber === 1) head = readOpusHead(packet);
    return packetNumber > 2;
  };

  return {
    push: (bytes) => {
      queue.append(bytes);
      const packets: Packet[] = [];
      for (let page = takePage(); page; page = takePage()) packets.push(...page);
      return packets;
    },
    track: () => {
      const known = head;
      return (
        known && {
          open: () => openOpus(known),
          skipSeconds: known.preSkip / rate,
          seconds: Infinity,
        }
      );
    },
  };
}
