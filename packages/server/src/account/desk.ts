import type { Desk } from '@mall/contract/account/desk.api.ts';
import type { RightName } from '@mall/contract/account/rights.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Operator } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { StoreSide } from '../kernel/side.ts';

export type DeskSide = StoreSide | Operator;

/** What waits in a room for the people of a site, on the screen that shows it. */
export type DeskSlot = {
  readonly kind: DeskSide['kind'];
  readonly screen: string;
  readonly right: RightName;
  /** A query of one number. */
  readonly count: (side: DeskSide) => SQL;
};

const Counts = z.record(z.string(), z.int());

/** All of them in one question: the menu of a site asks it at every turn. */
export const readDesk = async (tx: Tx, side: DeskSide, slots: readonly DeskSlot[]): Promise<Desk['waiting']> => {
  const mine = slots.filter(({ kind, right }) => kind === side.kind && side.rights.has(right));
  if (mine.length === 0) return [];
  const columns = mine.map(({ count }, at) => sql`(${count(side)})::int as ${sql.identifier(`c${at}`)}`);
  const [row] = await readRows(tx, Counts)`select ${sql.join(columns, sql`, `)}`;
  return mine.map(({ screen }, at) => ({ screen, count: row?.[`c${at}`] ?? 0 })).filter(({ count }) => count > 0);
};
