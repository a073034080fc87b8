import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readLines } from '../cart/read-lines.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { asAgreed } from '../order/as-agreed.ts';
import { findLineFault, limitsOf } from '../order/find-line-fault.ts';
import { type AskedLine, type QuoteLine, quoteLine, readCartBook } from '../order/read-quote.ts';
import type { ReturnedLine } from './cxml.rules.ts';
import type { KeptLine } from './kept-cart.queries.ts';
import { unitCode } from './unit-code.ts';
import { unspscOf } from './unspsc.ts';

/** Lines that can be bought as they are, at what they cost this member now: nobody's word counts but the shelf's. */
export const quoteSound = async (tx: Tx, side: Pick<BuyerSide, 'memberId'>, lines: readonly AskedLine[]): Promise<QuoteLine[]> => {
  const book = await readCartBook(
    tx,
    side.memberId,
    lines.map(({ specId }) => specId),
  );
  return lines.flatMap(({ specId, num }) => {
    const spec = book.shelf.specs.get(specId);
    return spec && !findLineFault(asAgreed(spec, num), num) ? [quoteLine(spec, num, [])] : [];
  });
};

/** As few of each as can be bought, in the order of their names here; what nobody can buy is left out. */
export const quoteLeast = async (tx: Tx, side: Pick<BuyerSide, 'memberId'>, specIds: readonly Id[]): Promise<QuoteLine[]> => {
  const { shelf } = await readCartBook(tx, side.memberId, specIds);
  return specIds.flatMap((specId) => {
    const spec = shelf.specs.get(specId);
    const num = spec ? limitsOf(spec).least : 0;
    return spec && !findLineFault(asAgreed(spec, num), num) ? [quoteLine(spec, num, [])] : [];
  });
};

/** The selected lines of a cart. */
export const readChosen = async (tx: Tx, side: BuyerSide): Promise<QuoteLine[]> =>
  quoteSound(
    tx,
    side,
    (await readLines(tx, side)).filter(({ selected }) => selected),
  );

/** What is kept of them when they go back. */
export const keptLines = (lines: readonly QuoteLine[]): KeptLine[] =>
  lines.map(({ specId, num, unitFen, specName, attributeLine, unit }, at) => ({
    lineNumber: at + 1,
    specId,
    num,
    unitFen,
    name: [specName, attributeLine].filter(Boolean).join(' '),
    unit,
  }));

const Facts = z.strictObject({
  specId: Id,
  goodsId: Id,
  itemNumber: z.string(),
  taxRate: z.int(),
  firstClass: z.string(),
  className: z.string(),
  maker: z.string(),
  supplier: z.string(),
  leadDays: z.int(),
});

/** What the other side is told of kept lines beside what was kept. */
export const describeLines = async (tx: Tx, lines: readonly KeptLine[], auxiliaryId: string, site: string): Promise<ReturnedLine[]> => {
  const rows = await readRows(tx, Facts)`
    select s.id::text as "specId", g.id::text as "goodsId", s.item_number as "itemNumber", g.tax_rate::int as "taxRate", f.names ->> 'zh' as "firstClass",
      k.names ->> 'zh' as "className", b.name as maker, t.name as supplier, s.lead_days::int as "leadDays"
    from spec s join goods g on g.id = s.goods_id join goods_class k on k.id = g.gc_id join goods_class f on f.id = g.first_gc_id
      join brand b on b.id = g.brand_id join store t on t.id = g.store_id
    where s.id = any (${sql.param(lines.map(({ specId }) => specId))}::bigint[])`;
  const facts = new Map(rows.map((row) => [row.specId, row]));
  return lines.flatMap(({ lineNumber, specId, num, unitFen, name, unit }) => {
    const about = facts.get(specId);
    if (!about) return [];
    return {
      lineNumber,
      partId: specId,
      auxiliaryId,
      num,
      unitFen,
      name,
      itemNumber: about.itemNumber,
      unitCode: unitCode(unit),
      unspsc: unspscOf(about.firstClass),
      className: about.className,
      maker: about.maker,
      supplier: about.supplier,
      taxRate: about.taxRate,
      leadDays: about.leadDays > 0 ? about.leadDays : undefined,
      url: `${site}/goodsDetails?goodsId=${about.goodsId}&specId=${specId}`,
    };
  });
};

export const totalOf = (lines: readonly { unitFen: number; num: number }[]): number =>
  lines.reduce((sum, { unitFen, num }) => sum + unitFen * num, 0);
