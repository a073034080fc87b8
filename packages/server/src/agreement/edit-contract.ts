import type { EditContract } from '@mall/contract/agreement/agreement.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type PartySide, sightOf } from './contract-side.ts';
import { frameworkLines, sumOf } from './contract-sources.ts';
import { writeLines } from './create-contract.ts';
import { lockContract } from './lock-contract.ts';
import { requireAuthor } from './require-author.ts';
import { requirePrintable } from './require-printable.ts';

/** Writes a draft anew. What an order holds is not changed here; a supplement may bring a list of its own. */
export const editContract = async (tx: Tx, side: PartySide, id: Id, input: EditContract): Promise<void> => {
  const found = await lockContract(tx, sightOf(side), id);
  requireAuthor(side, found);
  requirePrintable(input);
  const { title, firstSide, validFrom, validTo, terms, lines } = input;
  if (found.kind === 'framework' && lines?.length === 0) throw refuse('agreement.lines_required');
  const changed = found.kind === 'order' || lines === undefined ? undefined : await frameworkLines(tx, found.storeId, lines);
  if (changed) {
    await tx.execute(sql`delete from agreement_line where agreement_id = ${id}`);
    await writeLines(tx, id, changed);
  }
  await tx.execute(sql`
    update agreement set title = ${title}, first_side = ${firstSide}, valid_from = ${validFrom}, valid_to = ${validTo}, terms = ${JSON.stringify(terms)}::jsonb
      ${changed ? sql`, total_fen = ${sumOf(changed)}` : sql``} where id = ${id}`);
};
