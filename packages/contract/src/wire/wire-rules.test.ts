import { describe, expect, it } from 'vitest';
import { languages } from '../kernel/language.ts';
import { decodeText, encodeText } from './base64-text.ts';
import { networkWords, unreadableWords } from './call-words.ts';
import { statusText } from './http-words.ts';
import { magicaAhead, magicaPast, magicaTime, makeMagicaValue } from './magica-value.ts';
import { fillPath, wireOf, wirePaths } from './wire-path.ts';

describe('the rules of the wire', () => {
  it('sends PUT and DELETE as POST, except under inquiry', () => {
    expect(wireOf('PUT', '/portal/cart')).toEqual({ method: 'POST', path: '/portal/cart/update' });
    expect(wireOf('DELETE', '/portal/cart')).toEqual({ method: 'POST', path: '/portal/cart/delete' });
    expect(wireOf('DELETE', '/portal/inquiry/5')).toEqual({ method: 'DELETE', path: '/portal/inquiry/5' });
    expect(wireOf('PUT', '/portal/inquiryfile')).toEqual({ method: 'POST', path: '/portal/inquiryfile/update' });
  });

  it('answers sign-in under /front too', () => {
    expect(wirePaths({ verb: 'POST', path: '/auth/logout' })).toEqual(['/auth/logout', '/front/auth/logout']);
  });

  it('keeps a path part from reaching outside its place', () => {
    expect(fillPath('/goods/{id}/x', { id: '../a?b' })).toBe('/goods/..%2Fa%3Fb/x');
  });

  it('makes a value good for one use and for a while', () => {
    const now = 1_700_000_000_000;
    const value = makeMagicaValue(now);
    expect(value).toMatch(/^[0-9a-f]{12}4[0-9a-f]{3}[89ab][0-9a-f]{15}1700000000000$/);
    expect(new Set(Array.from({ length: 1000 }, () => makeMagicaValue(now))).size).toBe(1000);
    expect(magicaTime(value, now)).toBe(now);
    expect(magicaTime(value, now + magicaPast)).toBe(now);
    expect(magicaTime(value, now + magicaPast + 1)).toBeUndefined();
    expect(magicaTime(value, now - magicaAhead - 1)).toBeUndefined();
    for (const bad of [undefined, 7, '', `${value}0`, value.toUpperCase().replace(/^./, 'G')]) expect(magicaTime(bad, now)).toBeUndefined();
  });

  it('encodes any text and decodes nothing else', () => {
    for (const text of ['', '13800000000', '张三👷', 'a'.repeat(1000)]) expect(decodeText(encodeText(text))).toBe(text);
    for (const bad of ['a', '!!!!', '/w==', 'ab\n=']) expect(decodeText(bad)).toBeUndefined();
  });

  it('has words for every status in every language', () => {
    for (const language of languages) {
      const texts = [200, 201, 202, 204, 400, 401, 403, 404, 406, 410, 422, 500, 502, 503, 504].map((status) =>
        statusText(status, language),
      );
      expect(texts.every((text) => text)).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
      expect(networkWords[language] && unreadableWords[language]).toBeTruthy();
    }
    expect([statusText(200, 'zh'), statusText(201, 'zh'), networkWords.zh, unreadableWords.zh]).toEqual([
      '请求成功',
      '操作成功',
      '请求失败，请刷新重试',
      '数据错误,请联系管理员',
    ]);
    expect(statusText(418, 'zh')).toBeUndefined();
  });
});
