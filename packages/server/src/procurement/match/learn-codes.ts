import type { Id } from '@mall/contract/kernel/fields.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { writeAudit } from '../../account/write-audit.ts';
import { companySide } from '../../company/company-side.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { BuyerSide } from '../../kernel/side.ts';
import { onShelf } from '../../order/read-shelf.ts';
import { codeKey } from './material-code.queries.ts';

const mostCodes = 20_000;
const mostTold = 300;

const Known = z.strictObject({ key: z.string(), spec_id: z.string(), spec_name: z.string() });
const Learned = z.strictObject({ key: z.string(), code: z.string(), spec_id: z.string(), spec_name: z.string() });

const told = (texts: readonly string[]): string => cutText(texts.filter(Boolean).join('；'), mostTold);

/** Writes down what a code means from now on and meant before; the same taught again is nothing new. */
const noteTaught = async (
  tx: Tx,
  side: BuyerSide,
  learned: readonly z.infer<typeof Learned>[],
  known: readonly z.infer<typeof Known>[],
) => {
  const { companyId } = companySide(side);
  const before = new Map(known.map((one) => [one.key, one]));
  const changed = learned.filter((one) => before.get(one.key)?.spec_id !== one.spec_id);
  if (changed.length === 0) return;
  await writeAudit(
    tx,
    'procurement.codes_taught',
    {
      companyId,
      target: told(changed.map(({ code }) => code)),
      before: told(changed.map(({ key }) => before.get(key)?.spec_name ?? '')) || null,
      after: told(changed.map(({ spec_name }) => spec_name)),
    },
    side,
  );
};

/**
 * Remembers what a company means by its codes; the last word on a code counts. Of one code that is named twice the last counts, too. What is not
 * on sale is no meaning.
 */
export const learnCodes = async (tx: Tx, side: BuyerSide, codes: readonly { code: string; specId: Id }[]): Promise<{ learned: number }> => {
  const { companyId, memberId } = companySide(side);
  const last = new Map(codes.map((one) => [codeKey(one.code), one]));
  last.delete('');
  if (last.size === 0) return { learned: 0 };
  const [held] = await readRows(tx, TotalRow)`select count(*)::int as total from material_code where company_id = ${companyId}`;
  if ((held?.total ?? 0) + last.size > mostCodes) throw refuse('match.codes_full', { most: mostCodes });
  const keys = [...last.keys()];
  // In the order of codes, so that two who teach the same ones cannot wait for each other.
  const known = await readRows(tx, Known)`
    select code_key as key, spec_id::text, spec_name from material_code
    where company_id = ${companyId} and code_key = any (${sql.param(keys)}::text[]) order by code_key for update`;
  const learned = await readRows(tx, Learned)`
    insert into material_code (company_id, code, code_key, spec_id, spec_name, taught_by)
    select ${companyId}, one.code, one.key, s.id, left(s.name, 400), ${memberId}
    from unnest(${sql.param([...last.values()].map(({ code }) => code))}::text[], ${sql.param(keys)}::text[], ${sql.param([...last.values()].map(({ specId }) => specId))}::bigint[]) as one (code, key, spec_id)
    join spec s on s.id = one.spec_id join goods g on g.id = s.goods_id join store t on t.id = g.store_id and ${onShelf.onSale} order by one.key
    on conflict (company_id, code_key) do update
      set spec_id = excluded.spec_id, spec_name = excluded.spec_name, code = excluded.code, taught_by = excluded.taught_by, learned_at = now()
    returning code_key as key, code, spec_id::text, spec_name`;
  await noteTaught(tx, side, learned, known);
  return { learned: learned.length };
};
