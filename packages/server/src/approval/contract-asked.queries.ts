import { RequestContract } from '@mall/contract/approval/request.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Line = z.strictObject({
  seq: z.int(),
  name: z.string(),
  specName: z.string(),
  unit: z.string(),
  num: z.int(),
  priceFen: z.number(),
  amountFen: z.number(),
});
const Row = RequestContract.omit({ lines: true }).extend({ lines: z.array(Line) });

/** The contract that a company is asked to sign. Who sees the request sees it, whatever else he sees of contracts. */
export const findContractAsked = async (tx: Tx, contractId: Id): Promise<RequestContract | null> => {
  const [row] = await readRows(tx, Row)`
    select a.id::text as "contractId", a.contract_sn as "contractSn", a.seller ->> 'name' as "sellerName", a.valid_from::text as "validFrom", a.valid_to::text as "validTo", a.pages, a.terms,
      coalesce((select json_agg(json_build_object('seq', l.seq, 'name', l.name, 'specName', l.spec_name, 'unit', l.unit, 'num', l.num, 'priceFen', l.unit_fen, 'amountFen', l.amount_fen)
        order by l.seq) from agreement_line l where l.agreement_id = a.id), '[]') as lines
    from agreement a where a.id = ${contractId}`;
  if (!row) return null;
  const { lines, ...contract } = row;
  return {
    ...contract,
    lines: lines.map(({ priceFen, amountFen, ...line }) => ({ ...line, price: toYuan(fen(priceFen)), amount: toYuan(fen(amountFen)) })),
  };
};
