import { inquiryStates } from '@mall/contract/inquiry/inquiry.machine.ts';
import { QuoteFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { ComparedQuote, Comparison } from '@mall/contract/inquiry/inquiry-data.ts';
import type { Scores } from '@mall/contract/inquiry/measures.rules.ts';
import { firstWeights, measures, ofEach, Points, type Weights } from '@mall/contract/inquiry/measures.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { scoresOf } from './compare.rules.ts';
import { SummaryRow, summaryColumns, summaryJoins, toRow } from './inquiry-row.ts';
import { lastQuote } from './last-quote.ts';
import { storeNameIn } from './names-in.ts';
import { lastOpened, openedRound } from './opened-round.ts';
import { readLines } from './shown-parts.ts';

const Head = SummaryRow.extend({
  openTime: z.string().nullable(),
  lastOpened: z.number(),
  openedBy: z.string(),
  weights: z.record(z.string(), z.number()),
  awardReason: z.string(),
  needBy: z.string().nullable(),
  state: z.enum(inquiryStates),
});
const QuoteRow = z.strictObject({
  quotationId: Id,
  storeId: Id,
  storeName: z.string(),
  version: z.number(),
  sealedAt: z.string(),
  said: QuoteFields,
  totalFen: z.number(),
  days: z.number(),
  points: Points.partial(),
  won: z.boolean(),
  late: z.boolean(),
  sizes: z.record(z.string(), z.number()),
});
const Missing = z.strictObject({ name: z.string() });

const readQuotes = (tx: Tx, id: Id, round: number, needBy: string | null, language: Language) =>
  readRows(tx, QuoteRow)`
    select t.id::text as "quotationId", s.id::text as "storeId", ${storeNameIn(language)} as "storeName", t.version, ${timeText(sql`t.sealed_at`)} as "sealedAt", t.opened as said,
      t.total_fen::float8 as "totalFen", t.days, t.points, i.state = 'won' as won, coalesce(current_date + t.days > ${needBy}::date, false) as late,
      coalesce((select json_object_agg('/uploads/' || u.key, u.bytes) from upload u where '/uploads/' || u.key in (select f ->> 'url' from jsonb_array_elements(t.opened -> 'files') f)), '{}') as sizes
    from invitation i join ${lastQuote()} join store s on s.id = i.store_id
    where i.inquiry_id = ${id} and i.round = ${round} and i.state in ('quoted', 'won', 'lost') and t.opened is not null order by t.total_fen, i.id`;

/** Weights as they were kept; who has weighed nothing yet has the list's. What came to the list later weighs nothing there. */
const weightsOf = (kept: Readonly<Record<string, number>>): Weights =>
  Object.keys(kept).length === 0 ? firstWeights : ofEach(measures, (name) => kept[name] ?? 0);

/** The opened quotes of a round side by side; while they are sealed there is nothing to compare. */
export const compareQuotes = async (tx: Tx, side: CompanySide, id: Id, language: Language, asked?: number): Promise<Comparison> => {
  const [head] = await readRows(tx, Head)`
    select ${summaryColumns(language)}, ${timeText(sql`q.opened_at`)} as "openTime", ${lastOpened} as "lastOpened", coalesce((select member_name from member where id = q.opened_by), '') as "openedBy", q.weights, q.award_reason as "awardReason",
      (select min(l.need_by)::text from inquiry_line l where l.inquiry_id = q.id) as "needBy"
    from inquiry q ${summaryJoins(language)} where q.id = ${id} and ${within(side, 'q')}`;
  if (!head) throw refuse('kernel.not_found');
  const { latest, round } = openedRound(head.lastOpened, asked);
  if (head.openTime === null) throw refuse('inquiry.sealed');
  const { openTime, lastOpened: _lastOpened, openedBy, weights: kept, awardReason, needBy, ...summary } = head;
  const weights = weightsOf(kept);
  const { actions, budget, inquiryNumber, title, state, decideBy } = toRow(side, summary);
  const rows = await readQuotes(tx, id, round, needBy, language);
  const lines = await readLines(tx, id, true);
  const missing = await readRows(tx, Missing)`
    select ${storeNameIn(language)} as name from invitation i join store s on s.id = i.store_id where i.inquiry_id = ${id} and i.round = ${round} and i.state = 'not_quoted' order by i.id`;
  const [invited] = await readRows(tx, z.strictObject({ count: z.number() }))`
    select count(*)::int as count from invitation where inquiry_id = ${id} and round = ${round} and state <> 'replaced'`;
  return {
    id,
    inquiryNumber,
    title,
    state,
    round,
    rounds: latest,
    openTime,
    openedBy,
    decideBy,
    budget: budget ?? '0.00',
    needBy,
    invited: invited?.count ?? 0,
    missing: missing.map(({ name }) => name),
    awardReason,
    weights,
    lines,
    quotes: withMarks(rows, new Map(lines.map(({ seq, num }) => [seq, num])), { round, weights, budgetFen: head.budgetFen ?? 0 }),
    actions,
  };
};

/** What stands out: of each line and of all the cheapest, the soonest, what is above the budget or too late. */
const withMarks = (
  rows: readonly z.infer<typeof QuoteRow>[],
  nums: ReadonlyMap<number, number>,
  { round, weights, budgetFen }: { round: number; weights: Weights; budgetFen: number },
): ComparedQuote[] => {
  const scores = scoresOf(rows, weights);
  const best = Math.max(...scores.map(({ whole }) => whole));
  const lowest = Math.min(...rows.map(({ totalFen }) => totalFen));
  const fastest = Math.min(...rows.map(({ days }) => days));
  const cheapest = new Map<number, number>();
  for (const { said } of rows)
    for (const { seq, price } of said.lines) cheapest.set(seq, Math.min(cheapest.get(seq) ?? Number.POSITIVE_INFINITY, fromYuan(price)));
  return rows.map(({ said, totalFen, points: _points, sizes, ...row }, nth) => ({
    ...row,
    round,
    lines: said.lines
      .toSorted((one, other) => one.seq - other.seq)
      .map(({ seq, price, days }) => ({
        seq,
        price,
        days,
        amount: toYuan(fen(fromYuan(price) * (nums.get(seq) ?? 0))),
        lowest: rows.length > 1 && fromYuan(price) === cheapest.get(seq),
      })),
    total: toYuan(fen(totalFen)),
    lowest: rows.length > 1 && totalFen === lowest,
    overBudget: totalFen > budgetFen,
    fastest: rows.length > 1 && row.days === fastest,
    payTerms: said.payTerms,
    validDays: said.validDays,
    warrantyMonths: said.warrantyMonths,
    taxRate: said.taxRate ?? null,
    contact: said.contact,
    phone: said.phone,
    remark: said.remark,
    files: said.files.map((file) => ({ ...file, size: sizes[file.url] ?? 0 })),
    scores: scores[nth] as Scores,
    best: rows.length > 1 && scores[nth]?.whole === best,
  }));
};
