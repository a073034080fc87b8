import { languages } from '@mall/contract/kernel/language.ts';
import { usualChoice } from '@mall/contract/member/message.rules.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { deliverNews } from '../kernel/deliver-news.ts';
import type { House } from '../kernel/house.ts';
import { tell } from '../kernel/news.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { sendPosts } from './send-posts.ts';

const mall = testApp();
let who = { id: '', mobile: '' };
let sent: { way: 'sms' | 'mail'; to: string; words: string; html?: string }[] = [];
let works = true;
let house: House;

const choose = (choice: object, language = 'zh') =>
  mall.house.db.execute(sql`
    insert into message_preference (member_id, choice, language) values (${who.id}, ${JSON.stringify({ ...usualChoice, quiet: { on: false, from: '22:00', to: '07:00' }, ...choice })}::jsonb, ${language})
    on conflict (member_id) do update set choice = excluded.choice, language = excluded.language`);
const both = { ...usualChoice.kinds, order: { site: true, sms: true, mail: true } };
const bindMail = () => mall.house.db.execute(sql`update member set email = ${`a${who.id}@example.com`} where id = ${who.id}`);
const pay = async (orderSn = 'N7') => {
  await inTransaction(mall.house.db, (tx) => tell(tx, 'order.paid', { orderId: '7', orderSn, memberId: who.id, amountFen: 123450 }));
  await deliverNews(house);
};
const due = () => mall.house.db.execute(sql`update message_post set due_at = now()`);
const clock = (minutes: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' }).format(Date.now() + minutes * 60_000);

beforeEach(async () => {
  who = await addSignedIn(mall.house.db);
  await mall.house.db.execute(sql`delete from message_post`);
  sent = [];
  works = true;
  house = {
    ...mall.house,
    sms: { send: async (to, words) => works && Boolean(sent.push({ way: 'sms', to, words })) },
    mail: { send: async (to, words, html) => works && Boolean(sent.push({ way: 'mail', to, words, html })) },
  };
  await choose({ kinds: both });
});

describe('texts and mails about what a member is told', () => {
  it('go to his mobile, and to an address that is bound', async () => {
    await pay();
    await sendPosts(house);
    expect(sent).toEqual([{ way: 'sms', to: who.mobile, words: '【能电商城】支付成功：订单 N7 已收到付款 ¥1,234.50，商家将尽快发货。' }]);
    await bindMail();
    await pay('N<8>');
    await sendPosts(house);
    const mail = sent.find(({ way }) => way === 'mail');
    expect(mail).toMatchObject({ to: `a${who.id}@example.com`, words: '支付成功' });
    expect(mail?.html).toContain('N&#60;8&#62;');
    expect(mail?.html).toContain(`href="${mall.house.config.siteUrl}/personalCenterBase/myOrdersDetail?id=7"`);
  });

  it.each(languages)('are worded in his language: %s', async (language) => {
    await bindMail();
    await choose({ kinds: both }, language);
    await pay();
    await sendPosts(house);
    expect(sent).toHaveLength(2);
    for (const { words, html = '' } of sent) {
      expect(`${words}${html}`).not.toMatch(/[{}]|undefined/);
      if (language !== 'zh') expect(`${words}${html}`).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('are sent once, however often the news comes and however many send', async () => {
    await pay();
    await mall.house.db.execute(sql`update news set done_at = null, due_at = now() where payload ->> 'memberId' = ${who.id}`);
    await deliverNews(house);
    await Promise.all([sendPosts(house), sendPosts(house), sendPosts(house)]);
    await due();
    await sendPosts(house);
    expect(sent).toHaveLength(1);
  });

  it('are tried again where the provider was away, and hold up neither the message nor others', async () => {
    works = false;
    await pay();
    await sendPosts(house);
    const { rows } = await mall.house.db.execute(sql`select from message where member_id = ${who.id}`);
    expect(rows).toHaveLength(1);
    works = true;
    await sendPosts(house);
    expect(sent).toEqual([]);
    await due();
    await sendPosts(house);
    expect(sent).toHaveLength(1);
  });

  it('are given up after some hours', async () => {
    works = false;
    await pay();
    for (let tries = 0; tries < 9; tries += 1) {
      await due();
      await sendPosts(house);
    }
    works = true;
    await due();
    expect(await sendPosts(house)).toBe(0);
  });

  it('are not sent to whoever did not want them, or whose account is shut meanwhile', async () => {
    await choose({ kinds: { ...both, order: { site: true, sms: false, mail: false } } });
    await pay();
    await sendPosts(house);
    expect(sent).toEqual([]);
    await choose({ kinds: both });
    await pay();
    await mall.house.db.execute(sql`update member set enabled = false where id = ${who.id}`);
    await sendPosts(house);
    expect(sent).toEqual([]);
  });

  it('wait for the end of the quiet hours', async () => {
    await choose({ kinds: both, quiet: { on: true, from: clock(-10), to: clock(10) } });
    await pay();
    expect(await sendPosts(house)).toBe(0);
    const { rows } = await mall.house.db.execute<{ wait: number }>(
      sql`select extract(epoch from due_at - now())::float8 / 60 as wait from message_post`,
    );
    expect(rows[0]?.wait).toBeGreaterThan(8);
    expect(rows[0]?.wait).toBeLessThan(11);
  });

  it('of a day come as one mail to whoever wants that', async () => {
    await bindMail();
    await choose({ kinds: { ...both, order: { site: true, sms: false, mail: true } }, daily: { on: true, at: '08:30' } });
    await pay('N1');
    await pay('N2');
    await due();
    await sendPosts(house);
    expect(sent.map(({ words }) => words)).toEqual(['您有 2 条新消息']);
    expect(sent[0]?.html).toMatch(/N1[^]*N2/);
  });

  it('come alone where the site is not wanted, which the news of an activity allows', async () => {
    await choose({ kinds: { ...both, activity: { site: false, sms: true, mail: false } } });
    await inTransaction(mall.house.db, (tx) =>
      tell(tx, 'seckill.begun', { memberId: who.id, sessionId: '3', startsAt: '2026-05-01 10:00:00', names: ['甲'] }),
    );
    await deliverNews(house);
    await sendPosts(house);
    expect(sent).toHaveLength(1);
    const { rows } = await mall.house.db.execute(sql`select from message where member_id = ${who.id}`);
    expect(rows).toEqual([]);
  });
});
