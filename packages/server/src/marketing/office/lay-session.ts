import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SessionInput } from '@mall/contract/marketing/seckill-office.rules.ts';
import type { Tx } from '../../kernel/db.ts';
import type { MallSide } from '../../kernel/side.ts';
import { laySeckillSession } from '../lay-seckill-session.ts';
import { layActivity } from './lay-activity.ts';
import { requireApart, takeSessionsTurn } from './require-session.ts';

/** A session without goods; those are put in afterwards. */
export const laySession = async (tx: Tx, side: MallSide, input: SessionInput): Promise<Id> => {
  await takeSessionsTurn(tx);
  await requireApart(tx, input);
  const activityId = await layActivity(tx, side, { ...input, type: 3 });
  return laySeckillSession(tx, { activityId, startsAt: new Date(input.startsAt), endsAt: new Date(input.endsAt), goods: [] });
};
