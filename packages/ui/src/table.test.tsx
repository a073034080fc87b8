import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './table.tsx';

const columns = [
  { key: 'name', head: '供应商', bare: true, cell: (row: { id: string }) => row.id },
  { key: 'state', head: '状态', wide: true, cell: () => '已报价' },
];
const shown = (stacks: boolean) =>
  renderToStaticMarkup(<Table caption="受邀" stacks={stacks} columns={columns} rows={[{ id: '缆岳' }]} rowKey={({ id }) => id} />);

test('names the cells of a card, but for what needs no name', () => {
  expect(shown(true)).toMatch(/data-head="状态"[^>]*>已报价/);
  expect(shown(true)).not.toContain('data-head="供应商"');
  expect(shown(false)).not.toContain('data-head');
});
