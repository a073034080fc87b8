import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Onward, PageOf } from '@mall/contract/kernel/paging.ts';
import type { Address } from '@mall/contract/member/address.api.ts';
import { type AddressText, addressTexts } from '@mall/contract/member/address-fields.ts';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { member } from '../account/account.table.ts';
import { area } from '../content/content.table.ts';
import { belowRow } from '../kernel/below-row.ts';
import type { Tx } from '../kernel/db.ts';
import { prepared } from '../kernel/prepared.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { memberAddress } from './address.table.ts';
import { addressesKept, addressesSeen } from './address-reach.ts';

const province = alias(area, 'province');
const city = alias(area, 'city');
const district = alias(area, 'district');
const owner = alias(member, 'owner');

const textColumns = Object.fromEntries(addressTexts.map((name) => [name, memberAddress[name]])) as Pick<typeof memberAddress, AddressText>;

const shareable = sql<boolean>`${memberAddress.companyId} is not null and ${memberAddress.companyId} = ${owner.companyId}`;

/** `me`: who asks; `kept`: what he may change. */
type Sight = { me: SQL; kept: SQL; where: SQL | undefined; byNumber?: boolean };

const select = (tx: Tx, { me, kept, where, byNumber = false }: Sight) => {
  const mine = sql`${memberAddress.memberId} = ${me}`;
  return tx
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
      // Another's default is not one's own.
      isDefault: sql<boolean>`${memberAddress.isDefault} and ${mine}`,
      shared: shareable,
      ownerName: sql<string>`case when ${mine} then '' else ${owner.memberName} end`,
      canEdit: sql<boolean>`${kept}`,
    })
    .from(memberAddress)
    .innerJoin(province, eq(province.id, memberAddress.provinceId))
    .innerJoin(city, eq(city.id, memberAddress.cityId))
    .innerJoin(district, eq(district.id, memberAddress.districtId))
    .innerJoin(owner, eq(owner.id, memberAddress.memberId))
    .where(where)
    .orderBy(...(byNumber ? [] : [desc(mine), desc(sql`${memberAddress.isDefault} and ${mine}`)]), desc(memberAddress.id));
};

const seenBy = (side: BuyerSide, where?: SQL): Sight => ({
  me: sql`${side.memberId}::bigint`,
  kept: addressesKept(side),
  where: and(addressesSeen(side), where),
});

const ownStatement = prepared((tx: Tx) =>
  select(tx, {
    me: sql`${sql.placeholder('memberId')}::bigint`,
    kept: sql`true`,
    where: and(eq(memberAddress.id, sql.placeholder('id')), eq(memberAddress.memberId, sql.placeholder('memberId'))),
  }).prepare('member_address'),
);

type Row = Awaited<ReturnType<typeof select>>[number];

// A municipality is its own city, and a city without districts its own district.
const toAddress = ({ label, isDefault, shared, canEdit, ...row }: Row): Address => ({
  ...row,
  areaInfo: [...new Set([row.provinceName, row.cityName, row.districtName])].join(' '),
  ...(label === null ? {} : { label }),
  isDefault: isDefault ? 1 : 0,
  shared: shared ? 1 : 0,
  canEdit: canEdit ? 1 : 0,
});

export const listAddresses = async (
  tx: Tx,
  side: BuyerSide,
  { page, limit, after }: Onward & { page: number; limit: number },
): Promise<PageOf<Address>> => {
  const [rows, [counted]] = await Promise.all([
    select(tx, { ...seenBy(side, belowRow(sql`${memberAddress.id}`, { after })), byNumber: after !== undefined })
      .limit(limit)
      .offset((page - 1) * limit),
    tx.select({ total: count() }).from(memberAddress).where(addressesSeen(side)),
  ]);
  return { list: rows.map(toAddress), total: counted?.total ?? 0 };
};

/** Another's address is one that does not exist. */
export const requireAddress = async (tx: Tx, side: BuyerSide, id: Id): Promise<Address> => {
  const [own] = await ownStatement(tx).execute({ id, memberId: side.memberId });
  const [row] = own ? [own] : await select(tx, seenBy(side, eq(memberAddress.id, id)));
  if (!row) throw refuse('kernel.not_found');
  return toAddress(row);
};

/** Where he would have it sent if he said nothing: the default, or else the latest of what colleagues share. */
export const findUsualAddress = async (tx: Tx, side: BuyerSide): Promise<Address | undefined> => {
  const [row] = await select(tx, seenBy(side)).limit(1);
  return row && toAddress(row);
};
