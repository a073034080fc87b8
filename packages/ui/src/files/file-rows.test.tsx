import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileRows } from './file-rows.tsx';

const labels = {
  drop: '拖到这里，或',
  choose: '选择文件',
  preview: '查看',
  remove: '删除',
  cancel: '取消',
  retry: '重传',
  close: '关闭',
  sending: (name: string) => `正在上传 ${name}`,
  arrived: '已上传',
};
const nothing = () => undefined;
const draw = (room: number) =>
  renderToStaticMarkup(
    <FileRows
      items={[
        { id: '1', name: '执照.jpg', size: '2.8 MB', href: '/uploads/1' },
        { id: '2', name: '许可证.pdf', href: '/uploads/2' },
        { id: '3', name: '证书.pdf', percent: 46 },
        { id: '4', name: '业绩.docx', fault: '超过 10 MB' },
        { id: '5', name: '现场.mp4', fault: '格式不支持', refused: true },
      ]}
      room={room}
      accept=".pdf"
      labels={labels}
      onAdd={nothing}
      onRemove={nothing}
      onRetry={nothing}
    />,
  );

test('each file has its progress, its fault and its acts, named with the file', () => {
  const html = draw(1);
  expect(html).toContain('aria-label="正在上传 证书.pdf"');
  expect(html).toContain('46%');
  expect(html).toContain('aria-label="取消 证书.pdf"');
  expect(html).toContain('aria-label="重传 业绩.docx"');
  expect(html).toContain('超过 10 MB');
  expect(html.match(/已上传/g)).toHaveLength(2);
});

test('a picture is looked at in place, a paper beside the page', () => {
  const html = draw(1);
  expect(html).toMatch(/<button[^>]*aria-label="查看 执照.jpg"/);
  expect(html).toMatch(
    /<a [^>]*aria-label="查看 许可证.pdf"[^>]*href="\/uploads\/2"|<a [^>]*href="\/uploads\/2"[^>]*aria-label="查看 许可证.pdf"/,
  );
});

test('takes no more when it is full', () => {
  expect(draw(0)).not.toContain('type="file"');
});

test('what was not even sent stays with its reason, and is not sent again', () => {
  const html = draw(1);
  expect(html).toContain('格式不支持');
  expect(html).toContain('aria-label="删除 现场.mp4"');
  expect(html).not.toContain('aria-label="重传 现场.mp4"');
});
