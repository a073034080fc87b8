import { chinaTime, escapeHtml, page } from './page.ts';
import { type TaxEntry, type TaxMode, taxModes } from './tax-books.ts';

const style = `<style>
  .modes, .acts { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 } .acts { margin-top: 10px }
  .modes button, .acts button { background: #fff; color: #12324f; border-color: #c3ccd8; cursor: pointer } .modes button[aria-pressed=true] { background: #0b62c4; color: #fff; border-color: #0b62c4 }
  button:focus-visible { outline: 3px solid #7fb2ee } .top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px }
  .red { color: #b3261e } .state { display: inline-block; padding: 1px 10px; border-radius: 10px; background: #e8f0fb; color: #0b4a94; font-size: 13px } .state.issued { background: #e3f4ec; color: #0a6b45 } .state.refused { background: #fbe9e7; color: #9b2c22 }
</style>`;

const modeNames: Readonly<Record<TaxMode, string>> = {
  normal: '正常（立即开具）',
  slow: '缓慢（先受理，手动或 3 秒后回调）',
  refuse: '拒绝',
  lost: '开具但答复丢失',
  twice: '答复之后再回调两次',
  down: '停机（503）',
};
const stateNames = { issued: '已开具', refused: '已拒绝' } as const;

const card = (
  entry: TaxEntry,
) => `<article class="card" aria-label="${escapeHtml(entry.askNo)}"><div class="top"><div><strong${entry.kind === 'red' ? ' class="red"' : ''}>${entry.kind === 'red' ? '红字 ' : ''}¥${escapeHtml(entry.amount)}</strong>
<span class="state ${entry.word?.state ?? ''}">${entry.word ? stateNames[entry.word.state] : '处理中'}</span>
<div class="meta">${escapeHtml(entry.sellerName)} → ${escapeHtml(entry.title.companyName ?? entry.title.personName ?? '')} · ${escapeHtml(entry.type)}</div>
<div class="meta">${escapeHtml(entry.askNo)} · ${chinaTime(new Date(entry.arrivedAt))} 到达，共请求 ${entry.asks} 次，回调 ${entry.calls.map(({ status }) => status || '无应答').join('、') || '无'}</div></div>
<div>${entry.word?.state === 'issued' ? `代码 ${entry.word.code}<br>号码 ${entry.word.number}` : ''}</div></div>
<form class="acts" method="post" action="/sandbox/tax/asks/${encodeURIComponent(entry.askNo)}">${
  entry.word
    ? '<button name="act" value="call">再回调一次</button><button name="act" value="forged">伪造签名的回调</button>'
    : '<button name="act" value="issue">开具并回调</button><button name="act" value="refuse">拒绝并回调</button>'
}</form></article>`;

export const taxPage = (entries: readonly TaxEntry[], mode: TaxMode): string =>
  page(
    '税务网关',
    `${style}<div class="card"><form class="modes" method="post" action="/sandbox/tax/mode">${taxModes
      .map((one) => `<button name="mode" value="${one}" aria-pressed="${one === mode}">${modeNames[one]}</button>`)
      .join('')}</form><div class="meta">网关此刻怎样答复商城的开票请求；同一请求号永远只有一个结果</div></div>${
      entries.length === 0 ? '<div class="card">还没有开票请求。</div>' : entries.slice(0, 100).map(card).join('')
    }`,
  );
