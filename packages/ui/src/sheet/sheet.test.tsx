import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sheet } from './sheet.tsx';
import type { SheetColumn } from './sheet-column.ts';

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
});
