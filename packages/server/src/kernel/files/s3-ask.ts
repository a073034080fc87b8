import { createHash } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Config } from '../config.ts';
import { FilesAway } from './files-away.ts';

export type S3Settings = Pick<
  Config,
  'FILES_URL' | 'FILES_S3_ENDPOINT' | 'FILES_S3_REGION' | 'FILES_S3_STYLE' | 'FILES_S3_ACCESS_KEY' | 'FILES_S3_SECRET'
>;
type Asked = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Without one the bucket itself is asked. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly range?: string;
  readonly body?: { readonly bytes: Buffer | Blob; readonly sha256: string };
};
/** `stop` cuts an answer whose body nobody reads on. */
export type S3Answer = { readonly response: Response; readonly stop: () => void };
export type S3Ask = (asked: Asked) => Promise<S3Answer>;

/** Whoever asks the mall hears within ten seconds, so a store that is silent is asked twice and one that is quick to say no three times. */
const answerMs = 3000;
const patienceMs = 6000;
const hearMs = 9000;
const mostTries = 3;
/** The slowest line on which a file is sent. */
const bytesPerMs = 1000;

const emptyHash = createHash('sha256').digest('hex');
const worthAnother = new Set([429, 500, 502, 503, 504]);

const lengthOf = ({ body }: Asked): number => (body === undefined ? 0 : body.bytes instanceof Blob ? body.bytes.size : body.bytes.length);

const pieceBytes = 64 * 1024;
/** What is smaller may still lie in the line when its last piece has gone. */
const largeBytes = 8 * 1024 * 1024;

async function* piecesOf(bytes: Buffer | Blob): AsyncGenerator<Uint8Array> {
  if (bytes instanceof Blob) return yield* bytes.stream();
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

async function* counted(bytes: Buffer | Blob, taken: () => void, ended: () => void): AsyncGenerator<Uint8Array> {
  for await (const piece of piecesOf(bytes)) {
    taken();
    yield piece;
  }
  ended();
}

/** Where a key lies: in the bucket's own folder of the address, or under the bucket's own name. */
export const addressOf = (
  { FILES_URL, FILES_S3_ENDPOINT, FILES_S3_REGION, FILES_S3_STYLE }: S3Settings,
  key: string | undefined,
): { url: URL; prefix: string } => {
  const [bucket = '', ...folders] = (FILES_URL ?? '').slice('s3://'.length).split('/');
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const url = new URL(FILES_S3_ENDPOINT ?? `https://s3.${FILES_S3_REGION}.amazonaws.com`);
  if (FILES_S3_STYLE === 'host') url.hostname = `${bucket}.${url.hostname}`;
  const base = `${url.pathname.replace(/\/$/, '')}${FILES_S3_STYLE === 'host' ? '' : `/${bucket}`}`;
  url.pathname = key === undefined ? base : `${base}/${prefix}${key}`;
  return { url, prefix };
};

/** Asks the store, signed (SigV4), within its time and once more where that may help: all that the mall asks is the same when it is done twice. */
export const s3Ask = (settings: S3Settings): S3Ask => {
  const keys = { accessKeyId: settings.FILES_S3_ACCESS_KEY ?? '', secretAccessKey: settings.FILES_S3_SECRET ?? '' };

  const once = async (asked: Asked, leftMs: number): Promise<S3Answer> => {
    const { method, key, query = {}, range, body } = asked;
    const { url } = addressOf(settings, key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      ...keys,
      method,
      url: url.href,
      region: settings.FILES_S3_REGION,
      service: 's3',
      headers: { 'x-amz-content-sha256': body?.sha256 ?? emptyHash, ...(range && { range }) },
    });
    const signed = await signer.sign();
    const cut = new AbortController();
    const late = () => cut.abort(new Error('no answer in time'));
    const wholeMs = answerMs + lengthOf(asked) / bytesPerMs;
    const whole = setTimeout(late, wholeMs);
    let heard = false;
    // A store that stands still in the middle of a large file is not waited for as long as the slowest line would need.
    const quiet = setTimeout(late, Math.min(wholeMs, leftMs));
    const taken = () => void (heard || quiet.refresh());
    // Laying down what it has taken is its own time.
    const ended = () => lengthOf(asked) > largeBytes && clearTimeout(quiet);
    const sent = body && {
      headers: { ...Object.fromEntries(signed.headers), 'content-length': String(lengthOf(asked)) },
      body: ReadableStream.from(counted(body.bytes, taken, ended)) as BodyInit,
      duplex: 'half' as const,
    };
    try {
      const response = await fetch(signed.url, { method, headers: signed.headers, redirect: 'manual', signal: cut.signal, ...sent });
      return { response, stop: () => cut.abort() };
    } finally {
      heard = true;
      clearTimeout(whole);
      clearTimeout(quiet);
    }
  };

  return async (asked) => {
    const since = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const answer = await once(asked, hearMs - (performance.now() - since)).catch((error: unknown) => error as Error);
      const failed = answer instanceof Error;
      if (!failed && !worthAnother.has(answer.response.status)) return answer;
      if (!failed) answer.stop();
      if (attempt === mostTries || performance.now() - since > patienceMs) {
        if (failed) throw new FilesAway('the store of files does not answer', { cause: answer });
        throw new FilesAway(`the store of files answers ${answer.response.status}`);
      }
      await sleep(100 * attempt + Math.random() * 100);
    }
  };
};
