import { describe, expect, it } from 'vitest';
import { errorTable } from '../errors.ts';
import { AddressFields } from './address.rules.ts';
import { addressLine, addressTextRows, besideAddress, streetOf } from './address-fields.ts';

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
    [{ postalCode: '30045' }, 'address.postal_code_wrong'],
    [{ postalCode: '3004500' }, 'address.postal_code_wrong'],
    [{ postalCode: '30045a' }, 'address.postal_code_wrong'],
  ])('says what is wrong: %j', (change, code) => {
    expect(faults(change)).toEqual([code]);
    expect(errorTable).toHaveProperty([code]);
  });

  it('takes 50 characters of detail and no unknown label or field', () => {
    expect(faults({ detail: '路'.repeat(50) })).toEqual([]);
    expect(faults({ label: 'beach' })).toHaveLength(1);
    expect(faults({ memberId: '1' })).toHaveLength(1);
  });
});
