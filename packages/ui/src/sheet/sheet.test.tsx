import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeBlock } from './sheet.rules.ts';
import { Sheet } from './sheet.tsx';
import { isTyped, type SheetColumn } from './sheet-column.ts';
import { wrongCells } from './sheet-row.tsx';

type Spec = { section: string; price: string; on: boolean };
const columns: SheetColumn<Spec>[] = [
  { kind: 'head', key: 'section', name: '截面', cell: (spec) => spec.section },
  {
    kind: 'figure',
    key: 'price',
    name: '含税价',
    get: (spec) => spec.price,
    set: (spec, price) => ({ ...spec, price }),
    locked: (spec) => !spec.on,
    fault: (spec) => (spec.price === '询价' ? '不是价格' : null),
  },
  { kind: 'check', key: 'on', name: '启用', checked: (spec) => spec.on, check: (spec, on) => ({ ...spec, on }) },
];

test('names every cell by row and column, marks a fault and lists it, locks what is switched off', () => {
  const html = renderToStaticMarkup(
    <Sheet
      columns={columns}
      rows={[
        { section: '3×50', price: '询价', on: true },
        { section: '3×95', price: '297.04', on: false },
      ]}
      rowKey={(spec) => spec.section}
      onChange={() => undefined}
      labels={{
        caption: '规格与价格',
        number: '行',
        cell: (row, name) => `第 ${row} 行 ${name}`,
        fill: '整列填写',
        report: String,
        undo: '撤销',
      }}
    />,
  );
  expect(html).toContain('<caption class="sr">规格与价格</caption>');
  expect(html).toMatch(/aria-label="第 1 行 含税价" aria-invalid="true"/);
  expect(html).toMatch(/<button type="button">第 1 行 含税价<\/button> 不是价格/);
  expect(html).toMatch(/readOnly=""[^>]*value="297.04"|aria-label="第 2 行 含税价"[^>]*readOnly=""/);
  expect(html).toContain('aria-label="整列填写 含税价"');
  expect(html).toContain('<th scope="row">3×50</th>');
  expect(html).toContain('aria-label="整列填写 启用"');
});

test('gives each cell its head for the card that a row is on a phone', () => {
  const html = renderToStaticMarkup(
    <Sheet
      columns={columns}
      rows={[{ section: '3×50', price: '1', on: true }]}
      rowKey={(spec) => spec.section}
      onChange={() => undefined}
      labels={{
        caption: '规格',
        number: '行',
        row: (row) => `第 ${row} 行`,
        cell: (row, name) => `${row} ${name}`,
        report: String,
        undo: '撤销',
      }}
    />,
  );
  expect(html).toMatch(/<td[^>]*data-head="第 1 行"[^>]*>1<\/td>/);
  expect(html).toMatch(/<td[^>]*data-head="含税价"/);
});

test('a paste keeps what cannot be used and names it by row, column and value', () => {
  const typed = columns.filter(isTyped);
  const rows = [
    { section: '3×50', price: '1', on: true },
    { section: '3×95', price: '询价', on: true },
    { section: '3×120', price: '2', on: true },
  ];
  const written = writeBlock(rows, typed, { row: 0, column: 0 }, [['9'], ['询价'], ['询价']]);
  expect(written.rows.map(({ price }) => price)).toEqual(['9', '询价', '询价']);
  expect(wrongCells(written, typed).map(({ cell }) => cell)).toEqual([
    { row: 2, name: '含税价', text: '询价' },
    { row: 3, name: '含税价', text: '询价' },
  ]);
  expect(written.changed).toHaveLength(2);
});
