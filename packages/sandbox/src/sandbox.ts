import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { authenticatorPart, type ShownCode } from './authenticator.ts';
import { captchaPart } from './captcha.ts';
import { cloudPart } from './cloud.ts';
import { mailPart } from './mail.ts';
import { type OaDoor, oaPart } from './oa.ts';
import { page } from './page.ts';
import { type PayDoor, payPart } from './pay.ts';
import { smsPart } from './sms.ts';
import { type TaxDoor, taxPart } from './tax.ts';

export type SandboxDoors = {
  /** The answer of a captcha that has not been used yet. */
  peekCaptcha: (uuid: string) => Promise<string | undefined>;
  /** The secret that the mall and its bank share, and where the bank keeps its books. */
  pay?: PayDoor;
  /** How the companies' office-automation system knows who writes to it, and where it keeps what came. */
  oa?: OaDoor;
  /** The secret that the mall and the tax gateway share, and where the gateway keeps its books. */
  tax?: TaxDoor;
  /** What the authenticators of the demo's accounts show. */
  listCodes?: () => Promise<ShownCode[]>;
};

const parts = [
  ['/sandbox/sms', '短信收件箱', '商城发出的每一条短信，最新的在前'],
  ['/sandbox/mail', '邮件收件箱', '商城发出的每一封邮件'],
  ['/sandbox/authenticator', '验证器', '演示运营账号的动态码，登录运营后台时用'],
  ['/sandbox/pay', '银行与微信', '收银台发起的每一笔支付：付款、失败、迟到、重复、少付、丢失通知'],
  ['/sandbox/oa', 'OA 收件箱', '推送给企业办公系统的请购：同意、驳回、重放、同时、伪造，以及缓慢和停机'],
  ['/sandbox/tax', '税务网关', '商城请求开具的每一张发票：立即、缓慢、拒绝、答复丢失、重复、停机'],
  ['/sandbox/cloud', '云平台', '页眉「云平台」链接所到之处'],
] as const;

const index = () =>
  page(
    '沙盒',
    `${parts.map(([url, name, about]) => `<div class="card"><a href="${url}">${name}</a><div class="meta">${about}</div></div>`).join('')}
<div class="card">图形验证码答案<div class="meta">GET /sandbox/captcha/{uuid}，返回 {"answer": "…"}；滑块返回缺口的横坐标</div></div>`,
  );

/** Stand-ins for the outside world, under /sandbox. */
export const sandbox = (fastify: FastifyInstance, doors: SandboxDoors): void => {
  fastify.get('/sandbox', async (_request, reply) => reply.type('text/html; charset=utf-8').send(index()));
  smsPart(fastify);
  mailPart(fastify);
  captchaPart(fastify, doors.peekCaptcha);
  cloudPart(fastify);
  authenticatorPart(fastify, doors.listCodes ?? (async () => []));
  payPart(fastify, doors.pay ?? { secret: randomUUID() });
  taxPart(fastify, doors.tax ?? { secret: randomUUID() });
  oaPart(fastify, doors.oa ?? { secretOf: async () => undefined });
};
