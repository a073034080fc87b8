import { expect, test } from 'vitest';
import { deliveryRegion, listedRegions, regionOfProvince, regionOr, regions } from './regions.ts';

test('lists twenty regions in the head and delivers to Tianjin unless told', () => {
  expect(new Set(listedRegions).size).toBe(20);
  expect(new Set(regions).size).toBe(34);
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
