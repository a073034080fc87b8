import type { Factor } from '@mall/contract/account/counter.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ recoveryLeft: z.int(), trustedDevices: z.int() });

/** Undefined for somebody who has no second factor. */
export const findFactor = async (tx: Tx, memberId: Id) => {
  const [row] = await readRows(tx, Row)`
    select (select count(*)::int from recovery_code r where r.member_id = f.member_id and r.used_at is null) as "recoveryLeft",
      (select count(*)::int from trusted_device d where d.member_id = f.member_id and d.expires_at > now()) as "trustedDevices"
    from second_factor f where f.member_id = ${memberId}`;
  return row;
};

export const describeFactor = async (tx: Tx, { memberId, kind }: Member): Promise<Factor> => {
  const found = await findFactor(tx, memberId);
  return { on: found !== undefined, needed: kind === 'operator', recoveryLeft: 0, trustedDevices: 0, ...found };
};
