import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { headline, keptEnd, keptTogether, layOutPdf, makePdf } from './make-pdf.ts';

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

const lines = (count: number) => Array.from({ length: count }, () => ({ text: '一' }));
const below = { margin: [0, 0, 0, 200] as [number, number, number, number] };
const pageOf = async (count: number, level: number, first: object = {}) => {
  const { marks, pages } = await layOutPdf({
    title: 'x',
    foot: 'x',
    content: [
      ...lines(count),
      { text: '标题', id: 'head', headlineLevel: level },
      { text: '正文', id: 'text', ...first },
      { text: '完', id: keptEnd },
    ],
  });
  return [marks['head']?.page, marks['text']?.page, marks[keptEnd]?.page, pages];
};

it('leaves no headline alone at the foot of a page, and keeps together what is asked for', async () => {
  const most = await Promise.all([42, 43, 44, 45, 46, 47].map((count) => pageOf(count, headline)));
  expect(most.every(([head, text]) => head === text)).toBe(true);
  expect(new Set(most.map(([head]) => head))).toEqual(new Set([1, 2]));
  expect(await pageOf(20, keptTogether, below)).toEqual([1, 1, 1, 1]);
  expect(await pageOf(40, keptTogether, below)).toEqual([2, 2, 2, 2]);
});
