import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { heightOf, lineOf, scaleOf, shownNames } from './chart.rules.ts';
import { Chart } from './chart.tsx';

test('draws round lines from nothing to above the largest value', () => {
  expect(scaleOf([38, 88, 61]).ticks).toEqual([0, 25, 50, 75, 100]);
  expect(scaleOf([1.2, 2, 0.4]).ticks).toEqual([0, 0.5, 1, 1.5, 2]);
  expect(scaleOf([17_504_210]).top).toBe(20_000_000);
  expect(scaleOf([]).ticks).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(scaleOf([-30, 60]).bottom).toBeLessThanOrEqual(-30);
});

test('a missing day breaks the line instead of falling to nothing', () => {
  const scale = scaleOf([0, 100]);
  expect(lineOf([0, null, 100, 50], scale, (at) => at * 10)).toBe('M0 100M20 0L30 50');
  expect(heightOf(100, scale)).toBe(0);
});

test('names the first and the last day and as many between as there is room for', () => {
  expect(shownNames(4, 7)).toEqual([0, 1, 2, 3]);
  const month = shownNames(30, 7);
  expect(month[0]).toBe(0);
  expect(month.at(-1)).toBe(29);
  expect(month.length).toBeLessThanOrEqual(7);
});

test('says every value in a table too, and what is missing', () => {
  const html = renderToStaticMarkup(
    <Chart
      title="成交额"
      note="万元 / 天"
      names={['11-11', '11-12']}
      series={[
        { name: '本期', values: [88, 76] },
        { name: '前期', values: [66, null], dashed: true },
      ]}
      labels={{ names: '日期', table: '以表格查看', chart: '以图查看', missing: '无数据' }}
      format={(value) => value.toFixed(1)}
    />,
  );
  expect(html).toContain('<caption class="sr">成交额 万元 / 天</caption>');
  expect(html).toMatch(/<th scope="row">11-12<\/th><td[^>]*>76.0<\/td><td[^>]*>无数据<\/td>/);
  expect(html).toContain('以表格查看');
});
