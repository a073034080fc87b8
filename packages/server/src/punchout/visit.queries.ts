import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { punchoutOperations, punchoutProtocols } from '@mall/contract/punchout/punchout.rules.ts';
import type { PunchoutVisit } from '@mall/contract/punchout/visit.api.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { KeptLine } from './kept-cart.queries.ts';
import { readChosen, totalOf } from './read-returned.ts';

const Row = z.strictObject({
  id: Id,
  companyName: z.string(),
  connectionName: z.string(),
  protocol: z.enum(punchoutProtocols),
  operation: z.enum(punchoutOperations),
  kept: z.array(KeptLine),
});

/** For whom this very session fills the cart. */
export const findVisit = async (tx: Tx, side: BuyerSide): Promise<PunchoutVisit | null> => {
  if (!side.narrow) return null;
  const [row] = await readRows(tx, Row)`
    select v.id::text, c.name as "companyName", p.name as "connectionName", p.protocol, v.operation,
      case when v.operation = 'inspect' then coalesce(k.lines, '[]'::jsonb) else '[]'::jsonb end as kept
    from punchout_visit v join punchout_connection p on p.id = v.connection_id join company c on c.id = v.company_id left join punchout_cart k on k.id = v.from_cart_id
    where v.session_id = ${side.sessionId} and v.member_id = ${side.memberId} and v.returned_at is null`;
  if (!row) return null;
  const chosen = row.operation === 'inspect' ? [] : await readChosen(tx, side);
  return {
    companyName: row.companyName,
    connectionName: row.connectionName,
    protocol: row.protocol,
    operation: row.operation,
    lines: chosen.length,
    total: toYuan(fen(totalOf(chosen))),
    kept: row.kept.map(({ specId, name, num, unitFen, unit }) => ({ specId, name, num, price: toYuan(fen(unitFen)), unit })),
  };
};
