import { describe, expect, it } from 'vitest';
import { fileNameOf, isFile, saveFile } from './download.ts';

describe('the name of a downloaded file', () => {
  it.each([
    ["attachment; filename*=UTF-8''%E8%AE%A2%E5%8D%95.xlsx", '订单.xlsx'],
    [`attachment; filename="plain.csv"; filename*=utf-8''%E8%AE%A2.csv`, '订.csv'],
    ['attachment; filename="a b.pdf"', 'a b.pdf'],
    ['attachment; filename=a.pdf; size=3', 'a.pdf'],
    ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
    ["attachment; filename*=UTF-8''%E0%A4%A", 'download'],
    ['attachment', 'download'],
    [null, 'download'],
  ])('%s gives %s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name);
  });

  it('tells a file from a refusal', () => {
    expect(isFile(new Headers({ 'content-type': 'application/json; charset=utf-8' }))).toBe(false);
    expect(isFile(new Headers({ 'content-type': 'application/json', 'content-disposition': 'attachment; filename=a.json' }))).toBe(true);
    expect(isFile(new Headers({ 'content-type': 'text/csv' }))).toBe(true);
  });

  it('does nothing without a page', () => {
    expect(() => saveFile({ name: 'a', blob: new Blob([]) })).not.toThrow();
  });
});
