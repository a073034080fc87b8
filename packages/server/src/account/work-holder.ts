import type { ActSubject } from '@mall/contract/account/operator-act.ts';
import type { WorkKind } from '@mall/contract/account/work.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { type Db, inTransaction, type Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { among, claimOf, type WorkBook, waitingIn } from './work.ts';
import { nameOperator } from './work-colleague.ts';

/** In which queues a thing waits that an act is about. */
const queuesOf: Partial<Record<ActSubject, readonly WorkKind[]>> = {
  after_sale: ['arbitration', 'payback'],
  company: ['certification'],
  feedback: ['feedback'],
  news: ['dead'],
  pay_alert: ['alert'],
  pay_voucher: ['voucher'],
  refund: ['refund'],
  store_application: ['registration'],
  wrong_payment: ['wrong'],
};

const Held = z.strictObject({ holderId: Id, name: z.string() });
type Held = z.infer<typeof Held>;

/** The colleague who has taken what somebody is about to decide. */
export const findHolder = async (tx: Tx, book: WorkBook, of: ActSubject, id: Id, memberId: Id): Promise<Held | undefined> => {
  const slots = book.slots.filter(({ kind }) => queuesOf[of]?.includes(kind));
  if (slots.length === 0) return undefined;
  const items = slots.map(({ kind }) => ({ kind, id }));
  const [held] = await readRows(tx, Held)`
    select c.holder_id::text as "holderId", coalesce(nullif(w.name, ''), w.sn) as name from (${waitingIn(slots, book.limits)}) w ${claimOf}
    where ${among(items)} and c.holder_id <> ${memberId} limit 1`;
  return held;
};

/** Who had taken a case hears that somebody else dealt with it: he would go on with what is done. */
export const tellHolder = (db: Db, { holderId, name }: Held, by: { memberId: Id }): Promise<void> =>
  inTransaction(db, async (tx) =>
    tell(tx, 'work.decided', { memberId: holderId, by: await nameOperator(tx, by), count: 1, names: [name], reason: '' }),
  );
