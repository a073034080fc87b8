import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makePdf } from './make-pdf.ts';

const rows = Array.from({ length: 120 }, (_, index) => [`干式变压器 SCB18-${index}`, String(index), '100.00']);

it('lays out Chinese on as many pages as it needs, with its font', async () => {
  const pdf = await makePdf({
    title: '购销合同',
    foot: 'HT2026',
    content: [{ text: '购销合同', bold: true }, { table: { headerRows: 1, body: [['名称', '数量', '金额'], ...rows] } }],
  });
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  expect(text).toContain('+NotoSansSC');
  expect(pdf.length).toBeLessThan(200_000);
});

it('opens no file and no address that a paper names, and goes on afterwards', async () => {
  const picture = { title: 'x', foot: '', content: { image: '/etc/hostname' } };
  await expect(makePdf(picture)).rejects.toThrow();
  await expect(makePdf({ ...picture, content: { image: 'http://127.0.0.1:1/x.png' } })).rejects.toThrow();
  expect((await makePdf({ title: 'x', foot: '', content: '好' })).length).toBeGreaterThan(1000);
});

it('makes several papers asked for at once one after the other', async () => {
  const made = await Promise.all(['一', '二', '三'].map((content) => makePdf({ title: content, foot: '', content })));
  const streams = made.map((pdf) => {
    const begin = pdf.indexOf('stream\n') + 7;
    return inflateSync(pdf.subarray(begin, pdf.indexOf('\nendstream', begin))).toString('latin1');
  });
  expect(streams.every((stream) => stream.includes('Tf'))).toBe(true);
});
