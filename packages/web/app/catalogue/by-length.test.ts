import { expect, test } from 'vitest';
import { perMetreWords, sumQuantity } from './by-length.tsx';

test('a reel tells what its metre costs; what is cut, or has no length, does not say it twice', () => {
  expect(perMetreWords({ packLength: 500 }, '71170.00', 'zh')).toBe('¥142.34/米');
  expect(perMetreWords({ packLength: 1000 }, '1234567.00', 'ru')).toBe('¥1\u00a0234,57/м');
  expect(perMetreWords({ packLength: 1 }, '147.50', 'zh')).toBeUndefined();
  expect(perMetreWords({}, '147.50', 'zh')).toBeUndefined();
});

const cut = { unit: '米', packLength: 1 };
const reel = { unit: '盘', packLength: 500 };

test('lines counted alike are added up, cable of any packaging by the metre, anything else not at all', () => {
  expect(
    sumQuantity(
      [
        { ...cut, num: 50 },
        { ...cut, num: 100 },
      ],
      'zh',
    ),
  ).toEqual({ count: 150, unit: '米' });
  expect(sumQuantity([{ ...reel, num: 2 }], 'zh')).toEqual({ count: 2, unit: '盘' });
  expect(
    sumQuantity(
      [
        { ...reel, num: 2 },
        { ...cut, num: 50 },
      ],
      'zh',
    ),
  ).toEqual({ count: 1050, unit: '米' });
  expect(
    sumQuantity(
      [
        { ...reel, num: 1 },
        { unit: '盘', packLength: 100, num: 1 },
      ],
      'en',
    ),
  ).toEqual({ count: 600, unit: 'm' });
  expect(
    sumQuantity(
      [
        { unit: '个', num: 2 },
        { unit: '套', num: 1 },
      ],
      'zh',
    ),
  ).toBeUndefined();
  expect(sumQuantity([], 'zh')).toBeUndefined();
});
