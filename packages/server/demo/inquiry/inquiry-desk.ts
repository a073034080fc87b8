import { InquiryDraft, type QuoteFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CompanySide } from '../../src/company/company-side.ts';
import { keepUpload } from '../../src/content/keep-upload.ts';
import { answerQuestion, askQuestion } from '../../src/inquiry/ask-question.ts';
import { closeQuoting } from '../../src/inquiry/open-quotes.ts';
import { quoteInquiry } from '../../src/inquiry/quote-inquiry.ts';
import { releaseInquiry } from '../../src/inquiry/release-inquiry.ts';
import { createInquiry } from '../../src/inquiry/save-inquiry.ts';
import { viewInvitation } from '../../src/inquiry/view-invitation.ts';
import type { Member } from '../../src/kernel/actor.ts';
import { type Db, inTransaction, type Tx } from '../../src/kernel/db.ts';
import type { House } from '../../src/kernel/house.ts';
import { makePdf } from '../../src/kernel/pdf/make-pdf.ts';
import { IdRow, readRows } from '../../src/kernel/read-rows.ts';
import type { Sealer } from '../../src/kernel/sealer.ts';
import type { StoreSide } from '../../src/kernel/side.ts';
import type { InquiryPlan, Seat } from './inquiry-plans.ts';

type Desk = Pick<House, 'db' | 'memory' | 'config' | 'files' | 'virusScanner'> & { sealer: Sealer };

const Person = z.strictObject({
  mobile: z.string(),
  memberId: Id,
  companyId: Id.nullable(),
  departmentId: Id.nullable(),
  storeId: Id.nullable(),
});

/** The two who ask and the four who are asked; nobody where the demo has not all of them. */
export const readInquiryPeople = async (db: Db) => {
  const found = await readRows(db, Person)`
    select mobile, id::text as "memberId", company_id::text as "companyId", department_id::text as "departmentId", store_id::text as "storeId" from member
    where mobile = any ('{13800000002,13800000003,13900000001,13900000002,13900000003,13900000004}'::text[])`;
  const by = new Map(found.map((one) => [one.mobile, one]));
  const buyer = (mobile: string): CompanySide => {
    const one = by.get(mobile) as z.infer<typeof Person>;
    return {
      kind: 'buyer',
      memberId: one.memberId,
      sessionId: '1',
      rights: new Map(),
      companyId: one.companyId ?? '',
      companyState: 'active',
      departmentId: one.departmentId ?? undefined,
      departments: [],
      zoneId: undefined,
      ownStoreId: undefined,
      reach: 'own',
    };
  };
  const seller = (seat: Seat): StoreSide => {
    const one = by.get(`1390000000${seat}`) as z.infer<typeof Person>;
    return { kind: 'seller', memberId: one.memberId, sessionId: '1', rights: new Map(), storeId: one.storeId ?? '' };
  };
  return by.size === 6 ? { administrator: buyer('13800000002'), purchaser: buyer('13800000003'), seller } : undefined;
};
export type InquiryPeople = NonNullable<Awaited<ReturnType<typeof readInquiryPeople>>>;

async function* once(bytes: Buffer) {
  yield bytes;
}

/** What the demo's people do with inquiries, by the room's own verbs. */
export const openInquiryDesk = (desk: Desk, people: InquiryPeople) => {
  const { db, sealer } = desk;
  const act = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(db, work);
  const paper = async (who: Member, name: string, lines: readonly string[], sealed = false) => {
    const pdf = await makePdf({
      title: name,
      foot: name,
      content: [
        { text: name, fontSize: 16, bold: true, margin: [0, 0, 0, 12] },
        ...lines.map((text) => ({ text, margin: [0, 0, 0, 6] as [number, number, number, number] })),
      ],
    });
    const { url } = await keepUpload(desk, who, 'file', { name: `${name}.pdf`, chunks: once(pdf), sealed });
    return { url, name: `${name}.pdf` };
  };
  const chinaTime = async (days: number): Promise<string> => {
    const { rows } = await db.pool.query<{ at: string }>(
      `select to_char(date_trunc('day', now() at time zone 'Asia/Shanghai') + make_interval(days => $1, hours => 17), 'YYYY-MM-DD HH24:MI') as at`,
      [days],
    );
    return rows[0]?.at ?? '';
  };

  const draftOf = async (plan: InquiryPlan): Promise<InquiryDraft> => {
    const [kind] = await readRows(db, IdRow)`select id::text from goods_class where level = 3 and names ->> 'zh' = ${plan.className}`;
    const { title, budget, budgetShown, rankShown, quotesLeast, country, place, payTerms, asked } = plan;
    return InquiryDraft.parse({
      title,
      budget,
      budgetShown,
      rankShown,
      quotesLeast,
      country,
      place,
      payTerms,
      thirdGcId: kind?.id ?? null,
      deadline: await chinaTime(plan.days),
      lines: plan.lines.map(({ num, ...line }) => ({ ...line, num: String(num) })),
      storeIds: asked.map((seat) => people.seller(seat).storeId),
    });
  };
  const keep = async (plan: InquiryPlan): Promise<Id> => {
    const draft = await draftOf(plan);
    return (await act((tx) => createInquiry(tx, people[plan.by], draft))).id;
  };
  const release = async (plan: InquiryPlan): Promise<Id> => {
    const side = people[plan.by];
    const asks = plan.lines.map(({ name, description, num, unit }, at) => `${at + 1}. ${name}：${description}，${num} ${unit}`);
    const files = [await paper(side, '技术规范书', [plan.title, ...asks, `交货地点：${plan.place}`, `付款方式：${plan.payTerms}`])];
    const draft = { ...(await draftOf(plan)), files };
    return act(async (tx) => {
      const { id } = await createInquiry(tx, side, draft);
      await releaseInquiry(tx, { sealer }, side, id);
      return id;
    });
  };
  /** A quote at these unit prices; with an attachment where it has a name. */
  const quote = async (
    id: Id,
    seat: Seat,
    prices: readonly string[],
    { attached, ...over }: Partial<QuoteFields> & { attached?: string } = {},
  ) => {
    const side = people.seller(seat);
    const files = attached
      ? [
          await paper(
            side,
            attached,
            prices.map((price, at) => `第 ${at + 1} 行 含税单价 ¥${price}`),
            true,
          ),
        ]
      : [];
    const said: QuoteFields = {
      lines: prices.map((price, at) => ({ seq: at + 1, price, days: 12 + seat * 2 })),
      payTerms: '月结 60 天',
      validDays: 60,
      warrantyMonths: 24,
      taxRate: 13,
      contact: '马文涛',
      phone: `1390000000${seat}`,
      remark: '',
      files,
      ...over,
    };
    await act(async (tx) => {
      await viewInvitation(tx, side, id);
      await quoteInquiry(tx, { sealer }, side, id, said);
    });
  };
  const question = async (id: Id, seat: Seat, plan: InquiryPlan, asked: string, answer = '') => {
    await act((tx) => askQuestion(tx, people.seller(seat), id, { question: asked }));
    if (!answer) return;
    const [found] = await readRows(db, IdRow)`select max(id)::text as id from inquiry_question where inquiry_id = ${id}`;
    await act((tx) => answerQuestion(tx, people[plan.by], id, { questionId: found?.id ?? '', answer, files: [] }));
  };
  /** The deadline comes, by the database's clock; what was sealed before it stays before it. */
  const opens = async (id: Id) => {
    await db.execute(
      sql`update quotation set sealed_at = sealed_at - interval '2 hours' where invitation_id in (select id from invitation where inquiry_id = ${id})`,
    );
    await db.execute(sql`update inquiry set deadline = now() - interval '1 second', due_at = now() - interval '1 second' where id = ${id}`);
    await act((tx) => closeQuoting(tx, { sealer }, id));
  };
  return { act, paper, keep, release, quote, question, opens, chinaTime };
};
export type InquiryDesk = ReturnType<typeof openInquiryDesk>;

/** Sets back what was done in one go, so that it took as long as it would: released `days` ago, opened at two fifths, decided at three. */
export const setBack = async (tx: Tx, id: Id, days: number): Promise<void> => {
  const at = (part: number) => sql`now() - make_interval(secs => ${Math.round(days * 86_400 * (1 - part))})`;
  await tx.execute(sql`alter table inquiry_event disable trigger inquiry_event_append_only`);
  await tx.execute(sql`alter table invitation_event disable trigger invitation_event_append_only`);
  await tx.execute(sql`
    update inquiry set created_at = ${at(0)} - interval '1 hour', saved_at = ${at(0)}, released_at = ${at(0)}, opened_at = case when opened_at is not null then ${at(0.4)} end,
      deadline = case when state = 'quoting' or state = 'cancelled' then deadline else ${at(0.4)} end, cancelled_at = case when cancelled_at is not null then ${at(0.3)} end,
      due_at = case when state = 'to_confirm' then ${at(0.4)} + interval '30 days' else due_at end,
      state_at = case state when 'quoting' then ${at(0)} when 'to_confirm' then ${at(0.4)} else ${at(0.6)} end where id = ${id}`);
  await tx.execute(sql`
    update inquiry_event set at = case when event = 'release' then ${at(0)} when event in ('open', 'openEarly', 'lacksQuotes') then ${at(0.4)} when event = 'newRound' then ${at(0.5)} else ${at(0.6)} end
    where inquiry_id = ${id}`);
  await tx.execute(
    sql`update invitation set created_at = case when round = 1 then ${at(0)} else ${at(0.5)} end, state_at = case when round = 1 then ${at(0.3)} else ${at(0.7)} end where inquiry_id = ${id}`,
  );
  await tx.execute(sql`
    update invitation_event e set at = case when e.event in ('win', 'lose') then ${at(0.6)} when i.round = 1 then ${at(0.1)} + make_interval(mins => e.seq * 11) else ${at(0.7)} end
    from invitation i where i.id = e.invitation_id and i.inquiry_id = ${id}`);
  await tx.execute(sql`
    update quotation t set sealed_at = case when i.round = 1 then ${at(0.1)} else ${at(0.7)} end + make_interval(mins => t.version * 20 + i.store_id::int % 7),
      valid_until = case when t.valid_until is not null then ${at(0.4)} + interval '60 days' end
    from invitation i where i.id = t.invitation_id and i.inquiry_id = ${id}`);
  await tx.execute(sql`update inquiry set valid_until = ${at(0.4)} + interval '60 days' where id = ${id} and valid_until is not null`);
  await tx.execute(
    sql`update inquiry_question set asked_at = ${at(0.15)}, answered_at = case when answered_at is not null then ${at(0.25)} end where inquiry_id = ${id}`,
  );
  await tx.execute(sql`alter table inquiry_event enable trigger inquiry_event_append_only`);
  await tx.execute(sql`alter table invitation_event enable trigger invitation_event_append_only`);
};
