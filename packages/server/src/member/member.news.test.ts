import { type AfterSaleEvent, afterSaleMachine, afterSaleTypes } from '@mall/contract/after-sale/after-sale.machine.ts';
import { contractEvents } from '@mall/contract/agreement/agreement.machine.ts';
import { bizTypes } from '@mall/contract/approval/biz-type.ts';
import { companyEvents } from '@mall/contract/company/company.machine.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { messages } from '@mall/contract/member/messages.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { deliverNews } from '../kernel/deliver-news.ts';
import { tell } from '../kernel/news.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
let who = { id: '', token: '' };
const read = (language: string, type?: 'order') =>
  mall.call(memberApi.messages, { query: { page: 1, limit: 100, ...(type && { type }) } }, { token: who.token, language });

const paid = async (language: string) => (await read(language, 'order')).data.list.find(({ content }) => content.includes('1,234.50'));

/** Everything that is told of a member, each once. */
const tellAll = () =>
  inTransaction(mall.house.db, async (tx) => {
    const memberId = who.id;
    const order = { orderId: '7', orderSn: 'N7', memberId };
    const reason = '缺货';
    await tell(tx, 'order.paid', { ...order, amountFen: 123450 });
    await tell(tx, 'order.group_won', { ...order, amountFen: 0 }, { ...order, amountFen: 300 });
    await tell(tx, 'order.unpaid', { ...order, amountFen: 200 });
    await tell(tx, 'order.shipped', { ...order, shipmentId: '1', logisticsCompany: '顺丰速运', trackingNumber: 'SF1' });
    await tell(
      tx,
      'order.cancelled',
      { ...order, kind: 'pay_timeout', reason },
      { ...order, kind: 'seller', reason },
      { ...order, kind: 'group_failed', reason },
      { ...order, kind: 'buyer', reason },
    );
    const refunded = { ...order, refundSn: 'R1', ref: 'late:P1/7' };
    await tell(
      tx,
      'payment.refunded',
      { ...refunded, amountFen: 500 },
      { ...refunded, amountFen: 0 },
      { ...refunded, amountFen: 300, onCredit: true },
    );
    await tell(tx, 'payment.voucher_rejected', { memberId, paySn: '9', reason });
    const about = { afterSaleId: '4', aftersaleSn: 'S4', memberId, reason };
    const steps = Object.keys(afterSaleMachine.moves) as AfterSaleEvent[];
    await tell(tx, 'after_sale.moved', ...steps.flatMap((event) => afterSaleTypes.map((type) => ({ ...about, event, type }))));
    const company = { companyId: '5', companyName: '云汀', memberId, reason };
    await tell(tx, 'company.decided', ...companyEvents.map((event) => ({ ...company, event })));
    const changed = { companyId: '5', companyName: '云汀', memberId, roles: ['采购员'], department: '物资部' };
    for (const change of ['bound', 'roles', 'disabled', 'enabled', 'department'] as const)
      await tell(tx, 'company.person_changed', { ...changed, change });
    const made = { memberId, downloadId: '6', name: '订单导出' };
    await tell(tx, 'download.ended', { ...made, state: 'ready' }, { ...made, state: 'failed' });
    await tell(tx, 'account.password_changed', { memberId });
    await tell(tx, 'account.mobile_changed', { memberId, oldMobile: '13900000000', mobile: '138****0001' });
    await tell(tx, 'account.email_changed', { memberId, oldEmail: 'old@example.com', email: 'he***@example.com' });
    await tell(tx, 'account.social_bound', { memberId, name: '小何' });
    await tell(tx, 'account.social_dropped', { memberId, name: '小何' });
    await tell(tx, 'account.partner_linked', { memberId, name: '公务平台' });
    await tell(tx, 'account.partner_dropped', { memberId, name: '公务平台' });
    await tell(tx, 'account.closing_asked', { memberId, dueDate: '2026-05-08 10:00:00' });
    await tell(tx, 'account.closing_stopped', { memberId, count: 2 });
    await tell(tx, 'account.closed', { memberId, mobile: '13900000009', language: 'en' });
    await tell(tx, 'order.price_asked', { ...order, amountFen: 400, fromFen: 500 });
    await tell(tx, 'order.price_decided', ...[true, false].map((agreed) => ({ ...order, amountFen: 400, agreed })));
    await tell(tx, 'order.differed', { ...order, short: 2, damaged: 1 });
    const decided = { applicationId: '7', storeName: '云汀电缆', memberId, reason };
    await tell(tx, 'store.decided', { ...decided, event: 'approve' }, { ...decided, event: 'giveBack' });
    const standing = { storeId: '2', storeName: '云汀电缆', memberId, reason };
    await tell(tx, 'store.standing', { ...standing, event: 'freeze' }, { ...standing, event: 'unfreeze' });
    const renewal = {
      paperId: '5',
      storeId: '1',
      storeName: '能电自营店',
      paper: '型式试验报告',
      validUntil: '2026-12-01',
      memberId,
      days: 7,
      reason: '盖章不清',
    };
    for (const event of ['ending', 'expired', 'renewed', 'returned'] as const)
      await tell(tx, 'store.paper', { ...renewal, side: 'store', event });
    for (const event of ['expired', 'handed_in'] as const) await tell(tx, 'store.paper', { ...renewal, side: 'mall', event });
    const said = { reviewId: '5', goodsId: '2', goodsName: '交联电缆', storeName: '能电自营店', memberId, reason: '与商品无关' };
    for (const event of ['hidden', 'restored'] as const)
      await tell(tx, 'review.told', { ...said, side: 'writer', event }, { ...said, side: 'store', event });
    await tell(tx, 'review.told', { ...said, side: 'store', event: 'kept' }, { ...said, side: 'mall', event: 'reported' });
    const goods = { goodsId: '2', storeId: '2', memberId, name: '云汀 YJV22', reason };
    const events = ['approve', 'approvePart', 'giveBack', 'bar', 'unbar'] as const;
    await tell(tx, 'goods.decided', ...events.map((event) => ({ ...goods, event })));
    const sheet = { importId: '4', memberId, name: '冬季调价.xlsx', count: 12 };
    await tell(tx, 'goods.import_ended', { ...sheet, state: 'written' }, { ...sheet, state: 'failed' });
    const request = { requestId: '3', requestNo: 'QG3', title: '电缆', memberId };
    const asked = { ...request, requester: '许清禾', amountFen: 500 };
    for (const bizType of bizTypes) {
      await tell(tx, 'approval.asked', { ...asked, bizType });
      await tell(tx, 'approval.reminded', { ...asked, bizType });
    }
    await tell(tx, 'content.layout_held', { memberId, page: '首页', zoneId: '', version: 5, live: 6 });
    await tell(tx, 'approval.oa_failed', request);
    const provider = { memberId, companyId: '5', domain: 'yunting.example', reason };
    await tell(tx, 'identity.decided', { ...provider, decision: 'approved' }, { ...provider, decision: 'refused' });
    await tell(tx, 'open.hook_failed', { memberId: request.memberId, hookId: '1', name: 'ERP' });
    await tell(tx, 'open.hook_silent', { memberId: request.memberId, hookId: '1', name: 'ERP' });
    for (const outcome of ['passed', 'rejected', 'returned', 'expired'] as const)
      await tell(tx, 'approval.decided', { ...request, tradeId: '999999', outcome, reason, by: { kind: 'system' } });
    for (const outcome of ['passed', 'returned', 'expired'] as const)
      await tell(tx, 'approval.decided', { ...request, contractId: '999999', outcome, reason, by: { kind: 'system' } });
    const quota = { accountId: '1', companyId: '5', companyName: '云汀', memberId, reason };
    const moves = ['approve', 'reject', 'adjust', 'hold', 'release', 'expire', 'close'] as const;
    await tell(tx, 'credit.moved', ...moves.map((event) => ({ ...quota, event })));
    await tell(tx, 'credit.moved', { ...quota, event: 'hold', reason: '' });
    await tell(tx, 'credit.order_decided', ...[true, false].map((passed) => ({ ...order, passed, reason: '' })), {
      ...order,
      passed: false,
      reason,
    });
    const project = { projectId: '4', memberId, name: '配网改造', leftFen: 500 };
    await tell(tx, 'project.warned', { ...project, percent: 83 }, { ...project, percent: 100 });
    const ran = { standingId: '6', memberId, name: '每月线缆', dueDate: '2026-05-01', orderSns: ['N7'], amountFen: 500 };
    await tell(tx, 'standing.ran', { ...ran, result: 'ordered' }, { ...ran, result: 'failed' });
    const soon = { standingId: '6', memberId, name: '每月线缆', dueDate: '2026-05-01', lines: 3, amountFen: 500 };
    await tell(tx, 'standing.soon', { ...soon, changes: [] }, { ...soon, changes: ['电缆 ¥5.00 → ¥6.00'] });
    const paper = {
      invoiceId: '9',
      memberId,
      applySn: 'FP9',
      billId: null,
      storeName: '云汀电缆',
      number: '24117',
      amountFen: 500,
      mailCompany: '顺丰',
      mailNumber: 'SF1',
      reason,
    };
    for (const event of ['issue', 'reject', 'mail', 'redIssue'] as const) await tell(tx, 'invoice.moved', { ...paper, event });
    const papers = { companyId: '5', companyName: '云汀', memberId, reason };
    await tell(tx, 'invoice.qualification_decided', { ...papers, passed: true }, { ...papers, passed: false });
    const bill = { billId: '11', billSn: 'ZD11', memberId, party: '云汀电缆', amountFen: 500, reason, first: false };
    for (const event of [
      'issued',
      'answered',
      'withdrawn',
      'overdue',
      'remind_confirm',
      'remind_pay',
      'pay_confirmed',
      'pay_rejected',
      'settled',
    ] as const)
      await tell(tx, 'bill.moved', { ...bill, side: 'buyer', event });
    for (const event of ['disputed', 'confirmed', 'pay_handed_in', 'overdue', 'settled'] as const)
      await tell(tx, 'bill.moved', { ...bill, side: 'seller', event });
    const contract = {
      contractId: '12',
      contractSn: 'HT12',
      title: '电缆年度框架',
      memberId,
      createdSide: 'buyer',
      firstSide: 'seller',
      reason,
    } as const;
    const heard = { ...contract, createdSide: 'seller', firstSide: 'buyer', side: 'buyer', by: 'seller' } as const;
    for (const event of [...contractEvents, 'endAsked', 'endRefused', 'soon'] as const)
      await tell(tx, 'contract.moved', { ...heard, event });
    for (const event of ['accept', 'confirmTimeout'] as const)
      await tell(tx, 'contract.moved', { ...contract, side: 'buyer', by: 'seller', event });
    const inquiry = { inquiryId: '5', inquiryNo: 'XJ20260501-0001', title: '电缆', memberId };
    for (const what of ['asked', 'all_answered', 'opened', 'lacking', 'timeout', 'voucher_accepted', 'voucher_rejected'] as const)
      await tell(tx, 'inquiry.told', { ...inquiry, what, quoted: 2, reason });
    for (const what of ['invited', 'round', 'extended', 'answered', 'reminded', 'opened', 'won', 'lost', 'ended', 'cancelled'] as const)
      await tell(tx, 'invitation.told', { ...inquiry, what, company: '松坞水务', round: 2, deadline: '2026-05-02 17:00' });
    await tell(tx, 'feedback.answered', { memberId, feedbackNo: 'F8', answer: '已补发' });
    const handed = { memberId, by: '何静', count: 2, names: ['凭证 1', '凭证 2'], reason };
    await tell(tx, 'work.handed_over', handed);
    await tell(tx, 'work.taken_over', handed);
    const begun = { memberId, sessionId: '3', startsAt: '2026-05-01 10:00:00' };
    await tell(tx, 'seckill.begun', { ...begun, names: ['甲'] }, { ...begun, names: ['甲', '乙', '丙', '丁'] });
  });

beforeAll(async () => {
  who = await addSignedIn(mall.house.db);
  await tellAll();
  await deliverNews(mall.house);
});

describe('what a member is told', () => {
  it('is every message of the mall, none with a hole in it in any language', async () => {
    for (const language of languages) {
      const { data } = await read(language);
      for (const { title, content, url } of data.list) expect(`${title}${content}${url}`).not.toMatch(/[{}]|undefined|NaN/);
    }
    const { rows } = await mall.house.db.execute<{ code: string }>(sql`select code from message union select code from message_post`);
    expect(rows.map(({ code }) => code).toSorted()).toEqual(
      Object.keys(messages)
        // Of an account that is closed nothing is kept: it is texted at once. A contract that is rejected must be there to be refused (`contract-approval.test.ts`).
        .filter((code) => !['plain', 'account.closed', 'approval.contract_rejected'].includes(code))
        .toSorted(),
    );
    expect(mall.sms.find(({ mobile }) => mobile === '13900000009')?.text).toContain('Your account was closed');
  });

  it('is nothing about what he did himself, nor of a refund of nothing', async () => {
    const { data } = await read('zh', 'order');
    expect(data.list.map(({ title }) => title).toSorted()).toEqual(
      [
        '拼团成功',
        '拼团成功',
        '拼团未成',
        '转账凭证未通过',
        '退款到账',
        '退款已返还采购额度',
        '采购额度订单已通过',
        '采购额度订单已过期',
        '采购额度订单未通过',
        '项目“配网改造”预算已用 83%',
        '项目“配网改造”预算已用完',
        '定期订单“每月线缆”已下单',
        '定期订单“每月线缆”这次没有下单',
        '定期订单“每月线缆”明天下单',
        '定期订单“每月线缆”明天下单',
        '商家已取消订单',
        '订单已取消',
        '您的订单已发货',
        '商家提出改价，等您确认',
        '买家同意改价',
        '买家未同意改价',
        '买家验收有差异',
        '支付成功',
        '订单 N7 待付款 ¥2.00',
        '发票已开具',
        '开票申请被驳回',
        '发票已寄出',
        '发票已红冲',
      ].toSorted(),
    );
    expect(data.total).toBe(28);
  });

  it('is read in the language of whoever asks', async () => {
    expect(await paid('zh')).toMatchObject({
      type: 'order',
      title: '支付成功',
      url: '/personalCenterBase/myOrdersDetail?id=7',
      read: false,
    });
    expect((await paid('en'))?.content).toBe('We have received ¥1,234.50 for order N7. The store will ship it soon.');
  });

  it('is there once, however often the news comes', async () => {
    const before = (await read('zh')).data.total;
    await mall.house.db.execute(sql`update news set done_at = null, due_at = now()`);
    expect(await deliverNews(mall.house)).toBeGreaterThan(before);
    expect((await read('zh')).data.total).toBe(before);
  });

  it('is nobody else’s, and nothing when he is gone', async () => {
    const { token } = await addSignedIn(mall.house.db);
    expect((await mall.call(memberApi.messages, { query: { page: 1, limit: 20 } }, { token })).data).toEqual({ list: [], total: 0 });
    expect((await mall.call(memberApi.messages)).code).toBe(401);
    await inTransaction(mall.house.db, (tx) => tell(tx, 'payment.voucher_rejected', { memberId: '987654', paySn: '8', reason: '' }));
    await deliverNews(mall.house);
    const { rows } = await mall.house.db.execute(sql`select from news where done_at is null`);
    expect(rows).toEqual([]);
  });
});
