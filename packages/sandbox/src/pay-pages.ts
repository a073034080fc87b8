import { chinaTime, escapeHtml, page } from './page.ts';
import type { BankAct } from './pay-bank.ts';
import type { Deal } from './pay-books.ts';

const style = `<style>
  .pay { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px 24px; align-items: end } .pay b { font-size: 28px; color: #d81e14; white-space: nowrap }
  .state { display: inline-block; padding: 1px 10px; border-radius: 10px; background: #e8f0fb; color: #0b4a94; font-size: 13px }
  .state.success { background: #e3f4ec; color: #0a6b45 } .state.failure, .state.closed { background: #f1f2f4; color: #4b5563 }
  .acts { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 12px; margin: 0 } .acts button { text-align: left; padding: 10px 14px; cursor: pointer; line-height: 1.5 }
  .acts button small { display: block; color: #46505e } .acts button { background: #fff; color: #12324f; border-color: #c3ccd8 }
  .acts button.main { background: #0b62c4; color: #fff; border-color: #0b62c4 } .acts button.main small { color: #dbe9fb }
  .acts button:focus-visible { outline: 3px solid #7fb2ee } .phone { max-width: 390px; margin: 0 auto } .phone .acts, .phone .pay { grid-template-columns: minmax(0, 1fr) }
  .phone .acts button.main { background: #07853f; border-color: #07853f } table { width: 100%; border-collapse: collapse; font-size: 14px } th, td { text-align: left; padding: 8px 6px; border-bottom: 1px solid #e3e8ef } td.sum { text-align: right; white-space: nowrap }
  .wide { overflow-x: auto }
</style>`;

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
const stateNames = { paying: '待支付', success: '已支付', failure: '支付失败', closed: '已关闭' } as const;

const acts: readonly [BankAct, string, string][] = [
  ['success', '确认支付', '扣款成功，立即通知商城'],
  ['failure', '支付失败', '扣款失败，通知商城，可再次支付'],
  ['late', '稍后到账', '20 秒后才扣款成功，即使订单那时已取消'],
  ['twice', '支付并重复通知', '同一通知发送两次'],
  ['wrong', '少付一分', '到账金额比应付少 0.01'],
  ['silent', '支付但不通知', '通知丢失，由商城主动查询发现'],
];
const paidActs: readonly [BankAct, string, string][] = [
  ['again', '再发一次成功通知', '新的通知编号，同一笔支付'],
  ['old-failure', '补发旧的失败通知', '先后颠倒的通知，不应撤销成功'],
];

const button = ([name, label, about]: readonly [BankAct, string, string]) =>
  `<button name="act" value="${name}"${name === 'success' ? ' class="main"' : ''}><strong>${label}</strong><small>${about}</small></button>`;

const head = (deal: Deal) => `<div class="card"><div class="pay"><div><div>${escapeHtml(deal.title)}</div>
<div class="meta">${escapeHtml(deal.channelName ?? deal.channel)} · 支付单 ${escapeHtml(deal.attemptNo)}</div></div>
<div><b>${yuan(deal.amountFen)}</b></div></div><p><span class="state ${deal.state}">${stateNames[deal.state]}</span>
${deal.dueAt === undefined || deal.state === 'success' ? '' : `<span class="meta">将于 ${chinaTime(new Date(deal.dueAt))} 到账</span>`}
${deal.outNo ? `<span class="meta">银行流水 ${escapeHtml(deal.outNo)}</span>` : ''}</p></div>`;

const body = (deal: Deal) => {
  const offered = deal.state === 'success' ? paidActs : deal.state === 'closed' ? [] : acts;
  const form = offered.length > 0 ? `<div class="card"><form class="acts" method="post">${offered.map(button).join('')}</form></div>` : '';
  const closed = deal.state === 'closed' ? '<div class="card">这笔支付已关闭，不能再付款。</div>' : '';
  return `${head(deal)}${form}${closed}<p><a href="${escapeHtml(deal.state === 'success' ? deal.successUrl : deal.failureUrl)}">返回商城</a></p>`;
};

export const bankPage = (deal: Deal): string => page(`${deal.channelName ?? '银行'}收银台`, style + body(deal));

/** WeChat on a telephone: reached by its scanner, or opened from the mall on the telephone itself. */
export const scannerPage = (deal: Deal, fromApp: boolean): string =>
  page(
    fromApp ? '微信支付' : '微信扫码支付',
    `${style}<div class="phone"><p class="meta">${fromApp ? '商城已为您打开微信。' : '您已扫描商城的付款码。'}</p>${body(deal)}</div>`,
  );

export const missingDeal = (): string => page('没有这笔支付', '<div class="card">支付单不存在，请从商城的收银台重新进入。</div>');

const row = (deal: Deal) => {
  const back = Object.values(deal.refunds).reduce((sum, one) => sum + one, 0);
  const url = `/sandbox/pay/${deal.channel === 'wechat' ? 'wechat' : 'bank'}/${encodeURIComponent(deal.attemptNo)}`;
  return `<tr><td><a href="${url}">${escapeHtml(deal.attemptNo)}</a><div class="meta">${chinaTime(new Date(deal.openedAt))}</div></td>
<td>${escapeHtml(deal.channelName ?? deal.channel)}</td><td><span class="state ${deal.state}">${stateNames[deal.state]}</span></td>
<td class="sum">${yuan(deal.amountFen)}</td><td class="sum">${back > 0 ? yuan(back) : '—'}</td><td class="sum">${deal.notices}</td></tr>`;
};

/** `more` stands under them. */
export const booksPage = (deals: readonly Deal[], more = ''): string =>
  page(
    '银行账簿',
    (deals.length === 0
      ? `${style}<div class="card">还没有支付。从商城的收银台发起一笔即可看到。</div>`
      : `${style}<div class="card">今日流水：<a href="/sandbox/pay/statement">CSV</a> · <a href="/sandbox/pay/statement?format=camt">camt.053</a><div class="meta">?day=2026-11-12 下载其他日期；在运营后台“资金”里上传核对</div></div><div class="card wide"><table><thead><tr><th>支付单</th><th>渠道</th><th>状态</th><th class="sum">金额</th><th class="sum">已退</th><th class="sum">通知次数</th></tr></thead>
<tbody>${deals.slice(0, 200).map(row).join('')}</tbody></table></div>`) + more,
  );
