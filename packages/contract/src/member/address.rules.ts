import * as z from 'zod';
import { mobilePattern } from '../account/account.rules.ts';
import { Flag } from '../kernel/fields.ts';

/** Codes of these rules are keys of `address.errors.ts`, so that form and server say the same words. */
const required = (error: string) => z.string({ error }).trim().min(1, { error });
const area = z.string({ error: 'address.area_required' }).regex(/^[1-9]\d{1,11}$/, { error: 'address.area_required' });

/** Addresses a member keeps at most. */
export const mostAddresses = 20;

export const addressLabels = ['home', 'company', 'school'] as const;

export const AddressFields = z.strictObject({
  receiverName: required('address.name_required').max(20, { error: 'address.name_long' }),
  receiverPhone: required('address.phone_required').regex(mobilePattern, { error: 'address.phone_wrong' }),
  provinceId: area,
  cityId: area,
  districtId: area,
  detail: required('address.detail_required').max(50, { error: 'address.detail_long' }),
  postalCode: required('address.postal_code_required').regex(/^\d{6}$/, { error: 'address.postal_code_wrong' }),
  label: z.enum(addressLabels).optional(),
  isDefault: Flag.default(0),
});
export type AddressFields = z.infer<typeof AddressFields>;
