import type { AddressLabel } from '@mall/contract/member/address.rules.ts';
import { type AddressText, addressTexts } from '@mall/contract/member/address-fields.ts';
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bigId } from '../kernel/columns.ts';

/** `postalCode` lies in `postal_code`. */
const textColumn = (name: AddressText) => text(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)).notNull();
const textColumns = Object.fromEntries(addressTexts.map((name) => [name, textColumn(name)])) as Record<
  AddressText,
  ReturnType<typeof textColumn>
>;

export const memberAddress = pgTable('member_address', {
  id: bigId('id').primaryKey().default(sql`default`),
  memberId: bigId('member_id').notNull(),
  /** Of whom it is shared with; missing: it is the member's alone. */
  companyId: bigId('company_id'),
  departmentId: bigId('department_id'),
  ...textColumns,
  provinceId: bigId('province_id').notNull(),
  cityId: bigId('city_id').notNull(),
  districtId: bigId('district_id').notNull(),
  label: text('label').$type<AddressLabel>(),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
