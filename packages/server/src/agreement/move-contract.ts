import { type ContractEvent, type ContractState, contractMachine } from '@mall/contract/agreement/agreement.machine.ts';
import { contractAnswerDays } from '@mall/contract/agreement/agreement.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { cancelRequestOfContract } from '../approval/cancel-request-of.ts';
import { liftAgreedPrices } from '../catalogue/lift-agreed-prices.ts';
import type { Tx } from '../kernel/db.ts';
import { type MoveMore, mover } from '../kernel/move.ts';
import type { By } from '../kernel/side.ts';
import { layPrices } from './lay-prices.ts';
import { tellContract } from './tell-contract.ts';

const { move } = mover({
  machine: contractMachine,
  table: 'agreement',
  events: { table: 'agreement_event', of: 'agreement_id' },
  variant: { column: `'contract'::text`, values: ['contract'] },
  moved: 'agreement.moved',
  arriving: (state) => ({
    state_at: sql`now()`,
    due_at: dueOf(state),
    end_side: sql`null::text`,
    end_at: sql`null::timestamptz`,
    ...(state === 'effective' && { effective_at: sql`now()` }),
  }),
});

/** Both have the same days to sign; the first signature gives the second no more. */
const dueOf = (state: ContractState): SQL => {
  if (state === 'to_confirm' || state === 'to_sign') return sql`now() + make_interval(days => ${contractAnswerDays}::int)`;
  return state === 'signing' ? sql`due_at` : sql`null::timestamptz`;
};

const ends: ReadonlySet<ContractEvent> = new Set(['terminate', 'fulfil', 'expire']);

/** After these the company has nothing to sign. */
const signedOrOver: ReadonlySet<ContractEvent> = new Set(['withdraw', 'refuse', 'signTimeout', 'signLast']);

/** The only writer of a contract's state. Its prices hold as long as it is in force; both sides are told of every step. */
export const moveContract = async (tx: Tx, id: Id, event: ContractEvent, by: By, more: MoveMore<undefined> = {}): Promise<void> => {
  await move(tx, id, event, by, more);
  // What nobody will sign any more nobody has to approve.
  if (signedOrOver.has(event)) await cancelRequestOfContract(tx, id, by);
  if (ends.has(event)) await liftAgreedPrices(tx, id);
  if (event === 'signLast' || ends.has(event)) await layPrices(tx, id);
  await tellContract(tx, id, event, by, more.reason ?? '');
};
