import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { companySide } from '../../company/company-side.ts';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { BuyerSide } from '../../kernel/side.ts';
import { onShelf } from '../../order/read-shelf.ts';
import { codeKey } from './material-code.queries.ts';

const mostCodes = 20_000;

/** Remembers what a company means by its codes; the last word on a code counts. Of one code that is named twice the last counts, too. What is not on sale is no meaning. */
export const learnCodes = async (tx: Tx, side: BuyerSide, codes: readonly { code: string; specId: Id }[]): Promise<{ learned: number }> => {
  const { companyId } = companySide(side);
  const last = new Map(codes.map((one) => [codeKey(one.code), one]));
  last.delete('');
  if (last.size === 0) return { learned: 0 };
  const [known] = await readRows(tx, TotalRow)`select count(*)::int as total from material_code where company_id = ${companyId}`;
  if ((known?.total ?? 0) + last.size > mostCodes) throw refuse('match.codes_full', { most: mostCodes });
  const keys = [...last.keys()];
  const rows = await readRows(tx, IdRow)`
    insert into material_code (company_id, code, code_key, spec_id, spec_name)
    select ${companyId}, one.code, one.key, s.id, left(s.name, 400)
    from unnest(${sql.param([...last.values()].map(({ code }) => code))}::text[], ${sql.param(keys)}::text[], ${sql.param([...last.values()].map(({ specId }) => specId))}::bigint[]) as one (code, key, spec_id)
    join spec s on s.id = one.spec_id join goods g on g.id = s.goods_id join store t on t.id = g.store_id and ${onShelf.onSale} order by one.key
    on conflict (company_id, code_key) do update set spec_id = excluded.spec_id, spec_name = excluded.spec_name, code = excluded.code, learned_at = now()
    returning id::text`;
  return { learned: rows.length };
};
