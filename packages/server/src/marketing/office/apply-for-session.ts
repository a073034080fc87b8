import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { seckillApplicationMachine } from '@mall/contract/marketing/seckill-application.machine.ts';
import type { ApplyInput } from '@mall/contract/marketing/seckill-office.rules.ts';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { requireOffer } from '../require-offer.ts';
import { requireSession } from './require-session.ts';

/** A store asks for a place of one of its specs in a session to come; what would be refused then is refused now. */
export const applyForSession = async (
  tx: Tx,
  side: StoreSide,
  { sessionId, specId, price, total, restriction }: ApplyInput,
): Promise<Id> => {
  const session = await requireSession(tx, sessionId);
  if (session.begun) throw refuse('marketing.session_begun_fixed');
  const priceFen = fromYuan(price);
  await requireOffer(tx, side.storeId, { ...session, goods: [{ specId, price: priceFen, total, sells: { total, restriction } }] });
  const [row] = await readRows(tx, IdRow)`
    insert into seckill_application (session_id, store_id, spec_id, price_fen, total, restriction, state, member_id)
    values (${sessionId}, ${side.storeId}, ${specId}, ${priceFen}, ${total}, ${restriction}, ${seckillApplicationMachine.begin('apply')}, ${side.memberId})
    on conflict (session_id, spec_id) where state in ('applied', 'accepted') do nothing returning id::text`;
  if (!row) throw refuse('marketing.applied_already');
  return row.id;
};
