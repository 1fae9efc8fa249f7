import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { err, ok } from '../../../core/domain/result.ts';
import type { DeliveryFailure } from '../../jobs/ports.ts';
import { readAnswerCsv, UNREADABLE_ANSWER } from './answer-csv.ts';
import type { AuthorityReporter, OutgoingReport } from '../ports.ts';
import { answerFileName } from '../report-file-name.ts';
import type { AimsSettings } from './transport-config.ts';

/** Well within the lease of a job, so that no two workers send the same report. */
const CALL_MS = 25_000;
const CONTENT_TYPE = 'application/hl7-v2; charset=utf-8';
/** Selects Amazon's key of the account, which needs no name. */
const DEFAULT_KEY = 'default';

const RETRIED_STATUSES: ReadonlySet<number | undefined> = new Set([408, 429, 500, 501, 502, 503, 504]);
const RETRIED_ERRORS: ReadonlySet<string> = new Set([
  'SlowDown',
  'Throttling',
  'RequestTimeout',
  // Temporary: a concurrent write of the same name, or a difference between the clocks.
  'OperationAborted',
  'RequestTimeTooSkewed',
  // The machine's credentials service returned none, so S3 was not called.
  'CredentialsProviderError',
  'ProviderError',
  'TokenProviderError',
]);

/** Loaded only by servers that use AIMS, because the client is large. */
const loadS3 = () => import('@aws-sdk/client-s3');
type S3 = Awaited<ReturnType<typeof loadS3>>;

/** The client's retries are off: the queue retries, and its failures are visible to operators. */
function openClient({ S3Client }: S3, { endpoint, region, keys }: AimsSettings): S3Client {
  return new S3Client({
    region,
    maxAttempts: 1,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(keys === null ? {} : { credentials: keys }),
  });
}

/** The HTTP status of an error; undefined if there was no answer. */
function statusOf(error: Error): number | undefined {
  const { $metadata } = error as Error & Partial<Pick<S3ServiceException, '$metadata'>>;
  return $metadata?.httpStatusCode;
}

/** A connection that broke, was refused or timed out; null for any other error. */
function networkFailure(error: Error): DeliveryFailure | null {
  if ('code' in error && typeof error.code === 'string') return { code: error.code, isFinal: false };
  const isTimeout = error.name === 'TimeoutError' || error.name === 'AbortError';
  return isTimeout ? { code: error.name, isFinal: false } : null;
}

/** Maps an error of the client to a failure. An error without a status means that the service did not answer. */
function failureOf(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) throw error;
  const status = statusOf(error);
  if (RETRIED_ERRORS.has(error.name) || RETRIED_STATUSES.has(status)) return { code: error.name, isFinal: false };
  return (status === undefined ? networkFailure(error) : null) ?? { code: error.name, isFinal: true };
}

function encryption({ kmsKey }: AimsSettings) {
  if (kmsKey === null) return {};
  const named = kmsKey === DEFAULT_KEY ? {} : { SSEKMSKeyId: kmsKey };
  return { ServerSideEncryption: 'aws:kms' as const, ...named };
}

/**
 * Puts reports into the S3 bucket of AIMS and reads its answers from there. A repeated report overwrites itself. Needs the permission to
 * list the bucket, without which a missing answer looks like a forbidden one.
 */
export function makeAimsReporter(settings: AimsSettings, callMs = CALL_MS): AuthorityReporter {
  const { bucket, prefix } = settings;
  const keyOf = (folder: 'SendTo' | 'ReceiveFrom', name: string) =>
    [prefix, folder, name].filter((part) => part !== '').join('/');
  let client: S3Client | null = null;
  const open = async () => {
    const s3 = await loadS3();
    client ??= openClient(s3, settings);
    return { s3, client };
  };
  const put = async ({ s3, client }: Awaited<ReturnType<typeof open>>, { fileName, message }: OutgoingReport) => {
    const command = new s3.PutObjectCommand({
      Bucket: bucket,
      Key: keyOf('SendTo', fileName),
      Body: Buffer.from(message, 'utf8'),
      ContentType: CONTENT_TYPE,
      ...encryption(settings),
    });
    await client.send(command, { abortSignal: AbortSignal.timeout(callMs) });
  };
  /** The text of an answer; null for one from before `since`. */
  const get = async ({ s3, client }: Awaited<ReturnType<typeof open>>, fileName: string, since: number) => {
    const command = new s3.GetObjectCommand({ Bucket: bucket, Key: keyOf('ReceiveFrom', answerFileName(fileName)) });
    const { Body, LastModified } = await client.send(command, { abortSignal: AbortSignal.timeout(callMs) });
    const text = (await Body?.transformToString('utf-8')) ?? '';
    return LastModified !== undefined && LastModified.getTime() < since ? null : text;
  };
  return {
    deliver: async (report) => {
      const opened = await open();
      try {
        await put(opened, report);
        return ok({ receipt: null, answer: null });
      } catch (error) {
        return err(failureOf(error));
      }
    },
    readResponse: async (fileName, since) => {
      const opened = await open();
      try {
        const csv = await get(opened, fileName, since);
        if (csv === null) return ok(null);
        const answer = readAnswerCsv(csv);
        return answer === null ? err(UNREADABLE_ANSWER) : ok(answer);
      } catch (error) {
        if (error instanceof opened.s3.NoSuchKey) return ok(null);
        return err(failureOf(error));
      }
    },
  };
}
