import type { FastifyInstance } from 'fastify';
import { escapeHtml, page } from './page.ts';
import { wantsJson } from './wants-json.ts';

export type ShownCode = { mobile: string; name: string; code: string; seconds: number };

const codesPage = (codes: readonly ShownCode[]) => {
  const cards = codes.map(
    ({ mobile, name, code, seconds }) =>
      `<div class="card"><div class="meta">${escapeHtml(mobile)} · ${escapeHtml(name)}</div><div><strong style="font-size:24px">${escapeHtml(code)}</strong> <span class="meta">还有 ${seconds} 秒，每个码只能用一次</span></div></div>`,
  );
  return page('验证器', cards.join('') || '<div class="card">没有演示账号绑定验证器。</div>');
};

/** The telephone of the demo's operators: shows what their authenticators show. */
export const authenticatorPart = (fastify: FastifyInstance, list: () => Promise<ShownCode[]>): void => {
  fastify.get('/sandbox/authenticator', async (request, reply) => {
    const codes = await list();
    if (wantsJson(request)) return codes;
    return reply.header('refresh', '5').type('text/html; charset=utf-8').send(codesPage(codes));
  });
};
