import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** The packets are copied unchanged, so a much smaller copy has lost some of them. */
const leastShare = 0.8;

/**
 * Recordings of browsers have no length and no index, so a player can neither show its position nor seek. This copies
 * the packets into a file that has both, without encoding them again. Returns the original if that fails.
 */
export async function makeSeekable(blob: Blob): Promise<Blob> {
  // Reading ahead may fail after its result is no longer needed.
  const source = new BlobSource(blob, { handleUnhandledError: () => undefined });
  const input = new Input({ formats: [WEBM, MP4], source });
  try {
    const copied = await copy(input);
    return copied && copied.byteLength >= blob.size * leastShare
      ? new Blob([copied], { type: blob.type })
      : blob;
  } catch {
    // It cannot be rewritten, so the original is used. It plays, but cannot be sought.
    return blob;
  } finally {
    input.dispose();
  }
}

async function copy(input: Input): Promise<ArrayBuffer | null> {
  const tracks = await input.getTracks();
  if (tracks.length === 0) return null;
  const isWebM = (await input.getFormat()) === WEBM;
  const output = new Output({
    format: isWebM ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  try {
    // Sound may start before zero. All tracks are shifted by the same time, so that sound and picture stay in sync.
    const shift = Math.max(0, -(await input.getFirstTimestamp()));
    const adders: Adder[] = [];
    for (const track of tracks) adders.push(await addTrack(output, track));
    await output.start();
    await Promise.all(adders.map((adder) => copyPackets(adder, shift)));
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  return output.target.buffer;
}

type Adder = {
  readonly track: InputTrack;
  readonly add: (packet: EncodedPacket, isFirst: boolean) => Promise<void>;
  readonly close: () => void;
};

async function addTrack(output: Output, track: InputTrack): Promise<Adder> {
  if (track.isVideoTrack()) {
    const [codec, config] = [await track.getCodec(), await track.getDecoderConfig()];
    if (!codec || !config) throw new TypeError('A picture that nobody knows');
    const source = new EncodedVideoPacketSource(codec);
    output.addVideoTrack(source, { rotation: await track.getRotation() });
    return {
      track,
      add: (packet, isFirst) => source.add(packet, isFirst ? { decoderConfig: config } : undefined),
      close: () => source.close(),
    };
  }
  if (!track.isAudioTrack()) throw new TypeError('Neither picture nor sound');
  const [codec, config] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !config) throw new TypeError('A sound that nobody knows');
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  return {
    track,
    add: (packet, isFirst) => source.add(packet, isFirst ? { decoderConfig: config } : undefined),
    close: () => source.close(),
  };
}

async function copyPackets({ track, add, close }: Adder, shift: number): Promise<void> {
  let isFirst = true;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await add(shift > 0 ? packet.clone({ timestamp: packet.timestamp + shift }) : packet, isFirst);
    isFirst = false;
  }
  close();
}
