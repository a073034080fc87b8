import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Uploads } from './uploads.tsx';

const labels = {
  add: '添加',
  remove: (name: string) => `移除 ${name}`,
  retry: (name: string) => `重传 ${name}`,
  sending: (name: string) => `上传 ${name}`,
};
const nothing = () => {};
const draw = (items: Parameters<typeof Uploads>[0]['items'], room: number) =>
  renderToStaticMarkup(
    <Uploads items={items} room={room} accept=".png" labels={labels} onAdd={nothing} onRemove={nothing} onRetry={nothing} />,
  );

test('shows how far a file is, why it failed, and a way out for each', () => {
  const html = draw(
    [
      { id: '1', name: 'a.png', src: '/uploads/a' },
      { id: '2', name: 'b.pdf', percent: 40 },
      { id: '3', name: 'c.png', fault: '文件过大' },
    ],
    2,
  );
  expect(html).toContain('40%');
  expect(html).toContain('aria-label="重传 c.png 文件过大"');
  expect(html.match(/aria-label="移除/g)).toHaveLength(3);
  expect(html).toContain('type="file"');
});

test('takes no more when it is full', () => {
  expect(draw([{ id: '1', name: 'a.png', src: '/uploads/a' }], 0)).not.toContain('type="file"');
});
