import { randomUUID } from 'node:crypto';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { reviewApi } from '@mall/contract/review/review.api.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepUploads } from '../content/sweep-uploads.ts';
import { uploadPlace } from '../content/upload-place.ts';
import { downloadPlace } from '../download/download-place.ts';
import { inTransaction } from '../kernel/db.ts';
import { deliverNews } from '../kernel/deliver-news.ts';
import { listEnded } from '../member/stream.queries.ts';
import { placeOrder } from '../order/place-order.ts';
import { placeDone } from '../testing/after-sale-steps.ts';
import { closingSteps } from '../testing/closing-steps.ts';
import { buyerOf, orderInput, place } from '../testing/order-steps.ts';
import { addColleague, addCompany, type Signed } from '../testing/people-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn, signInQuietly, testPassword } from '../testing/test-member.ts';

const mall = testApp();
const steps = closingSteps(mall);
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
/** But for the bank's books: the orders of these steps are paid without one. */
const violated = () => run(`select id, rule, bad::int from inv.checks where bad > 0 and id <> 'I10'`);

/** Tables that say whose a row is: whoever adds one decides here whether a closed account leaves it behind. */
// `key_giving` and `saved_view` are of people behind the counter, who close no account.
const keptTables =
  'account_closing activity_buyer after_sale agreement agreement_consent agreement_seal agreement_signature approval_delegation approval_process approval_request approval_task approval_version article_purchase audit_log bill bill_dispute bill_payment bill_sheet class_publication company company_version credit_account credit_application credit_ledger credit_review feedback goods_draft goods_import goods_version group_member inquiry inquiry_voucher invoice invoice_qualification key_giving member_coupon member_session open_hook open_key pay_request pay_voucher plate_rule point_account point_ledger procurement_list project punchout_cart punchout_connection punchout_order punchout_visit review review_report saved_view search_synonym seckill_application setting_change setting_picture shop_order sold_payer standing_order store_application store_application_draft store_application_version store_decoration store_decoration_draft store_paper_version trade upload upload_arriving zone_price_change';
const erasedTables =
  'bank_check cart_line company_draft download email_link footprint goods_favourite identity_link invoice_receiver invoice_title member_address member_role message message_post message_preference own_data_asking partner_link recovery_code seckill_remind second_factor sign_in_ticket social_binding store_favourite sub_account trusted_device use_token';

const tables = async (): Promise<string[]> =>
  (
    await run(`select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'member_id' and t.table_type = 'BASE TABLE' order by 1`)
  ).map(({ name }) => name);

/** One of everything that somebody can have. */
const fill = async ({ id }: Signed): Promise<{ orderId: string; avatar: string; file: string }> => {
  const { db, files } = mall.house;
  const orderId = await placeDone(db, id);
  const [avatar, file] = [randomUUID().replaceAll('-', ''), `${randomUUID()}.zip`];
  await run(
    `insert into upload (key, member_id, kind, type, name, bytes, audience, attached_at) values ($1, $2, 'image', 'image/png', 'a.png', 1, 'public', now())`,
    [avatar, id],
  );
  await run(`update member set avatar = '/uploads/' || $2::text, nick_name = '小王', email = $2::text || '@example.com' where id = $1`, [
    id,
    avatar,
  ]);
  await files.put(uploadPlace(avatar), Buffer.from('x'));
  await files.put(downloadPlace(file), Buffer.from('x'));
  for (const text of [
    `insert into download (member_id, kind, input, name, format, state, file, expires_at) values ($1, 'own_data', '{}', '副本', 'zip', 'ready', '${file}', now() + interval '1 day')`,
    `insert into own_data_asking (member_id) values ($1)`,
    `insert into cart_line (member_id, spec_id, num) values ($1, 1000001, 5)`,
    `insert into email_link (member_id, email, token_hash, expires_at) values ($1, 'a@b.example', gen_random_uuid()::text::bytea, now())`,
    `insert into identity_link (issuer, subject, member_id) values ('https://idp.example', gen_random_uuid()::text, $1)`,
    `with p as (insert into partner (name, tags) values (gen_random_uuid()::text, '{3}') returning id) insert into partner_link (partner_id, subject, member_id) select id, 's', $1 from p`,
    `insert into footprint (member_id, goods_id, spec_id, day) values ($1, 1, 1000001, current_date)`,
    `insert into goods_favourite (member_id, goods_id, spec_id) values ($1, 1, 1000001)`,
    `update goods set favourite_count = favourite_count + 1 where id = 1 and $1 > 0`,
    `insert into store_favourite (member_id, store_id) values ($1, 1)`,
    `update store set favourite_count = favourite_count + 1 where id = 1 and $1 > 0`,
    `insert into invoice_title (member_id, fields) values ($1, '{"type": 1, "titleType": 1}')`,
    `insert into invoice_receiver (member_id, name, phone) values ($1, '王', '13800000000')`,
    `insert into member_address (member_id, receiver_name, receiver_phone, province_id, city_id, district_id, detail, postal_code, is_default)
       values ($1, '王', '13800000000', 12, 1201, 120103, '路 1 号', '300000', true)`,
    `insert into message (member_id, kind, code, facts) values ($1, 'system', 'plain', '{}')`,
    `insert into message_preference (member_id, choice, language) values ($1, '{}', 'en')`,
    `insert into point_account (member_id, balance) values ($1, 30) on conflict (member_id) do update set balance = point_account.balance + 30`,
    `insert into point_ledger (member_id, change, balance_after, reason, ref) select member_id, 30, balance, 'gift', 'test:' || member_id from point_account where member_id = $1`,
    `insert into feedback (member_id, kind, body, contact) values ($1, 'other', '好', '13800000000')`,
  ])
    await run(text, [id]).catch((error: Error) => {
      throw new Error(`${error.message}: ${text}`);
    });
  return { orderId, avatar, file };
};

const snapshot = async (memberId: string) => {
  const held: Record<string, unknown> = {};
  for (const name of await tables())
    held[name] = await run(`select md5(string_agg(t::text, ',' order by t::text)) from ${name} t where member_id = $1`, [memberId]);
  held['member'] = await run('select * from member where id = $1', [memberId]);
  return held;
};

let who: Signed;

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 6);
  await layStock(mall.house.db, 100_000);
  await mall.owner.query(`select setval(pg_get_serial_sequence('member', 'id'), 100)`);
  await run(
    `insert into area (id, parent_id, name, level, leaf) values (12, null, '天津市', 1, false), (1201, 12, '市辖区', 2, false), (120103, 1201, '河西区', 3, true)`,
  );
});
beforeEach(async () => {
  who = await addSignedIn(mall.house.db);
});

describe('an account whose day has come', () => {
  it('is nobody any more; what was traded stays, and the rows of strangers do', async () => {
    const stranger = await addSignedIn(mall.house.db);
    await fill(stranger);
    const { orderId, avatar, file } = await fill(who);
    expect(await violated()).toEqual([]);
    const before = await snapshot(stranger.id);
    expect(await steps.closeNow(who)).toBe(1);
    expect(await snapshot(stranger.id)).toEqual(before);
    expect(
      await run('select mobile, member_name, nick_name, avatar, email, enabled, company_id from member where id = $1', [who.id]),
    ).toEqual([
      { mobile: `closed-${who.id}`, member_name: '已注销用户', nick_name: '', avatar: '', email: null, enabled: false, company_id: null },
    ]);
    const left: string[] = [];
    for (const name of erasedTables.split(' '))
      if ((await run(`select from ${name} where member_id = $1`, [who.id])).length > 0) left.push(name);
    expect(left).toEqual([]);
    expect(await run('select state from shop_order where id = $1', [orderId])).toEqual([{ state: 'done' }]);
    expect(await run('select balance::int from point_account where member_id = $1', [who.id])).toEqual([{ balance: 0 }]);
    expect(await run(`select contact from feedback where member_id = $1`, [who.id])).toEqual([]);
    expect(await violated()).toEqual([]);
    const { files } = mall.house;
    expect([await files.stat(uploadPlace(avatar)), await files.stat(downloadPlace(file))]).toEqual([expect.anything(), undefined]);
    await sweepUploads(mall.house);
    expect(await files.stat(uploadPlace(avatar))).toBeUndefined();
  });

  it('decides of every table that knows members whether it forgets', async () => {
    expect(await tables()).toEqual([...keptTables.split(' '), ...erasedTables.split(' ')].toSorted());
  });

  it('is unknown at the door, and its mobile can be registered anew by somebody who inherits nothing', async () => {
    await steps.closeNow(who);
    expect((await mall.call(accountApi.permissions, {}, { token: who.token })).code).toBe(401);
    expect((await steps.signIn(who.mobile)).errorCode).toBe('account.sign_in_wrong');
    expect((await mall.call(accountApi.checkMobile, { body: { memberMobile: who.mobile } })).data.free).toBe(true);
    await steps.sendRegisterCode(who.mobile);
    const register = {
      memberName: '新主人',
      memberMobile: who.mobile,
      checkValidCode: steps.codeFor(who.mobile),
      password: steps.seal(testPassword),
    };
    const { data } = await mall.call(accountApi.register, { body: { ...register, accountType: 1, agreed: true, uuid: makeUuid() } });
    const again = { token: steps.tokenOf(data ?? '') };
    expect(await steps.closing(again.token)).toMatchObject({ state: 'none', blockers: [], losses: [] });
  });

  it('hears a last word in its own language, and no message after it', async () => {
    await run(`insert into message_preference (member_id, choice, language) values ($1, '{}', 'en')`, [who.id]);
    await steps.closeNow(who);
    await deliverNews(mall.house);
    expect(mall.sms.findLast(({ mobile }) => mobile === who.mobile)?.text).toContain('Your account was closed');
    // What was told of the asking comes to nobody now.
    expect(await run('select from message where member_id = $1', [who.id])).toEqual([]);
    expect(await run('select from message_post where member_id = $1', [who.id])).toEqual([]);
    const [session] = await run('select id::text from member_session where member_id = $1', [who.id]);
    expect((await listEnded(mall.house.db, [session.id])).get(session.id)).toBe('closed');
  });

  it('leaves its reviews, which nobody signed', async () => {
    const orderId = await placeDone(mall.house.db, who.id);
    const [line] = await run('select id::text, goods_id::text, spec_id::text from order_line where order_id = $1', [orderId]);
    await run(
      `insert into review (order_goods_id, goods_id, spec_id, store_id, member_id, stars, text) select $1, $2, $3, store_id, $4, 5, '很好' from goods where id = $2`,
      [line.id, line.goods_id, line.spec_id, who.id],
    );
    await run(`update order_line set reviewed = true where id = $1`, [line.id]);
    await steps.closeNow(who);
    const { data } = await mall.call(reviewApi.page, { query: { goodsId: line.goods_id } as never });
    expect(data.page.list.map(({ memberName, avatar, text }) => ({ memberName, avatar, text }))).toEqual([
      { memberName: '匿名买家', avatar: '', text: '很好' },
    ]);
  });
});

describe('of those who come at the same time', () => {
  it('exactly one closes an account, whichever node', async () => {
    await steps.proveAndAsk(who.token);
    await steps.comeDue(who.id);
    const done = await Promise.all([steps.run(), steps.run(), steps.run()]);
    expect(done.toSorted()).toEqual([0, 0, 1]);
    expect(await run(`select count(*)::int as n from audit_log where event = 'account.closed' and target_id = $1`, [who.id])).toEqual([
      { n: 1 },
    ]);
    expect(await violated()).toEqual([]);
  });

  it('whoever takes it back keeps all of it, or comes too late for all of it', async () => {
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        const one = await addSignedIn(mall.house.db);
        await steps.proveAndAsk(one.token);
        await steps.comeDue(one.id);
        const [kept] = await Promise.all([steps.takeBack(one.token), steps.run()]);
        await steps.run();
        const [row] = await run(`select c.state, m.enabled from account_closing c join member m on m.id = c.member_id where m.id = $1`, [
          one.id,
        ]);
        expect(row).toEqual(kept.code === 200 ? { state: 'taken_back', enabled: true } : { state: 'done', enabled: false });
      }),
    );
    expect(await violated()).toEqual([]);
  });

  it('of two who ask one waits', async () => {
    const tokens = [who.token, await signInQuietly(mall.house.db, who.id)];
    for (const token of tokens) await steps.prove(token);
    const codes = await Promise.all(tokens.map(async (token) => (await steps.ask(token)).code));
    expect(codes.toSorted()).toEqual([200, 505]);
    expect(await steps.closingStates(who.id)).toEqual(['waiting']);
  });

  it('an order stops it or finds nobody', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await addSignedIn(mall.house.db);
      await steps.proveAndAsk(one.token);
      await steps.comeDue(one.id);
      await Promise.all([place(mall.house.db, one.id).catch(() => undefined), steps.run()]);
      await steps.run();
      const [row] = await run(
        `select c.state, (select count(*)::int from shop_order o where o.member_id = c.member_id) as orders from account_closing c where c.member_id = $1`,
        [one.id],
      );
      expect([
        { state: 'stopped', orders: 1 },
        { state: 'done', orders: 0 },
      ]).toContainEqual(row);
    }
    expect(await violated()).toEqual([]);
  });

  it('an order that was on its way when the account went is refused', async () => {
    const input = await orderInput(mall.house.db, who.id);
    await steps.closeNow(who);
    await expect(inTransaction(mall.house.db, (tx) => placeOrder(tx, buyerOf(who.id), input))).rejects.toMatchObject({
      code: 'order.moved',
    });
  });

  it('of two administrators who both go, one stays for those whom they leave behind', async () => {
    await addCompany(mall.house.db, 80);
    const pair = [await addColleague(mall.house.db, 80, 'company_admin'), await addColleague(mall.house.db, 80, 'company_admin')];
    await addColleague(mall.house.db, 80, 'company_purchaser');
    for (const { id, token } of pair) {
      await steps.proveAndAsk(token);
      await steps.comeDue(id);
    }
    await Promise.all([steps.run(), steps.run()]);
    await steps.run();
    const states = await Promise.all(pair.map(async ({ id }) => (await steps.closingStates(id)).join()));
    expect(states.toSorted()).toEqual(['done', 'stopped']);
    expect(await violated()).toEqual([]);
  });
});

it('leaves what it shared with the company to an administrator', async () => {
  await addCompany(mall.house.db, 81);
  const admin = await addColleague(mall.house.db, 81, 'company_admin');
  const leaver = await addColleague(mall.house.db, 81, 'company_purchaser', 811);
  await run(`update department set head_member_id = $1 where id = 811`, [leaver.id]);
  await fill(leaver);
  await run(`update member_address set company_id = 81 where member_id = $1`, [leaver.id]);
  expect(await steps.closeNow(leaver)).toBe(1);
  expect(await run('select member_id::text from member_address where company_id = 81')).toEqual([{ member_id: admin.id }]);
  expect(await run('select head_member_id from department where id = 811')).toEqual([{ head_member_id: null }]);
  expect(await run(`select company_id::text from audit_log where event = 'account.closed' and target_id = $1`, [leaver.id])).toEqual([
    { company_id: '81' },
  ]);
  expect(await violated()).toEqual([]);
});
