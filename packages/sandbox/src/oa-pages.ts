import { type OaAct, type OaMode, oaModes, type Paper, type SentWord } from './oa-papers.ts';
import { chinaTime, escapeHtml, page } from './page.ts';

const style = `<style>
  .modes, .acts { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 } .acts { margin-top: 12px } .acts input { flex: 1 1 220px; min-width: 0 }
  .modes button, .acts button { background: #fff; color: #12324f; border-color: #c3ccd8; cursor: pointer } .modes button[aria-pressed=true], .acts button.main { background: #0b62c4; color: #fff; border-color: #0b62c4 }
  .acts button.no { color: #b3261e; border-color: #e3b1ad } button:focus-visible { outline: 3px solid #7fb2ee }
  .top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px } .top b { font-size: 20px; color: #d81e14; white-space: nowrap }
  .state { display: inline-block; padding: 1px 10px; border-radius: 10px; background: #e8f0fb; color: #0b4a94; font-size: 13px } .state.approved { background: #e3f4ec; color: #0a6b45 } .state.rejected { background: #fbe9e7; color: #9b2c22 }
  table { width: 100%; border-collapse: collapse; font-size: 14px } th, td { text-align: left; padding: 6px; border-bottom: 1px solid #e3e8ef; overflow-wrap: anywhere } td.sum { text-align: right; white-space: nowrap } .wide { overflow-x: auto }
  details { margin-top: 10px } summary { cursor: pointer; color: #0b4a94 }
</style>`;

const modeNames: Readonly<Record<OaMode, string>> = { normal: '正常', slow: '缓慢（20 秒才答）', down: '停机（503）', garbage: '答非所问' };
const stateNames = { waiting: '待审批', approved: '已同意', rejected: '已驳回' } as const;
const endNames: Readonly<Record<string, string>> = {
  withdrawn: '申请人已撤回',
  takenBack: '已收回到商城审批',
  cancelled: '订单已取消',
  expired: '已过期',
};
const actNames: Readonly<Record<OaAct, string>> = {
  approve: '同意',
  reject: '驳回',
  both: '同意与驳回同时',
  replay: '重放上一次回调',
  reverse: '再发相反的决定',
  forged: '伪造签名',
  garbage: '乱码',
  stale: '一小时前的签名',
};
const attacks = ['both', 'replay', 'reverse', 'forged', 'garbage', 'stale'] as const;

const button = (act: OaAct, look = '') => `<button name="act" value="${act}"${look}>${actNames[act]}</button>`;

const sentRow = ({ act, at, status, answer }: SentWord) =>
  `<tr><td>${chinaTime(new Date(at))}</td><td>${actNames[act]}</td><td>${status === 0 ? '无应答' : status}</td><td>${escapeHtml(answer)}</td></tr>`;

const lines = ({ lines: rows }: Paper) =>
  rows.length === 0
    ? ''
    : `<details><summary>明细（${rows.length} 行）</summary><div class="wide"><table><tbody>${rows
        .map(
          (row) =>
            `<tr><td>${escapeHtml(row.name)}</td><td class="sum">${row.num} ${escapeHtml(row.unit)}</td><td class="sum">¥${escapeHtml(row.amount)}</td></tr>`,
        )
        .join('')}</tbody></table></div></details>`;

const yuan = (amount: string) => `¥${escapeHtml(amount)}`;

/** What the request page of the mall shows beside the amount: sums, budgets and the quota. */
const figures = ({ sums, projects = [], quota }: Paper) =>
  [
    sums && `商品 ${yuan(sums.goods)} · 运费 ${yuan(sums.freight)} · 优惠 −${yuan(sums.discount)}`,
    ...projects.map(
      ({ code, name, costCentre, budget, left, own }) =>
        `项目 ${escapeHtml([code, name, costCentre].filter(Boolean).join(' / '))}：预算 ${yuan(budget)}，剩余 ${yuan(left)}，本单 ${yuan(own)}`,
    ),
    quota && `采购额度：总额 ${yuan(quota.total)}，可用 ${yuan(quota.left)}，本单 ${yuan(quota.own)}`,
  ]
    .filter(Boolean)
    .map((line) => `<div class="meta">${line}</div>`)
    .join('');

const card = (
  paper: Paper,
) => `<article class="card" aria-label="${escapeHtml(paper.bizNo)}"><div class="top"><div><strong>${escapeHtml(paper.title)}</strong>
<div class="meta">${escapeHtml(paper.company)} · ${escapeHtml(paper.department)} ${escapeHtml(paper.requester)} · 单号 ${escapeHtml(paper.bizNo)}</div>
<div class="meta">${chinaTime(new Date(paper.arrivedAt))} 到达，共推送 ${paper.pushes} 次 · <a href="${escapeHtml(paper.detailUrl)}">在商城查看</a></div></div>
<div><b>¥${escapeHtml(paper.amount)}</b> <span class="state ${paper.ended ? 'rejected' : paper.state}">${paper.ended ? escapeHtml(endNames[paper.ended.outcome] ?? paper.ended.outcome) : stateNames[paper.state]}</span></div></div>
${paper.ended ? `<p>${escapeHtml(paper.ended.at)} 商城通知：不用再审批${paper.ended.reason ? `（${escapeHtml(paper.ended.reason)}）` : ''}</p>` : ''}
${paper.word ? `<p>${escapeHtml(paper.word)}</p>` : ''}${figures(paper)}${lines(paper)}
<form class="acts" method="post" action="/sandbox/oa/papers/${encodeURIComponent(paper.bizNo)}">
<input name="approver" value="OA 审批人" maxlength="40" aria-label="审批人"><input name="reason" placeholder="意见（驳回时为原因）" maxlength="200" aria-label="意见">
${button('approve', ' class="main"')}${button('reject', ' class="no"')}</form>
<details><summary>异常回调</summary><form class="acts" method="post" action="/sandbox/oa/papers/${encodeURIComponent(paper.bizNo)}">${attacks.map((act) => button(act)).join('')}</form></details>
${paper.sent.length > 0 ? `<div class="wide"><table><thead><tr><th>时间</th><th>回调</th><th>状态</th><th>商城答复</th></tr></thead><tbody>${paper.sent.map(sentRow).join('')}</tbody></table></div>` : ''}</article>`;

export const officePage = (papers: readonly Paper[], mode: OaMode): string =>
  page(
    'OA 收件箱',
    `${style}<div class="card"><form class="modes" method="post" action="/sandbox/oa/mode">${oaModes
      .map((one) => `<button name="mode" value="${one}" aria-pressed="${one === mode}">${modeNames[one]}</button>`)
      .join('')}</form><div class="meta">办公系统此刻怎样答复商城的推送</div></div>${
      papers.length === 0
        ? '<div class="card">还没有请购。企业在“审批流程”里接通 OA 并打开开关后，新提交的请购会到这里。</div>'
        : papers.slice(0, 100).map(card).join('')
    }`,
  );
