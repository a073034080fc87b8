import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { InquiryDraft } from '@mall/contract/inquiry/inquiry.rules.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import { chinaTime, quoteOf } from '@mall/server/testing/inquiry-steps.ts';
import type { Pool } from 'pg';
import { ask, type Mall, pick } from './buyer.ts';
import type { Person } from './world.ts';

type Told = { inquiryId: string; memberId: string; version: number; price: string };
const pieces = 3;

/** Inquiries whose suppliers quote up to the last moment and beyond it, that are opened by the clock of whichever process is alive, and awarded by two at once. */
export const openSourcing = (db: Pool) => {
  const tally = { released: 0, quoted: 0, late: 0, opened: 0, awarded: 0, ordered: 0 };
  const told: Told[] = [];
  const awards = new Map<string, string>();
  const orders = new Map<string, string[]>();
  const seen: string[] = [];
  let quotes = 0;
  /** A price that nothing else in the mall can have; all are equally long, so that none is a part of another. */
  const newPrice = (): string => {
    quotes += 1;
    return `${10_000 + quotes}.37`;
  };

  const paperOf = async ({ memberId }: Person): Promise<string> => {
    const key = randomUUID().replaceAll('-', '');
    await db.query(
      `insert into upload (key, member_id, kind, type, name, bytes) values ($1, $2, 'file', 'application/pdf', '技术规范.pdf', 1)`,
      [key, memberId],
    );
    return `/uploads/${key}`;
  };

  const release = async (mall: Mall): Promise<string | undefined> => {
    const [inquirer] = mall.world.purchasers as [Person];
    const draft: InquiryDraft = {
      ...InquiryDraft.parse({}),
      title: '开闭所改造',
      thirdGcId: mall.world.sourcing.classId,
      deadline: chinaTime(24),
      budget: '999999999.00',
      lines: [{ name: '电缆', description: '铜芯', num: String(pieces), unit: '米', reference: '', needBy: '', specId: null }],
      files: [{ url: await paperOf(inquirer), name: '技术规范.pdf' }],
      storeIds: mall.world.sourcing.quoters.map(({ storeId }) => storeId),
    };
    const made = await ask(mall, inquiryApi.create, { body: { ...draft, release: true } }, inquirer);
    if (made?.code !== 200) return undefined;
    tally.released += 1;
    return made.data.id;
  };

  /** Sets the deadline a few seconds away; the wire does not let anybody ask for one so near. */
  const hurry = (id: string, within: number): Promise<unknown> =>
    db.query(
      `update inquiry set deadline = clock_timestamp() + make_interval(secs => $2), due_at = clock_timestamp() + make_interval(secs => $2) where id = $1`,
      [id, within],
    );

  /** Quotes, takes back and quotes again until it is told that nothing is taken any more. */
  const keepQuoting = async (mall: Mall, inquiryId: string, quoter: Person): Promise<void> => {
    for (let tries = 0; tries < 60 && !mall.ended(); tries += 1) {
      const price = newPrice();
      const body = quoteOf(price, { lines: [{ seq: 1, price, days: 10 }] });
      const answer = await ask(mall, inquirySellerApi.quote, { params: { id: inquiryId }, body }, quoter);
      if (answer?.code === 200) {
        tally.quoted += 1;
        told.push({ inquiryId, memberId: quoter.memberId, version: answer.data.version, price });
      } else if (answer?.errorCode === 'inquiry.closed') {
        tally.late += 1;
        return;
      }
      if (mall.random() < 0.1) await ask(mall, inquirySellerApi.withdraw, { params: { id: inquiryId }, body: { reason: '重报' } }, quoter);
      await sleep(50 + mall.random() * 200);
    }
  };

  /** Reads as the buyer and as another supplier: as long as it is sealed no price is in what they are told. */
  const keepPeeping = async (mall: Mall, id: string): Promise<void> => {
    const [inquirer] = mall.world.purchasers as [Person];
    for (let tries = 0; tries < 60 && !mall.ended(); tries += 1) {
      const detail = await ask(mall, inquiryApi.detail, { params: { id } }, inquirer);
      const compared = await ask(mall, inquiryApi.compare, { params: { id } }, inquirer);
      if (detail?.data && detail.data.state !== 'quoting') return;
      const quoter = pick(mall, mall.world.sourcing.quoters);
      const other = await ask(mall, inquirySellerApi.detail, { params: { id } }, quoter);
      const secret = told.filter(({ inquiryId, memberId }) => inquiryId === id && memberId !== quoter.memberId);
      const sealed = compared?.code === 200 ? [detail, other] : [detail, compared, other];
      if (secret.some(({ price }) => JSON.stringify(sealed).includes(price))) seen.push(id);
      await sleep(200);
    }
  };

  const stateOf = async (id: string): Promise<string> =>
    String((await db.query<{ state: string }>('select state from inquiry where id = $1', [id])).rows[0]?.state);

  const untilOpened = async (mall: Mall, id: string): Promise<boolean> => {
    for (let tries = 0; tries < 40 && !mall.ended(); tries += 1) {
      if ((await stateOf(id)) !== 'quoting') break;
      await sleep(500);
    }
    return (await stateOf(id)) === 'to_confirm';
  };

  /** Two people award to different suppliers at once, and what was won is ordered twice at once. */
  const award = async (mall: Mall, id: string): Promise<void> => {
    const [, , , confirmer] = mall.world.purchasers as [Person, Person, Person, Person];
    const sheet = await ask(mall, inquiryApi.compare, { params: { id } }, confirmer);
    const offers = sheet?.data?.quotes ?? [];
    const confirmed = await Promise.all(
      offers.map(async ({ quotationId }) => {
        const body = { quotationId, reason: '综合最优' };
        const answer = await ask(mall, inquiryApi.confirm, { params: { id }, body }, confirmer);
        return answer?.code === 200 ? quotationId : undefined;
      }),
    );
    const won = confirmed.filter((quotationId) => quotationId !== undefined);
    if (won.length > 1) mall.tally.broken.push(`inquiry ${id} was awarded ${won.length} times`);
    const quote = offers.find(({ quotationId }) => quotationId === won[0]);
    if (!quote) return;
    awards.set(id, quote.quotationId);
    const made = await Promise.all(
      [1, 2].map(() => {
        const body = { addressId: confirmer.addressId, payMode: 'prepay' as const, submitToken: randomUUID(), totalPrice: quote.total };
        return ask(mall, inquiryApi.order, { params: { id }, body }, confirmer);
      }),
    );
    const orderIds = made.flatMap((answer) => (answer?.code === 200 ? answer.data.orderIds : []));
    orders.set(id, orderIds);
  };

  const keepSourcing = async (mall: Mall): Promise<void> => {
    while (!mall.ended()) {
      const id = await release(mall);
      if (!id) {
        await sleep(500);
        continue;
      }
      await hurry(id, 2 + mall.random() * 3);
      await Promise.all([...mall.world.sourcing.quoters.map((quoter) => keepQuoting(mall, id, quoter)), keepPeeping(mall, id)]);
      if (await untilOpened(mall, id)) await award(mall, id);
    }
  };

  /** Who was told that his quote is sealed has it sealed before the deadline, it says what he said, and who was told that he awarded has awarded. */
  const compare = async (): Promise<string[]> => {
    const faults = seen.map((id) => `a sealed price of inquiry ${id} was seen`);
    const ids = [...new Set(told.map(({ inquiryId }) => inquiryId))];
    const { rows } = await db.query<{ key: string; price: string | null; late: boolean; opened: boolean }>(
      `select concat_ws(' ', i.inquiry_id, t.by_member_id, t.version) as key, t.opened -> 'lines' -> 0 ->> 'price' as price, t.sealed_at >= q.deadline as late, q.opened_at is not null as opened
       from quotation t join invitation i on i.id = t.invitation_id join inquiry q on q.id = i.inquiry_id where q.id = any ($1::bigint[])`,
      [ids],
    );
    const kept = new Map(rows.map((row) => [row.key, row]));
    for (const { inquiryId, memberId, version, price } of told) {
      const row = kept.get(`${inquiryId} ${memberId} ${version}`);
      if (!row) faults.push(`version ${version} of a quote for inquiry ${inquiryId} is lost`);
      else if (row.late) faults.push(`version ${version} of a quote for inquiry ${inquiryId} came late and was taken`);
      else if (row.price !== null && row.price !== price) faults.push(`inquiry ${inquiryId} was opened with ${row.price} for ${price}`);
    }
    tally.opened = new Set(rows.filter(({ price }) => price !== null).map(({ key }) => key.split(' ')[0])).size;
    const { rows: winners } = await db.query<{ id: string; won: string | null; orders: number }>(
      `select q.id::text, (select t.id::text from invitation i join quotation t on t.invitation_id = i.id and t.version = i.version where i.inquiry_id = q.id and i.state = 'won') as won, (select count(distinct l.order_id)::int from order_line l join quotation t on t.id = l.quotation_id join invitation i on i.id = t.invitation_id where i.inquiry_id = q.id) as orders
       from inquiry q where q.id = any ($1::bigint[])`,
      [[...awards.keys()]],
    );
    for (const { id, won, orders: made } of winners) {
      if (won !== awards.get(id)) faults.push(`the award of inquiry ${id} is lost`);
      if (made > 1) faults.push(`inquiry ${id} was ordered ${made} times`);
      if (made < (orders.get(id)?.length ?? 0)) faults.push(`the order of inquiry ${id} is lost`);
      tally.ordered += made;
    }
    tally.awarded = awards.size;
    if (tally.quoted === 0 || tally.opened === 0) faults.push('no sealed quote was opened');
    return faults;
  };

  const said = () =>
    `inquiries released ${tally.released}, quotes sealed ${tally.quoted}, opened ${tally.opened}, awarded ${tally.awarded}, ordered ${tally.ordered}`;
  return { keepSourcing, compare, said };
};
