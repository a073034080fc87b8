import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { authenticatorPart, type ShownCode } from './authenticator.ts';
import { captchaPart } from './captcha.ts';
import { type CloudDoor, cloudPart } from './cloud.ts';
import { dnsPart } from './dns.ts';
import { type ErpDoor, erpPart } from './erp.ts';
import { type PunchoutDoor, punchoutPart } from './erp-punchout.ts';
import { type IdpDoor, idpPart } from './idp.ts';
import { mailPart } from './mail.ts';
import { type OaDoor, oaPart } from './oa.ts';
import { page } from './page.ts';
import { type PartnerDoor, partnerPart } from './partner.ts';
import { type PayDoor, payPart } from './pay.ts';
import { smsPart } from './sms.ts';
import { type SocialDoor, socialPart } from './social.ts';
import { type TaxDoor, taxPart } from './tax.ts';

export type SandboxDoors = {
  /** The answer of a captcha that has not been used yet. */
  peekCaptcha: (uuid: string) => Promise<string | undefined>;
  /** The secret that the mall and its bank share, and where the bank keeps its books. */
  pay?: PayDoor;
  /** How the companies' office-automation system knows who writes to it, and where it keeps what came. */
  oa?: OaDoor;
  /** How the companies' own system knows who writes to it, and where it keeps what came. */
  erp?: ErpDoor;
  /** How the cloud platform asks who came. */
  cloud?: CloudDoor;
  /** The secret that the mall and the social platform share. */
  social?: SocialDoor;
  /** The connections by which the companies' purchasing system punches out, and where it keeps what came back. */
  punchout?: PunchoutDoor;
  /** The secret that the mall and the tax gateway share, and where the gateway keeps its books. */
  tax?: TaxDoor;
  /** Who the identity provider knows, and how it knows the mall. */
  idp?: IdpDoor;
  /** The partners whose pages lead to the mall. */
  partner?: PartnerDoor;
  /** What the authenticators of the demo's accounts show. */
  listCodes?: () => Promise<ShownCode[]>;
};

const nobodysIdp: IdpDoor = { issuer: 'http://127.0.0.1/sandbox/idp', secretOf: async () => undefined, people: [], callbackPath: '/' };

const parts = [
  ['/sandbox/sms', '短信收件箱', '商城发出的每一条短信，最新的在前'],
  ['/sandbox/mail', '邮件收件箱', '商城发出的每一封邮件'],
  ['/sandbox/authenticator', '验证器', '演示运营账号的动态码，登录运营后台时用'],
  ['/sandbox/pay', '银行与微信', '收银台发起的每一笔支付：付款、失败、迟到、重复、少付、丢失通知'],
  ['/sandbox/oa', 'OA 收件箱', '推送给企业办公系统的请购：同意、驳回、重放、同时、伪造，以及缓慢和停机'],
  ['/sandbox/erp', '企业 ERP', '开放接口推送给企业系统的消息：收到了什么、几次，以及停机'],
  ['/sandbox/erp/punchout', '采购系统', '以 OCI、cXML 进入商城选购：返回的购物车、修改、查看、下单，以及收到的确认和发票'],
  ['/sandbox/tax', '税务网关', '商城请求开具的每一张发票：立即、缓慢、拒绝、答复丢失、重复、停机'],
  ['/sandbox/idp', '统一身份平台', '选一个演示身份登录商城；更换密钥、取票据、统一退出'],
  ['/sandbox/dns', '域名服务器', '企业身份平台的域名验证：写入 TXT 记录'],
  ['/sandbox/partner', '合作方', '合作方签名的免登链接（uscTags 3、4、5 与渠道票据），一次有效'],
  ['/sandbox/social', '社交平台', '登录页的扫码登录：由谁扫码、扫码失败、取消授权，以及停机'],
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
  cloudPart(fastify, doors.cloud);
  dnsPart(fastify);
  authenticatorPart(fastify, doors.listCodes ?? (async () => []));
  payPart(fastify, doors.pay ?? { secret: randomUUID() });
  taxPart(fastify, doors.tax ?? { secret: randomUUID() });
  erpPart(fastify, doors.erp ?? { secrets: async () => [] });
  partnerPart(fastify, doors.partner ?? { site: '', partners: async () => [] });
  idpPart(fastify, doors.idp ?? nobodysIdp);
  socialPart(fastify, doors.social ?? { secret: randomUUID() });
  punchoutPart(fastify, doors.punchout ?? { site: '', connections: async () => [] });
  oaPart(fastify, doors.oa ?? { secretOf: async () => undefined });
};
