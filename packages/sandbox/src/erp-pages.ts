import { chinaTime, escapeHtml, page } from './page.ts';

export const erpModes = ['normal', 'down'] as const;
export type ErpMode = (typeof erpModes)[number];

export type Heard = {
  id: string;
  topic: string;
  subject: string;
  at: string;
  data: Record<string, unknown>;
  arrivedAt: number;
  /** How often it came. */
  times: number;
};

const modeNames: Readonly<Record<ErpMode, string>> = { normal: '正常', down: '停机（503）' };

const style = `<style>
  .modes { display: flex; gap: 8px; margin: 0 } .modes button { background: #fff; color: #12324f; border-color: #c3ccd8; cursor: pointer } .modes button[aria-pressed=true] { background: #0b62c4; color: #fff; border-color: #0b62c4 }
  .wide { overflow-x: auto } table { width: 100%; border-collapse: collapse; font-size: 14px } th, td { text-align: left; padding: 6px; border-bottom: 1px solid #e3e8ef; vertical-align: top; overflow-wrap: anywhere }
</style>`;

const row = ({ topic, subject, data, arrivedAt, times, id }: Heard) =>
  `<tr><td>${chinaTime(new Date(arrivedAt))}</td><td>${escapeHtml(topic)}<div class="meta">${escapeHtml(subject)}</div></td><td>${escapeHtml(JSON.stringify(data))}<div class="meta">${escapeHtml(id)}${times > 1 ? ` · 收到 ${times} 次` : ''}</div></td></tr>`;

/** What came, the latest first; nothing here was not signed. */
export const erpPage = (heard: readonly Heard[], mode: ErpMode): string =>
  page(
    '企业 ERP',
    `${style}<div class="card"><form class="modes" method="post" action="/sandbox/erp/mode">${erpModes
      .map((one) => `<button name="mode" value="${one}" aria-pressed="${one === mode}">${modeNames[one]}</button>`)
      .join('')}</form><div class="meta">接收地址 /sandbox/erp/hook；签名不符的一律拒收</div></div>
<div class="card">${
      heard.length === 0
        ? '还没有收到消息'
        : `<div class="wide"><table><thead><tr><th>到达</th><th>消息</th><th>内容</th></tr></thead><tbody>${heard.slice(0, 200).map(row).join('')}</tbody></table></div>`
    }</div>`,
  );
