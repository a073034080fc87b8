import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { Address } from '@mall/contract/member/address.api.ts';
import { type AddressText, addressTexts } from '@mall/contract/member/address-fields.ts';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { area } from '../content/content.table.ts';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { memberAddress } from './address.table.ts';

const province = alias(area, 'province');
const city = alias(area, 'city');
const district = alias(area, 'district');

const textColumns = Object.fromEntries(addressTexts.map((name) => [name, memberAddress[name]])) as Pick<typeof memberAddress, AddressText>;

const select = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      id: memberAddress.id,
      ...textColumns,
      provinceId: memberAddress.provinceId,
      cityId: memberAddress.cityId,
      districtId: memberAddress.districtId,
      provinceName: province.name,
      cityName: city.name,
      districtName: district.name,
      label: memberAddress.label,
      isDefault: memberAddress.isDefault,
    })
    .from(memberAddress)
    .innerJoin(province, eq(province.id, memberAddress.provinceId))
    .innerJoin(city, eq(city.id, memberAddress.cityId))
    .innerJoin(district, eq(district.id, memberAddress.districtId))
    .where(where)
    .orderBy(desc(memberAddress.isDefault), desc(memberAddress.id));

const ownStatement = prepared((tx: Tx) =>
  select(tx, and(eq(memberAddress.id, sql.placeholder('id')), eq(memberAddress.memberId, sql.placeholder('memberId')))).prepare(
    'member_address',
  ),
);

type Row = Awaited<ReturnType<typeof select>>[number];

// A municipality is its own city, and a city without districts its own district.
const toAddress = ({ label, isDefault, ...row }: Row): Address => ({
  ...row,
  areaInfo: [...new Set([row.provinceName, row.cityName, row.districtName])].join(' '),
  ...(label === null ? {} : { label }),
  isDefault: isDefault ? 1 : 0,
});

export const listAddresses = async (
  tx: Tx,
  side: BuyerSide,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<Address>> => {
  const own = within(side, 'member_address');
  const [rows, [counted]] = await Promise.all([
    select(tx, own)
      .limit(limit)
      .offset((page - 1) * limit),
    tx.select({ total: count() }).from(memberAddress).where(own),
  ]);
  return { list: rows.map(toAddress), total: counted?.total ?? 0 };
};

/** Another's address is one that does not exist. */
export const requireAddress = async (tx: Tx, side: BuyerSide, id: Id): Promise<Address> => {
  const [row] = await ownStatement(tx).execute({ id, memberId: side.memberId });
  if (!row) throw refuse('kernel.not_found');
  return toAddress(row);
};

/** Where he would have it sent if he said nothing: the default, or else the latest. */
export const findUsualAddress = async (tx: Tx, side: BuyerSide): Promise<Address | undefined> => {
  const [row] = await select(tx, within(side, 'member_address')).limit(1);
  return row && toAddress(row);
};
