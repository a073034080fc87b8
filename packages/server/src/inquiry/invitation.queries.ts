import { inquiryStates } from '@mall/contract/inquiry/inquiry.machine.ts';
import { QuoteFields, type QuoteTab, quoteTabs } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { InvitationFilter } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import { invitationStates } from '@mall/contract/inquiry/invitation.machine.ts';
import { type InvitationDetail, InvitationRow, type OwnQuote } from '@mall/contract/inquiry/invitation-data.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type Side, type StoreSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { lastQuote } from './last-quote.ts';
import { holds, isOver, moment } from './moment.ts';
import { classNameIn } from './names-in.ts';
import { openCopy } from './own-copy.ts';
import { findQuoteDraft } from './quote-draft.ts';
import { isReadBy, readFiles, readLines, readQuestions } from './shown-parts.ts';
import { quotesInquiries } from './store-rights.ts';

const tabWhere: Readonly<Record<QuoteTab, SQL>> = {
  all: sql`true`,
  to_answer: sql`q.state = 'quoting' and ${holds(sql`q.deadline`)} and i.state in ('invited', 'viewed', 'withdrawn')`,
  quoted: sql`q.state = 'quoting' and i.state = 'quoted'`,
  opened: sql`q.state = 'to_confirm' and i.state = 'quoted'`,
  won: sql`i.state = 'won'`,
  ended: sql`i.state in ('declined', 'lost', 'not_quoted', 'replaced')`,
};

/** Of each inquiry the latest round that the store was asked in. */
const latest = sql`i.round = (select max(n.round) from invitation n where n.inquiry_id = i.inquiry_id and n.store_id = i.store_id)`;
const mine = (side: Pick<StoreSide, 'storeId'>): SQL => sql`i.store_id = ${side.storeId} and ${latest}`;

/** How many wait for the store's quote. */
export const countToAnswer = (side: Side): SQL =>
  sql`select count(*) from invitation i join inquiry q on q.id = i.inquiry_id where ${within(side, 'i')} and ${latest} and ${tabWhere.to_answer}`;

/** Until when a store could quote: a round that goes on without it has a deadline of its own, which is none of its business. */
const deadline = sql`case when i.round = q.round then q.deadline else least(q.deadline, i.state_at) end`;

const from = sql`from invitation i join inquiry q on q.id = i.inquiry_id join company c on c.id = q.company_id left join goods_class k on k.id = q.class_id`;

const invitationsWhere = (side: Pick<StoreSide, 'storeId'>, { tab = 'all', word }: InvitationFilter): SQL => {
  const anywhere = likePattern(word ?? '');
  return sql`${mine(side)} and ${tabWhere[tab]} ${word ? sql`and (q.inquiry_no like ${anywhere.slice(1)} or q.title ilike ${anywhere} or c.name ilike ${anywhere})` : sql``}`;
};

export const invitationRows = (side: Pick<StoreSide, 'storeId'>, filter: InvitationFilter, language: Language): SQL => sql`
  select q.id::text, q.inquiry_no as "inquiryNumber", q.title, ${classNameIn(language, 'k')} as "className", c.name as company, i.round, ${timeText(deadline)} as deadline, i.state,
    q.state as "inquiryState", i.version, (select count(*)::int from inquiry_line l where l.inquiry_id = q.id) as lines,
    (select count(*)::int from inquiry_question u where u.inquiry_id = q.id and u.answered_at is not null and ${isReadBy(sql`i.store_id`)}) as questions, ${timeText(sql`i.created_at`)} as "invitedAt"
  ${from} where ${invitationsWhere(side, filter)} order by i.id desc`;

const TabsRow = z.record(z.enum(quoteTabs), z.number());

/** What the store was asked, the latest first, and how many stand under each tab. */
export const listInvitations = async (
  tx: Tx,
  side: StoreSide,
  { page, limit, tab = 'all', word }: InvitationFilter & { page: number; limit: number },
  language: Language,
): Promise<PageOf<z.infer<typeof InvitationRow>> & { tabs: z.infer<typeof TabsRow> }> => {
  const counts = sql.join(
    quoteTabs.map((one) => sql`count(*) filter (where ${tabWhere[one]})::int as ${sql.identifier(one)}`),
    sql`, `,
  );
  const [counted] = await readRows(tx, TabsRow)`select ${counts} ${from} where ${invitationsWhere(side, { word })}`;
  const tabs = counted as z.infer<typeof TabsRow>;
  const list = await readRows(
    tx,
    InvitationRow,
  )`${invitationRows(side, { tab, word }, language)} limit ${limit} offset ${(page - 1) * limit}`;
  return { list, total: tabs[tab], tabs };
};

const Head = z.strictObject({
  inquiryNumber: z.string(),
  title: z.string(),
  company: z.string(),
  classNames: z.array(z.string()),
  country: z.string().nullable(),
  place: z.string(),
  payTerms: z.string(),
  state: z.enum(inquiryStates),
  round: z.number(),
  deadline: z.string(),
  now: z.string(),
  over: z.boolean(),
  releaseTime: z.string(),
  invited: z.number(),
  invitationId: Id,
  invitation: z.enum(invitationStates),
  current: z.boolean(),
  reason: z.string(),
  budgetFen: z.number().nullable(),
  validUntil: z.string().nullable(),
  rank: z.number().nullable(),
  quoted: z.number().nullable(),
});

/** Where the store stood is told once it is decided, and where the buyer tells it; how many quoted, too. */
const readHead = async (tx: Tx, side: StoreSide, id: Id, language: Language): Promise<z.infer<typeof Head>> => {
  const [head] = await readRows(tx, Head)`
    select q.inquiry_no as "inquiryNumber", q.title, c.name as company, q.country, q.place, q.pay_terms as "payTerms", q.state, i.round, ${timeText(deadline)} as deadline,
      ${timeText(moment)} as now, ${isOver(sql`q.deadline`)} as over, ${timeText(sql`q.released_at`)} as "releaseTime", i.id::text as "invitationId", i.state as invitation,
      i.round = q.round as current, i.reason, case when q.budget_shown then q.budget_fen::float8 end as "budgetFen", ${timeText(sql`case when i.state = 'won' then q.valid_until end`)} as "validUntil",
      array(select ${classNameIn(language, 'a')} from unnest(string_to_array(k.path, '/')) with ordinality as part(id, nth) join goods_class a on a.id = part.id::bigint order by nth) as "classNames",
      (select count(*)::int from invitation n where n.inquiry_id = q.id and n.round = i.round and n.state <> 'replaced') as invited,
      case when told.it then (select 1 + count(*)::int from invitation n join ${lastQuote('n', 'o')}
        where n.inquiry_id = q.id and n.round = i.round and n.state in ('won', 'lost') and o.total_fen < t.total_fen) end as rank,
      case when told.it then (select count(*)::int from invitation n where n.inquiry_id = q.id and n.round = i.round and n.state in ('won', 'lost')) end as quoted
    ${from} left join ${lastQuote()}
      cross join lateral (select q.rank_shown and q.state = 'confirmed' and i.state in ('won', 'lost') and t.opened is not null as it) told
    where q.id = ${id} and ${mine(side)}`;
  if (!head) throw refuse('kernel.not_found');
  return head;
};

const SealedRow = z.strictObject({
  invitationId: Id,
  round: z.number(),
  version: z.number(),
  sealedAt: z.string(),
  own: z.custom<Buffer>(Buffer.isBuffer),
});

/** All the store's own quotes by its own copies: the lock of the inquiry stays shut. The buyer reads them all once it is open. */
const readOwnQuotes = async (
  tx: Tx,
  house: Pick<House, 'sealer'>,
  { storeId }: StoreSide,
  inquiryId: Id,
  nums: ReadonlyMap<number, number>,
): Promise<OwnQuote[]> => {
  const rows = await readRows(tx, SealedRow)`
    select i.id::text as "invitationId", i.round, t.version, ${timeText(sql`t.sealed_at`)} as "sealedAt", t.own_sealed as own from invitation i join quotation t on t.invitation_id = i.id
    where i.inquiry_id = ${inquiryId} and i.store_id = ${storeId} order by i.round desc, t.version desc`;
  return rows.map(({ own, invitationId, ...row }) => {
    const { files, ...said } = QuoteFields.parse(openCopy(house, invitationId, row.version, own));
    const total = said.lines.reduce((sum, { seq, price }) => sum + fromYuan(price) * (nums.get(seq) ?? 0), 0);
    return { ...row, ...said, total: toYuan(fen(total)), files: files.map((file) => ({ ...file, size: 0 })) };
  });
};

const PriceRow = z.strictObject({ seq: z.number(), priceFen: z.number() });

export const requireInvitation = async (
  tx: Tx,
  house: Pick<House, 'sealer'>,
  side: StoreSide,
  id: Id,
  language: Language,
): Promise<InvitationDetail> => {
  const { invitationId, current, over, budgetFen, ...head } = await readHead(tx, side, id, language);
  const lines = await readLines(tx, id, false);
  const prices = await readRows(tx, PriceRow)`
    select l.seq, p.price_fen::float8 as "priceFen" from inquiry_line l join spec p on p.id = l.spec_id join goods g on g.id = p.goods_id and g.store_id = ${side.storeId}
    where l.inquiry_id = ${id} order by l.seq`;
  const isOut = head.invitation === 'replaced';
  const quotes = side.rights.has(quotesInquiries);
  const running = quotes && current && head.state === 'quoting' && !over && !isOut;
  return {
    id,
    ...head,
    lines: isOut ? [] : lines,
    files: isOut ? [] : await readFiles(tx, id),
    budget: budgetFen === null ? null : toYuan(fen(budgetFen)),
    prices: prices.map(({ seq, priceFen }) => ({ seq, price: toYuan(fen(priceFen)) })),
    // Under seal a price is known to those alone who give it.
    quotes:
      quotes || head.state !== 'quoting' ? await readOwnQuotes(tx, house, side, id, new Map(lines.map(({ seq, num }) => [seq, num]))) : [],
    draft: running ? await findQuoteDraft(tx, house, invitationId) : null,
    questions: isOut ? [] : await readQuestions(tx, id, side.storeId),
    actions: running
      ? [
          'quote',
          ...(head.invitation === 'quoted' ? (['withdraw'] as const) : []),
          ...(['invited', 'viewed', 'withdrawn'].includes(head.invitation) ? (['decline'] as const) : []),
          'ask',
        ]
      : [],
  };
};
