import { expect, test } from 'vitest';
import { deliveryRegion, regionOfProvince, regionOr, regions } from './regions.ts';

test('offers every province, the twenty named ones first, and delivers to Tianjin unless told', () => {
  expect(new Set(regions).size).toBe(34);
  expect([regions[0], regions[19], regions[20]]).toEqual(['tianjin', 'sichuan', 'neimenggu']);
  expect(regionOr(null)).toBe('tianjin');
  expect(regionOr('atlantis')).toBe('tianjin');
  expect(regionOr('sichuan')).toBe('sichuan');
  expect(regionOfProvince('65')).toBe('xinjiang');
  expect(regionOfProvince('99')).toBeUndefined();
});

test('keeps what a visitor chose, and follows the default address of a member', () => {
  expect(deliveryRegion({ guest: null })).toBe('tianjin');
  expect(deliveryRegion({ guest: 'yunnan' })).toBe('yunnan');
  expect(deliveryRegion({ guest: 'yunnan', home: 'xinjiang' })).toBe('xinjiang');
  expect(deliveryRegion({ guest: 'yunnan', member: null, home: undefined })).toBe('yunnan');
});

test('holds a member’s own choice until his default address moves', () => {
  expect(deliveryRegion({ guest: null, member: 'gansu xinjiang', home: 'xinjiang' })).toBe('gansu');
  expect(deliveryRegion({ guest: null, member: 'gansu xinjiang', home: 'hunan' })).toBe('hunan');
  expect(deliveryRegion({ guest: null, member: 'gansu ', home: undefined })).toBe('gansu');
});
