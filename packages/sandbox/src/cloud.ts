import type { FastifyInstance } from 'fastify';
import { escapeHtml, page } from './page.ts';
import { signPay } from './pay-sign.ts';

/** How the cloud platform asks the mall who came: the secret they share, and where. */
export type CloudDoor = { secret: string; verifyUrl: string };

type Came = { ok: boolean; member?: { memberName: string; companyName: string } };
const patience = 3000;

const askMall = async ({ secret, verifyUrl }: CloudDoor, token: string): Promise<Came> => {
  const body = JSON.stringify({ token });
  const time = String(Date.now());
  const headers = { 'content-type': 'application/json', 'x-cloud-time': time, 'x-cloud-sign': signPay(secret, 'cloud verify', time, body) };
  try {
    const answer = await fetch(verifyUrl, { method: 'POST', headers, body, signal: AbortSignal.timeout(patience) });
    return (await answer.json()) as Came;
  } catch {
    return { ok: false };
  }
};

const greeting = ({ member }: Came): string =>
  member
    ? `<p><strong>${escapeHtml(member.memberName)}</strong>，您好${member.companyName === '' ? '' : `（${escapeHtml(member.companyName)}）`}。您已凭商城的一次性令牌登录云平台。</p>`
    : '<p>令牌已使用、已过期，或不是给云平台的。请从商城页眉重新进入。</p>';

const content = (
  said: string,
) => `<div class="card">${said}<p>这里代表与商城相连的云平台。商城页眉的「云平台」链接会打开此页；未登录时商城会先请您登录。</p>
<p><a href="/">返回商城首页</a></p></div>`;

/** The cloud platform to which the header of the mall leads. */
export const cloudPart = (fastify: FastifyInstance, door?: CloudDoor): void => {
  fastify.get<{ Querystring: { useToken?: unknown } }>('/sandbox/cloud', async (request, reply) => {
    const { useToken } = request.query;
    const said = door && typeof useToken === 'string' ? greeting(await askMall(door, useToken)) : '';
    return reply
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page('云平台', content(said)));
  });
};
