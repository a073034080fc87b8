import { encryptPassword, openAnswer, sealRequest } from '@mall/contract/wire/sm-browser.ts';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { makeSm2Pem, readSm2Key } from './sm2-key.ts';
import { stock } from './stock-sm-crypto.ts';
import { createWireCrypto, type SealedRequest } from './wire-crypto.ts';

const key = readSm2Key(makeSm2Pem());
const wire = createWireCrypto(key);
afterAll(() => wire.close());

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', '能源电力👷🏽‍♀️', '\ufeff'),
);

/** A client written on the stock library alone. */
const stockSeal = (plain: string) => {
  const oneTimeKey = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
  const iv = '000102030405060708090a0b0c0d0e0f';
  const params = iv + stock.sm4.encrypt([...Buffer.from(plain)], oneTimeKey, { mode: 'cbc', iv });
  return {
    key: oneTimeKey,
    params,
    code: `04${stock.sm2.doEncrypt(oneTimeKey, key.publicKeyHex, 1)}`,
    mac: stock.sm3([...Buffer.from(params, 'hex')], { key: stock.sm3(`mac${oneTimeKey}`) }),
  };
};

const stockOpen = (answer: { body: string; sm4code: string; mac: string }, oneTimeKey: string) => {
  const answerKey = stock.sm4.decrypt(answer.sm4code.slice(32), oneTimeKey, { mode: 'cbc', iv: answer.sm4code.slice(0, 32) });
  expect(stock.sm3([...Buffer.from(answer.body, 'hex')], { key: stock.sm3(`mac${answerKey}`) })).toBe(answer.mac);
  return stock.sm4.decrypt(answer.body.slice(32), answerKey, { mode: 'cbc', iv: answer.body.slice(0, 32) });
};

const flip = (hex: string, at: number) => hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1);

const shortestTimes = async (requests: readonly SealedRequest[]): Promise<number[]> => {
  const best = requests.map(() => Number.POSITIVE_INFINITY);
  // In turns and by the shortest time, so that a busy machine slows all alike.
  for (let round = 0; round < 60; round += 1)
    for (const [at, request] of requests.entries()) {
      const start = performance.now();
      await wire.openRequest(request);
      best[at] = Math.min(best[at] as number, performance.now() - start);
    }
  return best;
};

describe('the encrypted wire', () => {
  it('understands the browser code and is understood by it', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (asked, answered) => {
        const request = sealRequest(asked, wire.publicKeyHex);
        expect(await wire.openRequest(request)).toEqual({ key: request.key, text: asked });
        const answer = wire.sealAnswer(answered, request.key);
        expect(openAnswer(answer.body, answer.sm4code, answer.mac, request.key)).toBe(answered);
      }),
      { numRuns: 30 },
    );
  });

  it('understands a client on the stock library and is understood by it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), async (plain) => {
        const request = stockSeal(plain);
        expect(await wire.openRequest(request)).toEqual({ key: request.key, text: plain });
        expect(stockOpen(wire.sealAnswer(plain, request.key), request.key)).toBe(plain);
      }),
      { numRuns: 10 },
    );
  });

  it('carries a megabyte both ways', async () => {
    const megabyte = '询价单'.repeat(116_509);
    const request = sealRequest(megabyte, wire.publicKeyHex);
    expect((await wire.openRequest(request))?.text).toBe(megabyte);
    const answer = wire.sealAnswer(megabyte, request.key);
    expect(openAnswer(answer.body, answer.sm4code, answer.mac, request.key)).toBe(megabyte);
  }, 30_000);

  it('never seals two alike', () => {
    const answers = Array.from({ length: 50 }, () => wire.sealAnswer('{}', '0'.repeat(32)));
    for (const part of ['body', 'sm4code', 'mac'] as const) expect(new Set(answers.map((answer) => answer[part])).size).toBe(50);
  });

  it('refuses a request changed in any of its three parts', async () => {
    const request = sealRequest('{"num":1}', wire.publicKeyHex);
    for (const part of ['params', 'mac', 'code'] as const)
      for (const at of [0, 5, 31, 40, request[part].length - 1])
        expect(await wire.openRequest({ ...request, [part]: flip(request[part], at) }), `${part} ${at}`).toBeUndefined();
    const other = sealRequest('{"num":2}', wire.publicKeyHex);
    expect(await wire.openRequest({ ...request, params: other.params })).toBeUndefined();
    expect(await wire.openRequest({ ...request, code: other.code })).toBeUndefined();
    expect(await wire.openRequest({ ...request, params: other.params, mac: other.mac })).toBeUndefined();
  });

  it('refuses a key that is no key, whatever its mac', async () => {
    for (const bad of ['A'.repeat(32), 'z'.repeat(32), '0'.repeat(31), '中文中文中文中文中文']) {
      const request = { ...stockSeal('{}'), code: encryptPassword(bad, key.publicKeyHex) };
      expect(await wire.openRequest(request)).toBeUndefined();
    }
  });

  it('refuses a mac made for the key that stands in for a missing one', async () => {
    const zeros = '0'.repeat(32);
    const params = zeros + stock.sm4.encrypt('{}', zeros, { mode: 'cbc', iv: zeros });
    const mac = stock.sm3([...Buffer.from(params, 'hex')], { key: stock.sm3(`mac${zeros}`) });
    for (const code of ['', '04', encryptPassword('no key', key.publicKeyHex)])
      expect(await wire.openRequest({ code, mac, params })).toBeUndefined();
  });

  it('refuses bytes that are no text, though sealed rightly', async () => {
    const request = stockSeal('');
    const iv = request.params.slice(0, 32);
    const params = iv + stock.sm4.encrypt([0xff, 0xfe, 0xc0], request.key, { mode: 'cbc', iv });
    const mac = stock.sm3([...Buffer.from(params, 'hex')], { key: stock.sm3(`mac${request.key}`) });
    expect(await wire.openRequest({ ...request, params, mac })).toBeUndefined();
  });

  it('answers garbage with the same nothing', async () => {
    const good = sealRequest('{}', wire.publicKeyHex);
    const piece = fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom(undefined, '', good.code, good.mac, good.params), fc.anything());
    for (const [code, mac, params] of fc.sample(fc.tuple(piece, piece, piece), 1000)) {
      if (code === good.code && mac === good.mac && params === good.params) continue;
      expect(await wire.openRequest({ code, mac, params })).toBeUndefined();
    }
  }, 30_000);

  it('takes about as long to refuse a point off the curve, a wrong key and a wrong mac', async () => {
    const request = sealRequest('{}', wire.publicKeyHex);
    const wrong = { ...request, code: flip(request.code, request.code.length - 1) };
    const [took, offCurve, wrongMac] = (await shortestTimes([
      wrong,
      { ...request, code: `04${'11'.repeat(128)}` },
      { ...request, mac: flip(request.mac, 0) },
    ])) as [number, number, number];
    for (const other of [offCurve, wrongMac]) expect(other / took).toBeGreaterThan(0.6);
  });

  it('spends no decryption on what anybody can see is none', async () => {
    const request = sealRequest('{}', wire.publicKeyHex);
    const [wrong, ...garbage] = (await shortestTimes([
      { ...request, mac: flip(request.mac, 0) },
      { ...request, code: '04' },
      { ...request, code: `05${request.code.slice(2)}` },
      { ...request, code: `${request.code}00` },
      { ...request, code: `${request.code.slice(0, -1)}g` },
      { ...request, mac: '' },
      { ...request, mac: `${request.mac.slice(1)}z` },
      { ...request, params: '' },
      { ...request, params: request.params.slice(2) },
    ])) as [number, ...number[]];
    for (const took of garbage) expect(took / wrong).toBeLessThan(0.3);
  });

  it('reads a password and nothing else', async () => {
    expect(await wire.decryptPassword(encryptPassword('Aa1!密码xyz', wire.publicKeyHex))).toBe('Aa1!密码xyz');
    for (const bad of [undefined, '', 'Aa1!plainpassword', encryptPassword('x'.repeat(600), wire.publicKeyHex)])
      expect(await wire.decryptPassword(bad)).toBeUndefined();
  });
});
