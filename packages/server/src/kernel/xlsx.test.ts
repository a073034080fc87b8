import { expect, it } from 'vitest';
import { unzip } from '../testing/unzip.ts';
import { writeXlsx } from './xlsx.ts';

it('is a workbook that holds text as text and numbers as numbers', async () => {
  const files = unzip(
    await writeXlsx({
      name: 'a & b',
      widths: [10],
      rows: [
        ['名称', '价'],
        ['=1+1 <"&\u0001>', 12.5],
      ],
    }),
  );
  expect([...files.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  expect(files.get('xl/workbook.xml')).toContain('name="a &amp; b"');
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toContain('<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">名称</t></is></c>');
  expect(sheet).toContain(
    '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;&quot;&amp;&gt;</t></is></c><c r="B2"><v>12.5</v></c>',
  );
});

it('names columns beyond Z', async () => {
  const files = unzip(await writeXlsx({ name: 's', rows: [Array.from({ length: 28 }, (_, at) => at)] }));
  expect(files.get('xl/worksheets/sheet1.xml')).toMatch(/r="Z1".*r="AA1".*r="AB1"/);
});

it('writes a long sheet in slices, with whoever waits in between', async () => {
  let turn = 0;
  const next = () => {
    turn += 1;
    waiting = setImmediate(next);
  };
  let waiting = setImmediate(next);
  const turns = new Set<number>();
  const row = new Proxy(['a'], {
    get: (cells, name) => {
      turns.add(turn);
      return Reflect.get(cells, name);
    },
  });
  await writeXlsx({ name: 'long', rows: Array.from({ length: 5000 }, () => row) });
  clearImmediate(waiting);
  expect(turns.size).toBeGreaterThan(5);
});
