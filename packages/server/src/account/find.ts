import { type FindKind, FoundThing, findKinds, findMost } from '@mall/contract/account/find.api.ts';
import type { RightName } from '@mall/contract/account/rights.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { DeskSide } from './desk.ts';

/** A word as patterns: numbers are looked for from their beginning, names anywhere. */
type FindWord = { readonly begins: string; readonly holds: string };

/** What of a room is looked for on the site of a kind of people, by whoever may see it. */
export type FindSlot = {
  readonly kind: DeskSide['kind'];
  readonly thing: FindKind;
  readonly right: RightName;
  /** A query of id, title, note and url, the likeliest first. */
  readonly found: (side: DeskSide, word: FindWord) => SQL;
};

/** All of them in one question; the rooms that the reader may not see are not asked. */
export const findThings = async (tx: Tx, side: DeskSide, word: string, slots: readonly FindSlot[]): Promise<FoundThing[]> => {
  const holds = likePattern(word);
  const asked = { begins: holds.slice(1), holds };
  const mine = slots
    .filter(({ kind, right }) => kind === side.kind && side.rights.has(right))
    .toSorted((a, b) => findKinds.indexOf(a.thing) - findKinds.indexOf(b.thing));
  if (mine.length === 0) return [];
  const parts = mine.map(({ thing, found }) => sql`select ${thing}::text as kind, t.* from (${found(side, asked)} limit ${findMost}) t`);
  return readRows(tx, FoundThing)`${sql.join(parts, sql` union all `)}`;
};
