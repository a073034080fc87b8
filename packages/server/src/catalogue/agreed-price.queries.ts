import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Agreed = z.strictObject({ specId: Id, contractSn: z.string(), fen: z.number(), left: z.number() });
type AgreedPrice = z.infer<typeof Agreed>;

/** What a company has agreed on for the specs of a goods. */
export const listAgreed = (tx: Tx, companyId: Id, goods: { goodsId: Id | undefined; specId: Id | undefined }): Promise<AgreedPrice[]> =>
  readRows(tx, Agreed)`
    select v.spec_id::text as "specId", a.contract_sn as "contractSn", v.price_fen::float8 as fen, v.num_left as left
    from agreed_left v join spec p on p.id = v.spec_id join agreement a on a.id = v.agreement_id
    where v.company_id = ${companyId} and v.num_left > 0
      and p.goods_id = ${goods.goodsId === undefined ? sql`(select goods_id from spec where id = ${goods.specId ?? null}::bigint)` : sql`${goods.goodsId}::bigint`}`;
