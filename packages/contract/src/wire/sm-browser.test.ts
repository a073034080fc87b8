import { sm2, sm3, sm4 } from 'sm-crypto-v2';
import { describe, expect, it } from 'vitest';
import { encryptPassword, openAnswer, sealRequest, signLogin } from './sm-browser.ts';

const pair = sm2.generateKeyPairHex();
const privateOpen = (code: string) => sm2.doDecrypt(code.slice(2), pair.privateKey, 1);

/** An answer made once with another library (sm-crypto) and kept. */
const kept = {
  key: '000102030405060708090a0b0c0d0e0f',
  body: '101112131415161718191a1b1c1d1e1f2de003ff314d699da75a7486a0d2445d9c25b580cd8ab6ae9a27875f37e5a3de7e5cb86fa6d672f5f93cac74df59ddbd',
  sm4code:
    '101112131415161718191a1b1c1d1e1fc91511316b4b7e978a89a8a0d43c2e87f030c07b2679ed6482f0e0fe415e32e715463dc15ba434db1d6d641a1cb8c990',
  mac: '885f7ce1ba4ec182c1c3c935156164d3536603112bea8051638949c35b9fcfd9',
};

const flip = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

describe('the browser side of the wire', () => {
  it('seals a request as the wire rules say', () => {
    const text = '{"msg":"电力⚡"}';
    const { key, params, code, mac } = sealRequest(text, pair.publicKey);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(code).toMatch(/^04[0-9a-f]{256}$/);
    expect(privateOpen(code)).toBe(key);
    expect(sm4.decrypt(params.slice(32), key, { mode: 'cbc', iv: params.slice(0, 32) })).toBe(text);
    expect(mac).toBe(sm3(Uint8Array.from(Buffer.from(params, 'hex')), { key: sm3(`mac${key}`) }));
  });

  it('opens an answer made by another library', () => {
    expect(openAnswer(kept.body, kept.sm4code, kept.mac, kept.key)).toBe('{"code":200,"msg":"操作成功"}');
    expect(openAnswer(kept.body.toUpperCase(), kept.sm4code, kept.mac.toUpperCase(), kept.key)).toBeDefined();
  });

  it('opens nothing that was changed, cut or sealed for another', () => {
    for (const part of ['body', 'sm4code', 'mac', 'key'] as const)
      for (const bad of [flip(kept[part]), '', 'zz', kept[part].slice(2), `${kept[part]}00`]) {
        const changed: typeof kept = { ...kept, [part]: bad };
        expect(openAnswer(changed.body, changed.sm4code, changed.mac, changed.key), `${part} ${bad}`).toBeUndefined();
      }
  });

  it('never seals two alike', () => {
    const [first, second] = [sealRequest('{}', pair.publicKey), sealRequest('{}', pair.publicKey)];
    expect(first.key === second.key || first.params === second.params || first.code === second.code).toBe(false);
  });

  it('encrypts a password for the server alone', () => {
    expect(privateOpen(encryptPassword('Aa1!密码', pair.publicKey))).toBe('Aa1!密码');
  });

  it('signs the four values of a sign-in', () => {
    expect(signLogin('13800000000', 'abcd', '1700000000000', '04aa')).toBe(
      'e10fdc55b2795b874496c59a06436f58048b5a077265d1332873bc4bb0dcf63d',
    );
  });
});
