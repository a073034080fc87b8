import { accountApi } from '@mall/contract/account/account.api.ts';
import { uploadApi } from '@mall/contract/content/upload.api.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { sealRequest } from '@mall/contract/wire/sm-browser.ts';
import { describe, expect, it } from 'vitest';
import { slowerThan } from '../../testing/slower-than.ts';
import { testApp } from '../../testing/test-app.ts';

// One request must not stop the process for everybody: whatever its shape, it costs about what a harmless one of its size costs.
const app = testApp({ WIRE_ENCRYPTION: 'optional' });
const factor = 25;

const megabyte = 1024 * 1024;
const jsonMost = megabyte - 200;
const formMost = 16 * 1024;

const post = (call: AnyCall, type: string, payload: string, headers: Record<string, string> = {}) =>
  app.app.fastify.inject({ method: 'POST', url: `/api${call.path}`, headers: { 'content-type': type, ...headers }, payload });
const json = (call: AnyCall, text: string) => post(call, 'application/json', text);
const form = (text: string) => post(payApi.pc, 'application/x-www-form-urlencoded', text);
const sealed = async (text: string) => {
  const { code, mac, params } = await sealRequest(text, app.house.crypto.publicKeyHex);
  const body = JSON.stringify({ params });
  return () => post(accountApi.signIn, 'application/json', body, { encryptiontype: 'SM', code, mac });
};
const get = (query: string, headers: Record<string, string> = {}) =>
  app.app.fastify.inject({ url: `/api/portal/operation/recommend/page?${query}`, headers });
const longText = (call: AnyCall, most: number) => () => json(call, `{"a":"${'x'.repeat(most)}"}`);
const longForm = (most: number) => () => form(`a=${'x'.repeat(most - 2)}`);
const times = (text: string, size: number) => text.repeat(Math.floor(size / text.length));

const keys = (size: number) => Array.from({ length: Math.floor(size / 10) }, (_, at) => `"${at.toString(36)}":1`).join(',');

/** Texts of about this size, each as awkward as JSON allows. */
const awkward = (size: number): Record<string, string> => ({
  'many keys': `{${keys(size)}}`,
  'many unknown keys beside a known one': `{"magicaValue":"${makeMagicaValue()}",${keys(size)}}`,
  'nested arrays': `{"a":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
  'nested objects': `${times('{"a":', size)}1`,
  'a long array of numbers': `{"kind":[${times('1,', size)}1]}`,
  'a long array of objects': `{"photos":[${times('{},', size)}{}],"lines":[]}`,
  'a long array of empty texts': `{"photos":[${times('"",', size)}""]}`,
  'escaped signs': `{"text":"${times('\\u0041', size)}"}`,
  'one long text of blanks': `{"text":"${' '.repeat(size)}x"}`,
  'no end': `{"a":"${'x'.repeat(size)}`,
});

// A reader that is slow is slow every time; a busy machine is not.
describe('the time for a body at its limit', { retry: 2 }, () => {
  it('does not hang on its shape when it is plain JSON', async () => {
    const harmless = longText(accountApi.signIn, jsonMost);
    for (const [name, text] of Object.entries(awkward(jsonMost)))
      expect(await slowerThan(harmless, () => json(accountApi.signIn, text)), name).toBeLessThan(factor);
  });

  it('does not hang on its shape where a call takes more than usual', async () => {
    const most = (uploadApi.base64.bodyBytes ?? 0) - 200;
    const harmless = longText(uploadApi.base64, most);
    const { 'many keys': keyed, 'nested arrays': nested, 'a long array of empty texts': listed } = awkward(most);
    for (const [name, text] of Object.entries({ keyed, nested, listed }))
      expect(await slowerThan(harmless, () => json(uploadApi.base64, text as string)), name).toBeLessThan(factor);
  });

  it('does not hang on its shape when it is encrypted', async () => {
    const most = Math.floor(jsonMost / 2) - 100;
    const harmless = await sealed(`{"a":"${'x'.repeat(most)}"}`);
    for (const [name, text] of Object.entries(awkward(most)))
      expect(await slowerThan(harmless, await sealed(text)), name).toBeLessThan(factor);
  });

  it('does not hang on its shape when it is a form', async () => {
    const harmless = longForm(formMost);
    for (const shape of ['&a', '&', '=', '+', '%20', '%', '&a=&b='])
      expect(await slowerThan(harmless, () => form(`a=${times(shape, formMost - 2)}`)), shape).toBeLessThan(factor);
  });

  it('is not spent at all on a form of more than 16 KB', async () => {
    const harmless = longForm(0.8 * megabyte);
    const attack = `a=${times('&a', 0.8 * megabyte)}`;
    expect((await form(attack)).statusCode).toBe(413);
    expect(await slowerThan(harmless, () => form(attack))).toBeLessThan(factor);
    // Nor where no call is, or one that takes no form.
    for (const url of ['/api/nowhere', '/', '/sandbox/pay/x', `/api${accountApi.signIn.path}`, `/api${uploadApi.base64.path}`]) {
      const answer = await app.app.fastify.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: attack,
      });
      expect([413, 415], url).toContain(answer.statusCode);
    }
  });

  it('does not hang on its shape when it is multipart', async () => {
    const mark = 'a'.repeat(70);
    const multipart = (body: string) => post(uploadApi.image, `multipart/form-data; boundary=${mark}`, body);
    const part = (name: string, text: string) => `--${mark}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
    const harmless = () => multipart(`${part('a', 'x'.repeat(4000))}${'x'.repeat(megabyte)}`);
    const shapes = {
      'almost the mark': part('a', 'b') + times(`\r\n--${mark.slice(1)}`, megabyte),
      'letters of the mark': part('a', 'b') + 'a'.repeat(megabyte),
      'many fields': Array.from({ length: 5000 }, (_, at) => part(`f${at}`, 'x')).join(''),
      'a long head': `--${mark}\r\n${times('content-disposition: form-data;', megabyte)}`,
      'open quotes': `--${mark}\r\ncontent-disposition: form-data; name="${times('; name=', megabyte)}`,
    };
    for (const [name, body] of Object.entries(shapes)) expect(await slowerThan(harmless, () => multipart(body)), name).toBeLessThan(factor);
  });

  it('does not hang on the shape of a query or of a header', async () => {
    const most = 12_000;
    const harmless = () => get(`page=${'1'.repeat(most)}`);
    for (const shape of ['a&', '&', 'page=1&', 'page=&', '+', '%20', '%', '=', 'a[]=&', '1,'])
      expect(await slowerThan(harmless, () => get(times(shape, most))), shape).toBeLessThan(factor);
    expect((await get(Array.from({ length: 300 }, (_, at) => `f${at}=1`).join('&'))).statusCode).toBe(400);
    for (const name of ['authorization', 'cookie', 'accept-encoding', 'to', 'rediskey', 'origin', 'user-agent', 'content-type'])
      for (const shape of ['Bearer ', 'a=;', ' ', '"', 'gzip,', '; boundary='])
        expect(await slowerThan(harmless, () => get('page=1', { [name]: times(shape, most) })), `${name} ${shape}`).toBeLessThan(factor);
  });
});
