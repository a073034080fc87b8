import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { addressesKept } from './address-reach.ts';
import { lockMember } from './lock-member.ts';

const Row = z.strictObject({ memberId: Id, companyId: Id.nullable(), isDefault: z.boolean(), provinceId: Id, cityId: Id, districtId: Id });
type Row = z.infer<typeof Row>;

/** An address that this side may change, under the lock of whose it is. Another's is one that does not exist. */
export const lockAddress = async (tx: Tx, side: BuyerSide, id: Id): Promise<Row> => {
  const read = async (): Promise<Row> => {
    const [row] = await readRows(tx, Row)`
      select member_id::text as "memberId", company_id::text as "companyId", is_default as "isDefault",
        province_id::text as "provinceId", city_id::text as "cityId", district_id::text as "districtId"
      from member_address where id = ${id} and ${addressesKept(side)}`;
    if (!row) throw refuse('kernel.not_found');
    return row;
  };
  await lockMember(tx, await read());
  return read();
};
