import { escapeHtml, page } from './page.ts';

/** Who can scan: people whom the platform knows by these numbers. The first is bound to the demo's individual buyer. */
export const socialPeople = [
  { openId: 'demo-social-1', name: '微语小何' },
  { openId: 'demo-social-2', name: '电缆老周' },
] as const;

export const socialModes = ['normal', 'refuse', 'down'] as const;
export type SocialMode = (typeof socialModes)[number];
const modeNames: Record<SocialMode, string> = { normal: '正常', refuse: '拒绝每个扫码', down: '停机' };

const corner = (x: number, y: number) =>
  `<path d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z" fill-rule="evenodd"/><path d="M${x} ${y}h8v8h-8z" fill="none"/>`;

/** Drawn from the state, so that two panels look different as two QR codes do. */
const qr = (text: string): string => {
  const cells = Array.from({ length: 21 * 21 }, (_, at) => ((text.charCodeAt(at % text.length) * (at + 7)) >> 2) % 3 === 0);
  const dots = cells.flatMap((dark, at) => {
    const [x, y] = [at % 21, Math.floor(at / 21)];
    const inCorner = (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12);
    return dark && !inCorner ? [`M${x} ${y}h1v1h-1z`] : [];
  });
  return `<svg viewBox="-1 -1 23 23" width="150" height="150" role="img" aria-label="二维码"><path d="${dots.join('')}"/>${corner(0, 0)}${corner(14, 0)}${corner(0, 14)}</svg>`;
};

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const button = (who: string, text: string, look = '') => `<button name="who" value="${who}"${look}>${escapeHtml(text)}</button>`;

/** What stands in the frame of the sign-in page, 300 by 400. A telephone is not at hand, so its owner is chosen below the code. */
export const panelPage = (asked: { state: string; redirect: string }): string => {
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>扫码登录 - 沙盒</title><style>
  body { margin: 0; padding: 14px 16px; box-sizing: border-box; height: 400px; background: #fff; color: #1f2937; font: 14px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; text-align: center }
  svg { display: block; margin: 0 auto 6px } p { margin: 0 0 8px; color: #5b6675; font-size: 12px } form { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }
  button { font: inherit; min-height: 44px; border: 1px solid #0b62c4; border-radius: 6px; background: #0b62c4; color: #fff } .quiet { background: #fff; color: #0b62c4 } .wide { grid-column: 1 / -1 }
</style></head><body>${qr(asked.state)}<p>沙盒没有手机，请选择由谁扫码</p>
<form method="post" action="/sandbox/social/scan" target="_top">${hidden('state', asked.state)}${hidden('redirect_uri', asked.redirect)}
${socialPeople.map(({ openId, name }) => button(openId, name)).join('')}${button('new', '新用户', ' class="wide"')}${button('failure', '扫码失败', ' class="quiet"')}${button('cancel', '取消授权', ' class="quiet"')}</form></body></html>`;
};

/** For whoever looks at the sandbox itself. */
export const socialPage = (mode: SocialMode): string =>
  page(
    '社交平台',
    `<div class="card"><p>登录页右上角的「扫码登录」会在框里显示这个平台的二维码；在框里选择由谁扫码。</p><p class="meta">现在：${modeNames[mode]}</p>
<form method="post" action="/sandbox/social/mode">${socialModes.map((one) => `<button name="mode" value="${one}">${modeNames[one]}</button>`).join(' ')}</form><p><a href="/login">打开登录页</a></p></div>`,
  );
