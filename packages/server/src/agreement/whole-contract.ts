import { ContractSection, contractKinds } from '@mall/contract/agreement/agreement.rules.ts';
import { ContractParty } from '@mall/contract/agreement/contract-answers.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, within } from '../kernel/side.ts';

const WholeContract = z.strictObject({
  id: Id,
  contractSn: z.string(),
  verifyCode: z.string(),
  title: z.string(),
  kind: z.enum(contractKinds),
  /** In which it was drafted: it says the same whoever opens it. */
  language: z.enum(languages),
  buyer: ContractParty,
  seller: ContractParty,
  validFrom: z.string(),
  validTo: z.string(),
  terms: z.array(ContractSection),
  totalFen: z.number(),
  orderSn: z.string(),
  parentSn: z.string(),
  lines: z.array(
    z.strictObject({
      seq: z.number(),
      name: z.string(),
      specName: z.string(),
      unit: z.string(),
      num: z.number(),
      unitFen: z.number(),
      amountFen: z.number(),
    }),
  ),
});
/** Everything that stands on the paper. */
export type WholeContract = z.infer<typeof WholeContract>;

export const readWhole = async (tx: Tx, side: ActingSide, id: Id): Promise<WholeContract> => {
  const [found] = await readRows(tx, WholeContract)`
    select a.id::text, a.contract_sn as "contractSn", a.verify_code as "verifyCode", a.title, a.kind, a.language, a.buyer, a.seller, a.valid_from::text as "validFrom",
      a.valid_to::text as "validTo", a.terms, a.total_fen::float8 as "totalFen", coalesce(o.order_sn, '') as "orderSn", coalesce(p.contract_sn, '') as "parentSn",
      coalesce((select json_agg(json_build_object('seq', l.seq, 'name', l.name, 'specName', l.spec_name, 'unit', l.unit, 'num', l.num, 'unitFen', l.unit_fen, 'amountFen', l.amount_fen) order by l.seq)
        from agreement_line l where l.agreement_id = a.id), '[]') as lines
    from agreement a left join shop_order o on o.id = a.order_id left join agreement p on p.id = a.parent_id where a.id = ${id} and ${within(side, 'a')}`;
  if (!found) throw refuse('kernel.not_found');
  return found;
};

export const verifyUrlOf = (siteUrl: string, { contractSn, verifyCode }: Pick<WholeContract, 'contractSn' | 'verifyCode'>): string =>
  `${siteUrl}/contract/verify?no=${contractSn}&code=${verifyCode}`;
