import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

type AgreedPrices = { agreementId: Id; companyId: Id; starts: SQL; ends: SQL; lines: readonly { specId: Id; num: number; fen: number }[] };

/** Prices that a company agreed on hold for its people from now on. What comes later for the same goods is the price, and its number comes on top. */
export const layAgreedPrices = async (tx: Tx, { agreementId, companyId, starts, ends, lines }: AgreedPrices): Promise<void> => {
  await tx.execute(sql`
    insert into agreed_price (agreement_id, spec_id, company_id, price_fen, num, starts_at, ends_at)
    select ${agreementId}, (l ->> 'specId')::bigint, ${companyId}, (l ->> 'fen')::bigint, (l ->> 'num')::int, ${starts}, ${ends}
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) l
    order by 2
    on conflict (agreement_id, spec_id) do update set price_fen = excluded.price_fen, num = agreed_price.num + excluded.num`);
};
