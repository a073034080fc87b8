import type { Asker, PermissionRow } from './permissions.ts';
import { roomWords } from './room-words.ts';

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const html = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escaped[sign] as string);

const groups: Readonly<Record<Asker['audience'], string>> = { guest: '未登录', buyer: '买家', seller: '商家', operator: '运营' };
const farWords = { yes: '能', own: '本人的', department: '部门及下级', company: '整个企业' } as const;
const farMarks = { yes: '■', own: '■□□', department: '■■□', company: '■■■' } as const;

const cellOf = (verdict: PermissionRow['verdicts'][number]): string =>
  'may' in verdict
    ? `<td class="may" title="${farWords[verdict.may]}"><span class="sr">${farWords[verdict.may]}</span><span aria-hidden="true">${farMarks[verdict.may]}</span></td>`
    : `<td title="${html(verdict.refused)}"><span class="sr">不能</span><span aria-hidden="true">□</span></td>`;

const rowOf = ({ name, call, verdicts }: PermissionRow): string => {
  const right = 'may' in call.access && call.access.may ? `<small>${html(call.access.may)}</small>` : '';
  return `<tr><th scope="row"><code>${call.verb} ${html(call.path)}</code><span>${html(call.summary)}</span>${right}<small>${html(name)}</small></th>${verdicts.map(cellOf).join('')}</tr>`;
};

const headOf = (askers: readonly Asker[]): string => {
  const counted = Object.entries(groups).map(([audience, words]) => [words, askers.filter((one) => one.audience === audience).length]);
  return `<thead><tr><th rowspan="2" scope="col">调用</th>${counted.map(([words, count]) => `<th scope="colgroup" colspan="${count}">${words}</th>`).join('')}</tr>
<tr>${askers.map(({ name, key }) => `<th scope="col" title="${html(key)}">${html(name)}</th>`).join('')}</tr></thead>`;
};

const style = `:root{--brand:#00796b;--ink:#1f2329;--grey:#646a73;--line:#e5e6eb;--paper:#f5f7f7}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:14px/22px "PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
header{background:#fff;border-bottom:1px solid var(--line);padding:12px 24px;display:flex;gap:16px;align-items:center;flex-wrap:wrap}
h1{font-size:20px;margin:0}nav{padding:12px 24px 0;display:flex;gap:12px;flex-wrap:wrap}a{color:var(--brand)}header p{margin:0;color:var(--grey)}
.scroll{margin:12px 24px 32px;background:#fff;border:1px solid var(--line);border-radius:6px;overflow:auto;max-height:calc(100vh - 130px)}.scroll:focus-visible{outline:2px solid #0b5fd0}
table{border-collapse:separate;border-spacing:0}th,td{border-bottom:1px solid var(--line);padding:6px 8px;text-align:left;vertical-align:top;font-weight:400;white-space:nowrap}
thead th{position:sticky;top:0;background:var(--paper);z-index:1;font-size:12px;line-height:18px}thead tr+tr th{top:31px}thead tr:first-child th:first-child{z-index:2;left:0}
tbody th{position:sticky;left:0;background:#fff;min-width:300px;max-width:380px;white-space:normal}tbody th span,tbody th small{display:block;color:var(--grey)}small{font-size:12px;line-height:18px;overflow-wrap:anywhere}
code{font:12px/18px ui-monospace,Consolas,monospace;overflow-wrap:anywhere}td{color:var(--grey)}td.may{color:#1a7f37}tr.room th{position:static;background:#eef2f2;font-weight:600;max-width:none}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;

/** Who may make which call, written out: no script, and nothing that the contract, the roles and the door itself do not say. */
export const permissionPage = (askers: readonly Asker[], rows: readonly PermissionRow[], site: string): string => {
  const rooms = [...new Set(rows.map(({ room }) => room))].toSorted();
  const partOf = (room: string) => {
    const calls = rows.filter((row) => row.room === room);
    return `<tbody id="${html(room)}"><tr class="room"><th scope="rowgroup" colspan="${askers.length + 1}">${html(room)} · ${calls.length} — ${html(roomWords[room] ?? '')}</th></tr>${calls.map(rowOf).join('\n')}</tbody>`;
  };
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>权限矩阵 · ${html(site)}</title><style>${style}</style></head><body>
<header><h1>权限矩阵</h1><p>${rows.length} 个调用，${askers.length} 种身份与角色。■ 能　■□□ 本人的　■■□ 部门及下级　■■■ 整个企业　□ 不能</p><a href="/docs">API</a></header>
<nav aria-label="房间">${rooms.map((room) => `<a href="#${html(room)}">${html(room)}</a>`).join('')}</nav>
<main><section class="scroll" tabindex="0" aria-label="权限矩阵"><table>${headOf(askers)}
${rooms.map(partOf).join('\n')}</table></section></main></body></html>`;
};
