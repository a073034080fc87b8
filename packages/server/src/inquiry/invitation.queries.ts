import { inquiryStates } from '@mall/contract/inquiry/inquiry.machine.ts';
import { QuoteFields, type QuoteTab, quoteTabs } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { InvitationFilter } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import { invitationStates } from '@mall/contract/inquiry/invitation.machine.ts';
import { type InvitationDetail, InvitationRow, type OwnQuote } from '@mall/contract/inquiry/invitation-data.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
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
import { readFiles, readLines, readQuestions } from './shown-parts.ts';

const tabWhere: Readonly<Record<QuoteTab, SQL>> = {
  all: sql`true`,
  to_answer: sql`q.state = 'quoting' and q.deadline > now() and i.state in ('invited', 'viewed', 'withdrawn')`,
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

const from = sql`from invitation i join inquiry q on q.id = i.inquiry_id join company c on c.id = q.company_id left join goods_class k on k.id = q.class_id`;

const invitationsWhere = (side: Pick<StoreSide, 'storeId'>, { tab = 'all', word }: InvitationFilter): SQL => {
  const anywhere = likePattern(word ?? '');
  return sql`${mine(side)} and ${tabWhere[tab]} ${word ? sql`and (q.inquiry_no like ${anywhere.slice(1)} or q.title ilike ${anywhere} or c.name ilike ${anywhere})` : sql``}`;
};

export const invitationRows = (side: Pick<StoreSide, 'storeId'>, filter: InvitationFilter): SQL => sql`
  select q.id::text, q.inquiry_no as "inquiryNumber", q.title, coalesce(k.names ->> 'zh', '') as "className", c.name as company, i.round, ${timeText(sql`q.deadline`)} as deadline, i.state,
    q.state as "inquiryState", i.version, (select count(*)::int from inquiry_line l where l.inquiry_id = q.id) as lines,
    (select count(*)::int from inquiry_question u where u.inquiry_id = q.id and u.answered_at is not null) as questions, ${timeText(sql`i.created_at`)} as "invitedAt"
  ${from} where ${invitationsWhere(side, filter)} order by i.id desc`;

const TabsRow = z.record(z.enum(quoteTabs), z.number());

/** What the store was asked, the latest first, and how many stand under each tab. */
export const listInvitations = async (
  tx: Tx,
  side: StoreSide,
  { page, limit, tab = 'all', word }: InvitationFilter & { page: number; limit: number },
): Promise<PageOf<z.infer<typeof InvitationRow>> & { tabs: z.infer<typeof TabsRow> }> => {
  const counts = sql.join(
    quoteTabs.map((one) => sql`count(*) filter (where ${tabWhere[one]})::int as ${sql.identifier(one)}`),
    sql`, `,
  );
  const [counted] = await readRows(tx, TabsRow)`select ${counts} ${from} where ${invitationsWhere(side, { word })}`;
  const tabs = counted as z.infer<typeof TabsRow>;
  const list = await readRows(tx, InvitationRow)`${invitationRows(side, { tab, word })} limit ${limit} offset ${(page - 1) * limit}`;
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
const readHead = async (tx: Tx, side: StoreSide, id: Id): Promise<z.infer<typeof Head>> => {
  const [head] = await readRows(tx, Head)`
    select q.inquiry_no as "inquiryNumber", q.title, c.name as company, q.country, q.place, q.pay_terms as "payTerms", q.state, i.round, ${timeText(sql`q.deadline`)} as deadline,
      ${timeText(sql`clock_timestamp()`)} as now, q.deadline <= clock_timestamp() as over, ${timeText(sql`q.released_at`)} as "releaseTime", i.id::text as "invitationId", i.state as invitation,
      i.round = q.round as current, i.reason, case when q.budget_shown then q.budget_fen::float8 end as "budgetFen", ${timeText(sql`case when i.state = 'won' then q.valid_until end`)} as "validUntil",
      array(select a.names ->> 'zh' from unnest(string_to_array(k.path, '/')) with ordinality as part(id, nth) join goods_class a on a.id = part.id::bigint order by nth) as "classNames",
      (select count(*)::int from invitation n where n.inquiry_id = q.id and n.round = i.round and n.state <> 'replaced') as invited,
      case when told.it then (select 1 + count(*)::int from invitation n join quotation o on o.invitation_id = n.id and o.version = n.version
        where n.inquiry_id = q.id and n.round = i.round and n.state in ('won', 'lost') and o.total_fen < t.total_fen) end as rank,
      case when told.it then (select count(*)::int from invitation n where n.inquiry_id = q.id and n.round = i.round and n.state in ('won', 'lost')) end as quoted
    ${from} left join quotation t on t.invitation_id = i.id and t.version = i.version
      cross join lateral (select q.rank_shown and q.state = 'confirmed' and i.state in ('won', 'lost') and t.opened is not null as it) told
    where q.id = ${id} and ${mine(side)}`;
  if (!head) throw refuse('kernel.not_found');
  return head;
};

const SealedRow = z.strictObject({ version: z.number(), sealedAt: z.string(), own: z.custom<Buffer>(Buffer.isBuffer) });

/** The store's own quotes by its own copies: the lock of the inquiry stays shut. */
const readOwnQuotes = async (
  tx: Tx,
  { sealer }: Pick<House, 'sealer'>,
  invitationId: Id,
  nums: ReadonlyMap<number, number>,
): Promise<OwnQuote[]> => {
  const rows = await readRows(tx, SealedRow)`
    select version, ${timeText(sql`sealed_at`)} as "sealedAt", own_sealed as own from quotation where invitation_id = ${invitationId} order by version desc limit 10`;
  return rows.map(({ own, ...row }) => {
    const { files, ...said } = QuoteFields.parse(JSON.parse(sealer.open(own)));
    const total = said.lines.reduce((sum, { seq, price }) => sum + fromYuan(price) * (nums.get(seq) ?? 0), 0);
    return { ...row, ...said, total: toYuan(fen(total)), files: files.map((file) => ({ ...file, size: 0 })) };
  });
};

const PriceRow = z.strictObject({ seq: z.number(), priceFen: z.number() });

export const requireInvitation = async (tx: Tx, house: Pick<House, 'sealer'>, side: StoreSide, id: Id): Promise<InvitationDetail> => {
  const { invitationId, current, over, budgetFen, ...head } = await readHead(tx, side, id);
  const lines = await readLines(tx, id, false);
  const prices = await readRows(tx, PriceRow)`
    select l.seq, p.price_fen::float8 as "priceFen" from inquiry_line l join spec p on p.id = l.spec_id join goods g on g.id = p.goods_id and g.store_id = ${side.storeId}
    where l.inquiry_id = ${id} order by l.seq`;
  const running = current && head.state === 'quoting' && !over && head.invitation !== 'replaced';
  return {
    id,
    ...head,
    lines,
    files: head.invitation === 'replaced' ? [] : await readFiles(tx, id),
    budget: budgetFen === null ? null : toYuan(fen(budgetFen)),
    prices: prices.map(({ seq, priceFen }) => ({ seq, price: toYuan(fen(priceFen)) })),
    quotes: await readOwnQuotes(tx, house, invitationId, new Map(lines.map(({ seq, num }) => [seq, num]))),
    questions: await readQuestions(tx, id, side.storeId),
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
