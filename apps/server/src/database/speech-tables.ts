import type { Language } from '@daedap/contract/languages';
import type { Recognition } from '@daedap/speech/recognition';
import type { VoiceSpan } from '@daedap/speech/voice-spans';
import type { ColumnType, Generated } from 'kysely';
import type { MediaKind } from '../engines/speech/media-kind.ts';

type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** The file that a stream's chunks are part of: which one began it, and what was taken out of it so far. */
export type StreamMedia = {
  kind: MediaKind;
  firstIndex: number;
  bytes: number;
  samples: number;
};

export type SpeechStreamsTable = {
  id: Generated<number>;
  user_id: number;
  key: string;
  language: Language;
  /** Raised with every step, so that only one node can store it. */
  version: Defaulted<number>;
  /** No sound follows. */
  closed: Defaulted<boolean>;
  /** A chunk is missing or could not be decoded. */
  damaged: Defaulted<boolean>;
  /** The chunk that is joined next. */
  next_index: Defaulted<number>;
  media: NullableJson<StreamMedia>;
  /** How long the sound is so far. */
  samples: Defaulted<number>;
  /** The sound since the last window, in 16 bits, and how likely a voice is in each of its frames (32-bit floats). */
  tail: Defaulted<Buffer>;
  chances: Defaulted<Buffer>;
  /** The state of the voice detector. */
  memory: Nullable<Buffer>;
  /** The tail starts in the middle of a voice. */
  begun: Defaulted<boolean>;
  windows: Defaulted<number>;
  /** How many windows were sent as captions. */
  told: Defaulted<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: Defaulted<Date>;
};

/** What has arrived and is still needed. */
type SpeechChunksTable = { stream_id: number; chunk_index: number; data: Buffer };

type SpeechWindowsTable = {
  stream_id: number;
  number: number;
  start_seconds: number;
  voice: Json<VoiceSpan[]>;
  /** Null once it is recognised. */
  pcm: Nullable<Buffer>;
  /** The node that recognises it, and when it last renewed its claim. */
  claimed_by: Nullable<string>;
  claimed_at: Nullable<Date>;
  failures: Defaulted<number>;
  heard: NullableJson<Recognition>;
};

export type SpeechTables = {
  speech_streams: SpeechStreamsTable;
  speech_chunks: SpeechChunksTable;
  speech_windows: SpeechWindowsTable;
};

/** Questions as a service spoke them. */
export type VoiceSoundsTable = {
  /** A hash of what was said, by which model and voice. */
  key: string;
  /** The question that it belongs to, with which it is deleted; null for questions of the bank, which all users share. */
  question_id: number | null;
  content_type: string;
  data: Buffer;
  bytes: number;
  heard_at: Date;
};
