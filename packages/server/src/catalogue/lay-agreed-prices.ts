import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

type AgreedPrice = { specId: Id; companyId: Id; num: number; fen: number; starts: string; ends: string };

/** Prices that a company agreed on hold for its people in their time; what is not among them any more is over now. */
export const layAgreedPrices = async (tx: Tx, agreementId: Id, prices: readonly AgreedPrice[]): Promise<void> => {
  await tx.execute(sql`
    insert into agreed_price (agreement_id, spec_id, company_id, price_fen, num, starts_at, ends_at)
    select ${agreementId}, (p ->> 'specId')::bigint, (p ->> 'companyId')::bigint, (p ->> 'fen')::bigint, (p ->> 'num')::int, (p ->> 'starts')::timestamptz, (p ->> 'ends')::timestamptz
    from jsonb_array_elements(${JSON.stringify(prices)}::jsonb) p
    order by 2
    on conflict (agreement_id, spec_id) do update
      set price_fen = excluded.price_fen, num = greatest(agreed_price.num, excluded.num), starts_at = excluded.starts_at, ends_at = excluded.ends_at`);
  await tx.execute(sql`
    update agreed_price set ends_at = greatest(now(), starts_at + interval '1 microsecond')
    where agreement_id = ${agreementId} and ends_at > now() and spec_id <> all (${sql.param(prices.map(({ specId }) => specId))}::bigint[])`);
};
