import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { s3Signature } from './s3-signature.ts';

type Kept = { bytes: Buffer; at: Date };
/** What the next requests get: their answer, an error of the store's, none at all, none because it does not even take what is sent, or a cut line. */
type Mood = 'well' | 'busy' | 'silent' | 'deaf' | 'cut';

const keys = { access: 'mall-test', secret: 'a secret of the test alone' };
const bucket = 'mall';
const skewMs = 15 * 60_000;

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;

/** A refusal in the store's own words, or undefined for a request that is signed as it must be. */
const faultOf = (request: IncomingMessage, body: Buffer): string | undefined => {
  const headers = request.headers as Record<string, string>;
  const [, access, scope, signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers['authorization'] ?? '',
    ) ?? [];
  if (!scope) return 'AccessDenied';
  if (access !== keys.access) return 'InvalidAccessKeyId';
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signedHeaders.split(';').includes(name))) return 'AccessDenied';
  const asked = { method: request.method ?? '', target: request.url ?? '', headers };
  if (signature !== s3Signature(asked, { secret: keys.secret, scope, signedHeaders })) return 'SignatureDoesNotMatch';
  const date = (headers['x-amz-date'] ?? '').replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5');
  if (!(Math.abs(Date.now() - Date.parse(date)) < skewMs)) return 'RequestTimeTooSkewed';
  const given = createHash('sha256').update(body).digest('hex');
  return headers['x-amz-content-sha256'] === given ? undefined : 'XAmzContentSHA256Mismatch';
};

const listOf = (files: ReadonlyMap<string, Kept>, query: URLSearchParams): string => {
  const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const from = query.get('continuation-token') ?? '';
  const all = [...files.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > from).toSorted();
  const page = all.slice(0, most);
  const contents = page.map((key) => {
    const { bytes, at } = files.get(key) as Kept;
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const next = all.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml(`<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`);
};

const send = (response: ServerResponse, status: number, body: string | Buffer = '', headers: Record<string, string | number> = {}) =>
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body);
const refuseWith = (response: ServerResponse, status: number, code: string) =>
  send(response, status, xml(`<Error><Code>${code}</Code></Error>`));

const sendFile = (response: ServerResponse, { bytes, at }: Kept, range: string | undefined, withBody: boolean) => {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const headers = { 'last-modified': at.toUTCString() };
  if (!withBody) return send(response, 200, '', { ...headers, 'content-length': bytes.length });
  if (start === undefined) return send(response, 200, bytes, headers);
  const part = bytes.subarray(Number(start), Number(end) + 1);
  if (part.length === 0) return refuseWith(response, 416, 'InvalidRange');
  return send(response, 206, part, {
    ...headers,
    'content-range': `bytes ${start}-${Number(start) + part.length - 1}/${bytes.length}`,
  });
};

/** A store that speaks the part of S3 that the mall uses, strictly: every request signed, every body held against its hash. */
export const startS3Server = async () => {
  const files = new Map<string, Kept>();
  let mood: Mood = 'well';
  let asked = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (mood === 'deaf') return;
    const body = await buffer(request);
    asked += 1;
    if (mood === 'silent') return;
    if (mood === 'cut') return void request.socket.destroy();
    if (mood === 'busy') return void refuseWith(response, 503, 'SlowDown');
    const fault = faultOf(request, body);
    if (fault) return void refuseWith(response, 403, fault);
    const url = new URL(request.url ?? '', 'http://store');
    const [, name, ...rest] = url.pathname.split('/');
    if (name !== bucket) return void refuseWith(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    const kept = files.get(key);
    if (key === '') return void send(response, 200, listOf(files, url.searchParams));
    if (request.method === 'PUT') {
      files.set(key, { bytes: body, at: new Date() });
      return void send(response, 200);
    }
    if (request.method === 'DELETE') {
      files.delete(key);
      return void send(response, 204);
    }
    if (!kept) return void refuseWith(response, 404, 'NoSuchKey');
    sendFile(response, kept, request.headers.range, request.method === 'GET');
  };

  const server = createServer((request, response) => void answer(request, response).catch(() => request.socket.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    files,
    asked: () => asked,
    feel: (next: Mood) => {
      mood = next;
    },
    settings: {
      FILES_URL: `s3://${bucket}/one`,
      FILES_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      FILES_S3_ACCESS_KEY: keys.access,
      FILES_S3_SECRET: keys.secret,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
