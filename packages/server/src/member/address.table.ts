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
  ...textColumns,
  provinceId: bigId('province_id').notNull(),
  cityId: bigId('city_id').notNull(),
  districtId: bigId('district_id').notNull(),
  label: text('label').$type<'home' | 'company' | 'school'>(),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
