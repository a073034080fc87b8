import { historyDays } from '@mall/contract/account/security.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { describeDevice } from './describe-device.ts';
import { type PlaceReader, placeOf } from './place-of.ts';

const Row = z.strictObject({ id: Id, at: z.number(), device: z.string(), address: z.string() });
type From = { readonly device: string; readonly address: string };

/** A browser that was renewed is no other device, an address of the same network no other place. */
const kindOf = ({ device, address }: From, reader: PlaceReader) => `${describeDevice(device)} ${placeOf(address, reader)}`;

/**
 * When each kind of device first came in from each place. The very first is left out: whoever opens an account does so from somewhere, and there
 * is nothing yet that it differs from.
 */
export const findFirstSignIns = async (tx: Tx, { memberId }: Member, reader: PlaceReader) => {
  const rows = await readRows(tx, Row)`
    select distinct on (device, address) id::text, (extract(epoch from at) * 1000)::float8 as at, device, address from audit_log
    where member_id = ${memberId} and event in ('account.signed_in', 'account.registered') and at > now() - make_interval(days => ${historyDays})
    order by device, address, audit_log.at, id`;
  const firsts = new Map<string, { id: Id; at: number }>();
  const [opening, ...later] = rows.toSorted((one, other) => one.at - other.at || Number(one.id) - Number(other.id));
  const opened = opening && kindOf(opening, reader);
  for (const { id, at, ...from } of later) {
    const kind = kindOf(from, reader);
    if (kind !== opened && !firsts.has(kind)) firsts.set(kind, { id, at });
  }
  return {
    ids: new Set([...firsts.values()].map(({ id }) => id)),
    /** When (in milliseconds) such a device first came in from there, where that is known and not the beginning of all. */
    since: (from: From): number | undefined => firsts.get(kindOf(from, reader))?.at,
  };
};
