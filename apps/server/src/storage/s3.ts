import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { reasonOf } from '../lib/reason-of.ts';
import { StartError } from '../lib/start-error.ts';
import { NotStored, StorageFull, checkKey, checkPrefix, counted, type Storage } from './storage.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string | undefined;
};

/** What servers that know no regions expect to be signed. */
const defaultRegion = 'us-east-1';
const attempts = 3;
const timeouts = { connectionTimeout: 5_000, requestTimeout: 30_000, socketTimeout: 60_000 };
const removalsAtATime = 20;

/** Backups in a bucket of an S3-compatible server. This file is loaded only where one is configured. */
export function createS3Storage(settings: S3Settings): Storage {
  const client = connect(settings);
  const Bucket = settings.bucket;
  const removeObject = async (key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
  };
  return {
    write: async (key, source, { contentType, maxBytes }) => {
      const Key = checkKey(key);
      const content = counted(source, maxBytes);
      const upload = new Upload({
        client,
        params: {
          Bucket,
          Key,
          Body: Readable.from(content.chunks, { objectMode: false }),
          ContentType: contentType,
        },
        // One part is in memory at a time; and what is left of a failure is cleared here, whichever step failed.
        queueSize: 1,
        leavePartsOnError: true,
      });
      try {
        await upload.done();
      } catch (error) {
        const { uploadId: UploadId } = upload;
        const parts = { Bucket, Key, UploadId };
        // A server that does not answer now cannot be cleared either; the first failure is the one to tell.
        await Promise.allSettled([
          removeObject(Key),
          ...(UploadId ? [client.send(new AbortMultipartUploadCommand(parts))] : []),
        ]);
        throw statusOf(error) === 507 ? new StorageFull(error) : error;
      }
      return { bytes: content.bytes() };
    },
    read: async (key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const command = new GetObjectCommand({ Bucket, Key: checkKey(key), Range });
      const { Body } = await client.send(command).catch((error: unknown) => {
        throw statusOf(error) === 404 ? new NotStored(key) : error;
      });
      if (!(Body instanceof Readable)) throw new Error('an answer of S3 without bytes');
      return Body;
    },
    remove: async (key) => removeObject(checkKey(key)),
    removeAll: async (prefix) => {
      const pages = paginateListObjectsV2(
        { client, pageSize: removalsAtATime },
        { Bucket, Prefix: checkPrefix(prefix) },
      );
      for await (const { Contents = [] } of pages) {
        await Promise.all(Contents.map(({ Key = '' }) => removeObject(Key)));
      }
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
        throw new StartError(troubleWith(settings, error));
      });
    },
    close: () => client.destroy(),
  };
}

function connect({ endpoint, accessKeyId, secretAccessKey, region }: S3Settings): S3Client {
  // Each socket serves someone who uploads or watches; those who pause must not make the others wait.
  const agent = { maxSockets: Infinity };
  return new S3Client({
    endpoint,
    region: region ?? defaultRegion,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: attempts,
    requestHandler: {
      ...timeouts,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Checksums in trailers are Amazon's own; other servers refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

function troubleWith({ endpoint, bucket }: S3Settings, error: unknown): string {
  const status = statusOf(error);
  if (status === 404) return `S3_BUCKET ${bucket} does not exist at ${endpoint}: create it first`;
  if (status === 401 || status === 403) {
    return `S3_BUCKET ${bucket} is not open to S3_ACCESS_KEY_ID with this S3_SECRET_ACCESS_KEY`;
  }
  if (status === 301 || status === 400) {
    return `S3_BUCKET ${bucket} cannot be used: is S3_REGION the bucket's?`;
  }
  return `S3_ENDPOINT ${endpoint} cannot be reached: ${reasonOf(error)}`;
}
