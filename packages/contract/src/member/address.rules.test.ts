import { describe, expect, it } from 'vitest';
import { provinceIds } from '../content/province.rules.ts';
import { errorTable } from '../errors.ts';
import { AddressFields } from './address.rules.ts';
import { addressLine, addressTextRows, besideAddress, streetOf } from './address-fields.ts';
import { postalCodeFits } from './postal-code.rules.ts';

const good = {
  receiverName: '王建国',
  receiverPhone: '13800000002',
  provinceId: '12',
  cityId: '1201',
  districtId: '120116',
  detail: '新港路 18 号 3 号库房',
  postalCode: '300450',
  label: 'company',
  isDefault: 1,
};

/** The codes that a form would show, one a field. */
const faults = (change: Record<string, unknown>) => {
  const result = AddressFields.safeParse({ ...good, ...change });
  return result.success
    ? []
    : [...new Map(result.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message])).values()];
};

describe('an address', () => {
  it.each(Object.entries(addressTextRows))('says in words what is wrong with its %s', (_, { fault, most, pattern, optional }) => {
    const whys = [...(optional ? [] : ['required']), ...(most === undefined ? [] : ['long']), ...(pattern === undefined ? [] : ['wrong'])];
    expect(whys.filter((why) => !(`address.${fault}_${why}` in errorTable))).toEqual([]);
  });

  it('reads as one line, without what was left empty', () => {
    expect(addressLine({ ...good, areaInfo: '天津市 滨海新区' })).toBe('天津市 滨海新区 新港路 18 号 3 号库房');
    expect([streetOf({ detail: '' }), besideAddress(good)]).toEqual(['', '300450']);
  });

  it('is taken when whole, and is not the default unless said', () => {
    expect(AddressFields.parse(good)).toMatchObject(good);
    const { isDefault: _, label: __, ...least } = good;
    expect(AddressFields.parse(least)).toMatchObject({ ...least, isDefault: 0 });
    expect(AddressFields.parse(least)).not.toHaveProperty('label');
  });

  it.each([
    [{ receiverName: '  ' }, 'address.name_required'],
    [{ receiverName: undefined }, 'address.name_required'],
    [{ receiverName: '王'.repeat(21) }, 'address.name_long'],
    [{ receiverPhone: '' }, 'address.phone_required'],
    [{ receiverPhone: '12800000002' }, 'address.phone_wrong'],
    [{ districtId: undefined }, 'address.area_required'],
    [{ cityId: '0' }, 'address.area_required'],
    [{ detail: '' }, 'address.detail_required'],
    [{ detail: '路'.repeat(51) }, 'address.detail_long'],
    [{ postalCode: '' }, 'address.postal_code_required'],
    [{ postalCode: '3'.repeat(11) }, 'address.postal_code_wrong'],
    [{ postalCode: '邮编' }, 'address.postal_code_wrong'],
  ])('says what is wrong: %j', (change, code) => {
    expect(faults(change)).toEqual([code]);
    expect(errorTable).toHaveProperty([code]);
  });

  it.each([
    ['300450', '12', true],
    ['065000', '13', true],
    ['850000', '54', true],
    ['999077', '81', true],
    ['300450', '', true],
    ['30045', '12', false],
    ['3004500', '12', false],
    ['30045a', '12', false],
    ['510000', '12', false],
  ])('finds that %s fits in %s: %s, and takes it all the same', (postalCode, provinceId, fits) => {
    expect(postalCodeFits(postalCode, provinceId)).toBe(fits);
    expect(faults({ postalCode })).toEqual([]);
  });

  it.each(Object.values(provinceIds))('knows codes of the province %s, and that not every code is one of its', (provinceId) => {
    const fitting = Array.from({ length: 100 }, (_, head) => `${String(head).padStart(2, '0')}9077`).filter((code) =>
      postalCodeFits(code, provinceId),
    );
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting.length).toBeLessThan(5);
  });

  it('takes 50 characters of detail and no unknown label or field', () => {
    expect(faults({ detail: '路'.repeat(50) })).toEqual([]);
    expect(faults({ label: 'beach' })).toHaveLength(1);
    expect(faults({ memberId: '1' })).toHaveLength(1);
  });
});
