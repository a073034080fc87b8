import { randomInt } from 'node:crypto';
import type { CreateContract } from '@mall/contract/agreement/agreement.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { orTakenBy } from '../kernel/or-taken.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { readParties } from './contract-parties.ts';
import { type PartySide, sideOf } from './contract-side.ts';
import { type DraftLine, draftOf } from './contract-sources.ts';
import { firstTerms } from './first-terms.ts';

/** Whose order has a contract already, a moment earlier or long ago. */
export const orCovered = orTakenBy({ agreement_of_order: 'agreement.order_covered' });

const signs = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const verifyCode = (): string => Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');

/** Drafts a contract of a source, for either side. The other one hears of it when it is sent. Its language is the one in which it was asked for, and stays. */
export const createContract = async (tx: Tx, side: PartySide, { source }: CreateContract, language: Language): Promise<Id> => {
  if (side.kind === 'buyer' && side.companyId === undefined) throw refuse('agreement.uncertified');
  const draft = await draftOf(tx, side, source, language);
  const { buyer, seller } = await readParties(tx, draft.companyId, draft.storeId);
  const [row] = await orCovered(
    () => readRows(tx, IdRow)`
      insert into agreement (contract_sn, verify_code, kind, company_id, department_id, member_id, store_id, created_side, created_by, order_id, parent_id, title,
        valid_from, valid_to, buyer, seller, terms, total_fen, language)
      values ('HT' || to_char(now(), 'YYMMDDHH24MISS') || lpad(nextval('agreement_number')::text, 6, '0'), ${verifyCode()}, ${draft.kind}, ${draft.companyId},
        ${draft.departmentId}, ${draft.memberId}, ${draft.storeId}, ${sideOf(side)}, ${side.memberId ?? null}, ${draft.orderId}, ${draft.parentId}, ${draft.title},
        current_date, current_date + interval '1 year' - interval '1 day', ${JSON.stringify(buyer)}::jsonb, ${JSON.stringify(seller)}::jsonb,
        ${JSON.stringify(firstTerms(draft.kind, language))}::jsonb, ${draft.totalFen}, ${language}) returning id::text`,
  );
  const { id } = row as { id: Id };
  await writeLines(tx, id, draft.lines);
  return id;
};

export const writeLines = async (tx: Tx, contractId: Id, lines: readonly DraftLine[]): Promise<void> => {
  await tx.execute(sql`
    insert into agreement_line (agreement_id, seq, goods_id, spec_id, name, spec_name, unit, num, unit_fen, amount_fen)
    select ${contractId}, nth, (l ->> 'goodsId')::bigint, (l ->> 'specId')::bigint, l ->> 'name', l ->> 'specName', l ->> 'unit', (l ->> 'num')::int,
      (l ->> 'unitFen')::bigint, (l ->> 'amountFen')::bigint
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as given(l, nth)`);
};
