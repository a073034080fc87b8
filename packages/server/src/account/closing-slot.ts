import type { Closing } from '@mall/contract/account/closing.api.ts';
import { type ClosingKind, closingKinds, endedAt } from '@mall/contract/account/closing.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';

/** What somebody who closes his account has in a room, by its kind. `closing-slots.ts` has the rooms. */
export type ClosingSlot = (tx: Tx, memberId: Id) => Promise<Readonly<Partial<Record<ClosingKind, number>>>>;
export type ClosingSlots = readonly ClosingSlot[];

/** What stands in the way in all rooms, and what would be lost. One room after the other: inside a transaction they share a connection. */
export const readClosingSlots = async (tx: Tx, memberId: Id, slots: ClosingSlots): Promise<Pick<Closing, 'blockers' | 'losses'>> => {
  const counts: Partial<Record<ClosingKind, number>> = {};
  for (const slot of slots) Object.assign(counts, await slot(tx, memberId));
  const held = closingKinds.flatMap((kind) => (counts[kind] ? [{ kind, count: counts[kind] }] : []));
  return {
    blockers: held.flatMap((one) => {
      const url = endedAt(one.kind);
      return url === undefined ? [] : [{ ...one, url }];
    }),
    losses: held.filter(({ kind }) => endedAt(kind) === undefined),
  };
};
