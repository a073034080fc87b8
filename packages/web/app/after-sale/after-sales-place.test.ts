import { readPlace, writePlace } from '@mall/kit/list/place.ts';
import { expect, it } from 'vitest';
import { afterSalesFields } from './after-sales-place.ts';

const read = (search: string) => readPlace(afterSalesFields, new URLSearchParams(search));

it('keeps its filter in the address, without what is usual', () => {
  const place = read('state=mine&type=2&page=3&keyword=SH26&from=2026-01-01&type=9');
  expect(place).toEqual({ state: 'mine', page: 3, keyword: 'SH26', type: '2', from: '2026-01-01', to: '', memberId: '', departmentId: '' });
  expect(writePlace(afterSalesFields, place)).toBe('?state=mine&keyword=SH26&type=2&from=2026-01-01&page=3');
  expect(writePlace(afterSalesFields, read('state=nothing&page=-1'))).toBe('');
});
