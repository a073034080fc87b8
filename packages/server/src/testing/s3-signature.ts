import { createHash, createHmac } from 'node:crypto';

type Asked = {
  readonly method: string;
  /** As it was sent: path and query, percent signs and all. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
};

const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What a request has to be signed with (AWS Signature Version 4, S3), worked out of the request and not of whoever signed it. */
export const s3Signature = (
  { method, target, headers }: Asked,
  { secret, scope, signedHeaders }: { secret: string; scope: string; signedHeaders: string },
): string => {
  const [path = '', query = ''] = target.split('?');
  const names = signedHeaders.split(';');
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const key = [region, service, end].reduce(mac, mac(`AWS4${secret}`, day));
  return mac(key, ['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, sha256(canonical)].join('\n')).toString('hex');
};
