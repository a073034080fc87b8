import { tiedHours } from '@mall/contract/account/staff.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({ tied: z.boolean() });

/**
 * Where two people are asked for, the second must be one in truth. One of whom the other lately held the keys may be he himself with another name; the same goes for two
 * whose keys a third held, and over several such steps.
 */
export const requireOtherEyes = async (tx: Tx, first: Id, second: Id): Promise<void> => {
  const [row] = await readRows(tx, Row)`
    with recursive tie as (select member_id as one, giver_id as other from key_giving where given_at > now() - make_interval(hours => ${tiedHours})
        union select giver_id, member_id from key_giving where given_at > now() - make_interval(hours => ${tiedHours})),
      circle (id) as (select ${first}::bigint union select tie.other from circle join tie on tie.one = circle.id)
    select exists (select from circle where id = ${second}) as tied`;
  if (first !== second && row?.tied) throw refuse('staff.same_hands', { hours: tiedHours });
};
