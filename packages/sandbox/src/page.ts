const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] as string);

const style = `
  body { margin: 0; background: #f4f6f9; color: #1f2937; font: 15px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif }
  header { background: #12324f; color: #fff; padding: 14px 24px } header a { color: #fff; text-decoration: none } header small { color: #b6c7d8; margin-left: 12px }
  main { max-width: 880px; margin: 24px auto; padding: 0 16px } h1 { font-size: 20px; margin: 0 0 16px }
  .card { background: #fff; border: 1px solid #e3e8ef; border-radius: 8px; padding: 14px 18px; margin-bottom: 12px }
  .card a { color: #0b62c4 } .meta { color: #5b6675; font-size: 13px } form { margin-bottom: 16px }
  input, button { font: inherit; padding: 6px 10px; border: 1px solid #c3ccd8; border-radius: 6px } button { background: #0b62c4; color: #fff; border-color: #0b62c4 }
  iframe { width: 100%; height: 260px; border: 1px solid #e3e8ef; border-radius: 6px; margin-top: 8px; background: #fff }
`;

/** A page of the sandbox. `title` is text; `content` is HTML made by the caller, who has escaped what came from outside. */
export const page = (title: string, content: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} - 沙盒</title><style>${style}</style></head>
<body><header><a href="/sandbox"><strong>商城 · 沙盒</strong></a><small>外部系统的替身，仅供演示与测试</small></header>
<main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;

/** 'yyyy-mm-dd hh:mm:ss' of China time. */
export const chinaTime = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
