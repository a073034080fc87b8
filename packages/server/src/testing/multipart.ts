import type { AnyCall, DataOf } from '@mall/contract/kernel/call.ts';
import type { Envelope } from '@mall/contract/wire/envelope.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { authorityOf } from './authority.ts';
import type { TestApp } from './test-app.ts';

const boundary = '----test-boundary';

type Sent = {
  name: string;
  bytes: Buffer;
  token?: string;
  magicaValue?: string | null;
  cut?: number;
  params?: Record<string, string>;
  query?: string;
};

/** Sends a file as a browser does: the one-use value first, the file last. `cut`: so many bytes at the end never come. */
export const sendFile = async <C extends AnyCall>(
  mall: TestApp,
  call: C,
  { name, bytes, token, magicaValue, cut = 0, params = {}, query = '' }: Sent,
): Promise<Envelope<DataOf<C>> & { status: number }> => {
  const field =
    magicaValue === null
      ? ''
      : `--${boundary}\r\ncontent-disposition: form-data; name="magicaValue"\r\n\r\n${magicaValue ?? makeMagicaValue()}\r\n`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(field + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const answer = await mall.app.fastify.inject({
    method: 'POST',
    url: `${mall.house.config.API_BASE}${call.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '')}${query}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token ? authorityOf(token) : {}),
    },
    payload: body.subarray(0, body.length - cut),
  });
  return { ...answer.json<Envelope<DataOf<C>>>(), status: answer.statusCode };
};

/** A picture of one point, the smallest that a browser shows. */
export const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
