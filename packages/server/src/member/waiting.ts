import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { Today, WaitingTask } from '@mall/contract/member/today.api.ts';
import { waitingKinds } from '@mall/contract/member/waiting.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

/** The soonest of what waits for a buyer in a room, and how many in all. */
type Waiting = { readonly tasks: readonly WaitingTask[]; readonly total: number };
/** What a room knows to be waiting; nothing for whoever lacks the right to the page where it is done. */
export type WaitingSlot = (tx: Tx, side: BuyerSide, most: number) => Promise<Waiting>;

/** As many as the first page of the centre shows at first, and when it is asked for all. */
const fewWaiting = 8;
const allWaiting = 500;

export const nothingWaits: Waiting = { tasks: [], total: 0 };

/** A row of a slot's statement: its own columns and `waitingColumns`. */
export const WaitingRow = z.strictObject({
  id: Id,
  kind: z.enum(waitingKinds),
  sn: z.string(),
  about: z.string(),
  /** Nothing where no money hangs on it. */
  amountFen: z.number().nullable(),
  due: z.string().nullable(),
  seconds: z.number().nullable(),
  total: z.number(),
});
type Row = z.infer<typeof WaitingRow>;

/** Until when, what is left by the database's clock, and how many there are before the limit. */
export const waitingColumns = (due: SQL): SQL =>
  sql`${timeText(due)} as due, extract(epoch from ${due} - now())::int as seconds, count(*) over ()::int as total`;

export const waitingOf = (rows: readonly Row[], urlOf: (id: Id, kind: Row['kind']) => string): Waiting => ({
  total: rows[0]?.total ?? 0,
  tasks: rows.map(({ id, kind, sn, about, amountFen, due, seconds }) => ({
    kind,
    sn,
    about,
    ...(amountFen !== null && { amount: toYuan(fen(amountFen)) }),
    ...(due !== null && seconds !== null && { due: { time: due, seconds } }),
    url: urlOf(id, kind),
  })),
});

const leftOf = ({ due }: WaitingTask): number => due?.seconds ?? Number.POSITIVE_INFINITY;

/** What waits in all rooms, the soonest first. */
export const readWaiting = async (tx: Tx, side: BuyerSide, slots: readonly WaitingSlot[], all = false): Promise<Today['waiting']> => {
  const most = all ? allWaiting : fewWaiting;
  const rooms = await Promise.all(slots.map((slot) => slot(tx, side, most)));
  return {
    tasks: rooms
      .flatMap(({ tasks }) => tasks)
      .toSorted((one, other) => leftOf(one) - leftOf(other))
      .slice(0, most),
    total: rooms.reduce((sum, { total }) => sum + total, 0),
  };
};
