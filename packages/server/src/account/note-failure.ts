import type { AuditEvent } from '@mall/contract/account/audit-events.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { addressGroup } from '../kernel/address-group.ts';
import type { Db } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { createTally, type Tally } from '../kernel/tally.ts';
import { writeAudit } from './write-audit.ts';

// The trail is kept for ever, and anybody can fail to sign in to anybody's account: so many rows a minute from one address, and about one mobile.
const most = { address: 60, mobile: 20 };
const minute = 60_000;

const tallies = new WeakMap<Db, { address: Tally; mobile: Tally }>();
const talliesOf = (db: Db) => {
  const known = tallies.get(db) ?? { address: createTally(most.address, minute), mobile: createTally(most.mobile, minute) };
  tallies.set(db, known);
  return known;
};

type Failed = { readonly from: Pick<Visitor, 'address' | 'device'>; readonly ofMobile?: string } & Record<string, unknown>;

/** Twice as many as may be written, four times, eight times: a row each, so that a flood is seen for what it is and cannot fill the trail. */
const isDoubling = (times: number, limit: number): boolean => Number.isInteger(Math.log2(times / limit));

/** Writes down what somebody failed at who has not proved who he is. */
export const noteFailure = async (db: Db, event: AuditEvent, failed: Failed, memberId?: Id): Promise<void> => {
  const { address, mobile } = talliesOf(db);
  const fromHere = address.add(addressGroup(failed.from.address));
  const ofMobile = failed.ofMobile === undefined ? 0 : mobile.add(failed.ofMobile);
  const [times, limit] = ofMobile > most.mobile ? [ofMobile, most.mobile] : [fromHere, most.address];
  if (times <= limit) await writeAudit(db, event, failed, memberId);
  else if (isDoubling(times, limit)) await writeAudit(db, event, { ...failed, after: { timesInMinute: times } }, memberId);
};
