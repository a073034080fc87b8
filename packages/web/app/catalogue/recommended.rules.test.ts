import { expect, test } from 'vitest';
import { emptyRecommended, gatherPages, isCompleted, takePage } from './recommended.rules.ts';

const goods = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ goodsId: String(from + at) }));
const page = (from: number, count: number, total: number) => ({ list: goods(from, count), total });

test('each page that comes moves on to the next and is added', () => {
  const first = takePage(emptyRecommended, page(1, 25, 60));
  expect(first).toMatchObject({ page: 2, total: 60, completed: false });
  const second = takePage(first, page(26, 25, 60));
  expect(second.page).toBe(3);
  expect(second.list).toHaveLength(50);
  expect(second.completed).toBe(false);
});

test('is completed when the pages reach the total', () => {
  expect(gatherPages([page(1, 25, 60), page(26, 25, 60), page(51, 10, 60)])).toMatchObject({ page: 4, completed: true });
  expect(isCompleted(2, page(26, 25, 50))).toBe(true);
  expect(isCompleted(2, page(26, 25, 51))).toBe(false);
  expect(isCompleted(1, page(1, 0, 0))).toBe(true);
});

test('ends at an empty page, because the list may have shrunk', () => {
  expect(isCompleted(2, page(26, 0, 500))).toBe(true);
});

test('page 1 starts again', () => {
  const two = gatherPages([page(1, 25, 60), page(26, 25, 60)]);
  const again = takePage(two, page(100, 25, 30), 1);
  expect(again).toMatchObject({ page: 2, total: 30, completed: false });
  expect(again.list.map((one) => one.goodsId)).toEqual(goods(100, 25).map((one) => one.goodsId));
});

test('keeps goods once that moved over the edge of a page', () => {
  const state = gatherPages([page(1, 25, 60), page(25, 25, 60)]);
  expect(state.list).toHaveLength(49);
  expect(new Set(state.list.map((one) => one.goodsId)).size).toBe(49);
});
