import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listPages, pageTyped } from './pager.rules.ts';
import { Pager } from './pager.tsx';

test('few pages are all listed', () => {
  expect(listPages(1, 1)).toEqual([1]);
  expect(listPages(2, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(listPages(1, 0)).toEqual([]);
});

test('many pages have gaps around the current one', () => {
  expect(listPages(1, 34)).toEqual([1, 2, 3, 4, 5, 6, 7, 'gap-after', 34]);
  expect(listPages(6, 34)).toEqual([1, 'gap-before', 4, 5, 6, 7, 8, 'gap-after', 34]);
  expect(listPages(34, 34)).toEqual([1, 'gap-before', 28, 29, 30, 31, 32, 33, 34]);
});

test('always nine places, the current one among them, and no gap hides a single page', () => {
  for (let page = 1; page <= 34; page += 1) {
    const list = listPages(page, 34);
    expect(list).toHaveLength(9);
    expect(list).toContain(page);
    const numbers = list.filter((entry) => typeof entry === 'number');
    for (const [place, number] of numbers.entries()) {
      const step = place === 0 ? 1 : number - (numbers[place - 1] ?? 0);
      expect(step).not.toBe(2);
    }
  }
});

test('a typed page is kept within the pages', () => {
  expect(pageTyped('3', 34)).toBe(3);
  expect(pageTyped('99', 34)).toBe(34);
  expect(pageTyped('-2', 34)).toBe(1);
  expect(pageTyped('x', 34)).toBeNull();
});

test('draws links with the current page marked and no way back from the first', () => {
  const labels = { nav: '分页', previous: '上一页', next: '下一页', page: (page: number) => `第 ${page} 页` };
  const html = renderToStaticMarkup(<Pager page={1} pages={4} labels={labels} hrefOf={(page) => `?page=${page}`} />);
  expect(html).toContain('aria-current="page"');
  expect(html).toContain('href="?page=2"');
  expect(html).not.toContain('上一页');
});
