import { expect, it } from 'vitest';
import { rowsOf } from './zone-price.rules.ts';

it('rows of a pasted sheet are item numbers and prices', () => {
  expect(rowsOf('ITEM-1\t12.50\r\n\r\nITEM-2, ¥9\nITEM-3\n')).toEqual([
    { itemNumber: 'ITEM-1', price: '12.50' },
    { itemNumber: 'ITEM-2', price: '9' },
    { itemNumber: 'ITEM-3', price: '' },
  ]);
});
