import type { Look } from '@mall/contract/figures/look.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { createTally } from '../kernel/tally.ts';
import { isMachine, wordFor } from './looks.rules.ts';
import { type SaidLook, writeLooks } from './write-looks.ts';

type From = Pick<Visitor, 'address' | 'device'> & { readonly actor: Actor };

/** More than a person looks at; what a visitor does beyond it is not counted. */
const mostOfOne = 400;
const dayMs = 86_400_000;
/** More wait only where the database is away for long. */
const mostWaiting = 20_000;

const keyOf = ({ actor, address, device }: From): string => (actor.kind === 'guest' ? `a ${address} ${device}` : `m ${actor.memberId}`);

export type Looks = ReturnType<typeof countLooks>;

/** Looks are gathered in this process and written together, because a row written at every look would cost more than the look. */
export const countLooks = (tx: Tx, { most = mostWaiting } = {}) => {
  let waiting: SaidLook[] = [];
  const done = createTally(mostOfOne, dayMs);

  /** Neither a store's people nor the mall's count, nor do machines. */
  const note = (from: From, looks: readonly Omit<SaidLook, 'who' | 'company' | 'own'>[]): void => {
    const { actor, device } = from;
    if (actor.kind === 'seller' || actor.kind === 'operator' || isMachine(device)) return;
    const who = keyOf(from);
    if (waiting.length + looks.length > most || done.isOver(who)) return;
    done.add(who, looks.length);
    const company = actor.kind === 'buyer' && actor.companyId !== undefined;
    const own = actor.kind === 'buyer' ? (actor.ownStoreId ?? null) : null;
    waiting.push(...looks.map((look) => ({ ...look, who, company, own })));
  };

  return {
    saw: (from: From, look: Look): void => {
      if ('missed' in look) {
        const word = wordFor(look.missed);
        if (word) note(from, [{ what: 'missed', word }]);
        return;
      }
      if ('storeId' in look) return note(from, [{ what: 'seen', storeId: look.storeId }]);
      const word = wordFor(look.word ?? '');
      note(from, [{ what: 'seen', goodsId: look.goodsId }, ...(word ? [{ what: 'word' as const, goodsId: look.goodsId, word }] : [])]);
    },
    carted: (from: From, specIds: readonly Id[]): void =>
      note(
        from,
        specIds.map((specId) => ({ what: 'cart', specId })),
      ),
    /** What cannot be written now is kept for the next time. */
    write: async (): Promise<void> => {
      if (waiting.length === 0) return;
      const taken = waiting;
      waiting = [];
      try {
        await writeLooks(tx, taken);
      } catch (error) {
        waiting = [...taken, ...waiting].slice(0, most);
        throw error;
      }
    },
  };
};
