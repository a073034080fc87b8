import { cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { SheetReport } from '@mall/contract/procurement/list.api.ts';
import { ListLineFields } from '@mall/contract/procurement/list.rules.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type Refusal, refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { onShelf } from '../order/read-shelf.ts';
import { holdOpenList } from './hold-list.ts';
import type { SheetLine } from './list-sheet.ts';
import { putLines } from './put-lines.ts';

const Row = z.strictObject({ specId: Id, code: z.string() });
const Held = z.strictObject({ specId: Id, num: z.number(), remark: z.string() });

/** As a person or a sheet writes a number, in signs of either width; nothing that only a machine takes for one. */
const numberOf = (typed: string): number => {
  const plain = typed.normalize('NFKC').replaceAll(/[,\s]/g, '');
  return /^\d+(?:\.\d+)?(?:e\+?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
};

/**
 * Adds the lines of a sheet by item number: good lines stand, bad ones are named, and of one that comes twice the quantities are added up. What stood on
 * the list already gets the sheet's quantity, which is said.
 */
export const importList = async (
  tx: Tx,
  side: BuyerSide,
  listId: Id,
  lines: readonly SheetLine[],
  language: Language,
): Promise<SheetReport> => {
  await holdOpenList(tx, side, listId);
  const codes = [...new Set(lines.map(({ code }) => code.toUpperCase()))];
  const found = await readRows(tx, Row)`
    select s.id::text as "specId", s.item_number as code from spec s join goods g on g.id = s.goods_id join store t on t.id = g.store_id
    where s.item_number = any (${sql.param(codes)}::text[]) and ${onShelf.onSale}`;
  const specOf = new Map(found.map(({ specId, code }) => [code, specId]));
  const wrong: SheetReport['wrong'] = [];
  const name = ({ row, code, num }: SheetLine, fault: Refusal) =>
    wrong.push({ row, code: cutText(code, 60), num: cutText(num, 20), reason: refusalEnvelope(fault, language).msg });
  const before = new Map(
    (await readRows(tx, Held)`select spec_id::text as "specId", num, remark from procurement_list_line where list_id = ${listId}`).map(
      (line) => [line.specId, line],
    ),
  );
  const taken = new Map<Id, ListLineFields>();
  const rowOf = new Map<Id, SheetLine>();
  for (const line of lines) {
    const specId = specOf.get(line.code.toUpperCase());
    const parsed = ListLineFields.safeParse({ specId, num: numberOf(line.num), remark: line.remark });
    const above = specId === undefined ? undefined : taken.get(specId);
    if (specId === undefined) name(line, refuse('list.code_unknown', { code: cutText(line.code, 60) }));
    else if (parsed.error?.issues.some(({ path }) => path[0] === 'remark')) name(line, refuse('list.remark_long'));
    else if (!parsed.success || (above && above.num + parsed.data.num > cartLineMost)) name(line, refuse('cart.number_wrong'));
    else {
      taken.set(specId, { ...parsed.data, num: parsed.data.num + (above?.num ?? 0) });
      rowOf.set(specId, line);
    }
  }
  await putLines(tx, listId, [...taken.values()]);
  const known = [...taken].flatMap(([specId, line]) => {
    const held = before.get(specId);
    return held ? [{ specId, line, held }] : [];
  });
  const changed = known
    .filter(({ line, held }) => line.num !== held.num || (line.remark ?? held.remark) !== held.remark)
    .map(({ specId, line, held }) => ({
      row: rowOf.get(specId)?.row ?? 0,
      code: cutText(rowOf.get(specId)?.code ?? '', 60),
      before: held.num,
      num: line.num,
    }));
  return { rows: lines.length, added: taken.size - known.length, changed, wrong };
};
