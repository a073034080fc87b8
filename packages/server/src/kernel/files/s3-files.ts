import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { type Files, isKey, requireKey } from './files.ts';
import { FilesAway } from './files-away.ts';
import { addressOf, type S3Answer, type S3Settings, s3Ask } from './s3-ask.ts';

/** Between two pieces of a file; the time that its reader takes is his own. */
const pieceMs = 15_000;
const listAtOnce = 1000;

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });
const Refused = z.object({ Error: z.object({ Code: z.string() }) });
const Listed = z.object({
  ListBucketResult: z.object({
    IsTruncated: z.string().default('false'),
    NextContinuationToken: z.string().optional(),
    Contents: z.array(z.object({ Key: z.string(), Size: z.coerce.number(), LastModified: z.string() })).default([]),
  }),
});

const textOf = async ({ response, stop }: S3Answer): Promise<string> => {
  const late = setTimeout(stop, pieceMs);
  try {
    return await response.text();
  } catch (error) {
    throw new FilesAway('the store of files broke off', { cause: error });
  } finally {
    clearTimeout(late);
  }
};

/** What is no XML, or none of the store's, was said by somebody between. */
const readXml = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(parser.parse(text || '<none/>')).data;
  } catch {
    return undefined;
  }
};

const refusal = async (answer: S3Answer): Promise<FilesAway> => {
  const code = readXml(Refused, await textOf(answer))?.Error.Code;
  return new FilesAway(`the store of files refuses: ${answer.response.status} ${code ?? ''}`.trim(), {
    code: code ?? String(answer.response.status),
  });
};

/** That a key is not there is an answer, in the store's own words; that the bucket is not there is none, and a 404 of somebody between neither. */
const requireGood = async (answer: S3Answer, missing = 'NoSuchKey'): Promise<S3Answer | undefined> => {
  if (answer.response.ok) return answer;
  const away = await refusal(answer);
  if (answer.response.status === 404 && away.code === missing) return undefined;
  throw away;
};

const hashOfFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

const streamOf = ({ response, stop }: S3Answer): Readable => {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const reader = response.body?.getReader();
    if (!reader) return;
    for (;;) {
      const late = setTimeout(stop, pieceMs);
      const { done, value } = await reader
        .read()
        .catch((error: unknown) => {
          throw new FilesAway('the store of files broke off', { cause: error });
        })
        .finally(() => clearTimeout(late));
      if (done) return;
      yield value;
    }
  }
  // Whoever leaves before he has begun to read leaves the connection, too.
  return Readable.from(pieces(), { objectMode: false }).once('close', stop);
};

/** Length of the whole, of a part of it too. */
const wholeLength = ({ response }: S3Answer): number =>
  Number(response.headers.get('content-range')?.split('/')[1] ?? response.headers.get('content-length') ?? 0);

/** A bucket of a store that speaks S3. The store checks each file by its hash before it is there. */
export const s3Files = (settings: S3Settings): Files => {
  const ask = s3Ask(settings);
  const { prefix } = addressOf(settings, undefined);

  const write = async (key: string, bytes: Buffer | Blob, sha256: string): Promise<void> => {
    const answer = await ask({ method: 'PUT', key: requireKey(key), body: { bytes, sha256 } });
    if (!answer.response.ok) throw await refusal(answer);
    await textOf(answer);
  };

  const listPage = async (folder: string, from: string | undefined, most = listAtOnce) => {
    const query = { 'list-type': '2', 'max-keys': String(most), prefix: `${prefix}${folder}`, ...(from && { 'continuation-token': from }) };
    const answer = await ask({ method: 'GET', query });
    if (!answer.response.ok) throw await refusal(answer);
    const listed = readXml(Listed, await textOf(answer));
    if (!listed) throw new FilesAway('the store of files gives no list');
    return listed.ListBucketResult;
  };

  return {
    put: (key, bytes) => write(key, bytes, createHash('sha256').update(bytes).digest('hex')),
    async take(key, path) {
      const hash = await hashOfFile(path);
      await write(key, await openAsBlob(path), hash);
      await rm(path, { force: true });
    },
    async read(key, range) {
      const asked = { method: 'GET', key: requireKey(key), ...(range && { range: `bytes=${range.start}-${range.end}` }) } as const;
      const answer = await requireGood(await ask(asked));
      return answer && { bytes: wholeLength(answer), stream: streamOf(answer) };
    },
    async stat(key) {
      const answer = await requireGood(await ask({ method: 'HEAD', key: requireKey(key) }), '404');
      // An answer to HEAD has no words: it does not say whether the file is missing or the bucket.
      if (!answer) await listPage('uploads/', undefined, 1);
      return answer && { key, bytes: wholeLength(answer), changedAt: Date.parse(answer.response.headers.get('last-modified') ?? '') };
    },
    async remove(key) {
      await requireGood(await ask({ method: 'DELETE', key: requireKey(key) }));
    },
    async *list(folder) {
      for (let from: string | undefined; ; ) {
        const page = await listPage(folder, from);
        for (const { Key, Size, LastModified } of page.Contents) {
          const key = Key.slice(prefix.length);
          if (isKey(key)) yield { key, bytes: Size, changedAt: Date.parse(LastModified) };
        }
        from = page.IsTruncated === 'true' ? page.NextContinuationToken : undefined;
        if (from === undefined) return;
      }
    },
    async check() {
      await listPage('uploads/', undefined, 1);
    },
  };
};
