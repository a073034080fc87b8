import { randomBytes } from 'node:crypto';
import { Id } from '@mall/contract/kernel/fields.ts';
import { protocolTraits, punchoutOperations, punchoutProtocols } from '@mall/contract/punchout/punchout.rules.ts';
import * as z from 'zod';
import { hashToken } from '../account/hash-token.ts';
import type { Tx } from '../kernel/db.ts';
import { writePolicy } from '../kernel/http/content-policy.ts';
import { readRows } from '../kernel/read-rows.ts';
import { KeptLine } from './kept-cart.queries.ts';
import { type FormField, ociFields } from './oci.rules.ts';
import { describeLines, totalOf } from './read-returned.ts';
import { writeOrderMessage } from './write-cxml.ts';
import { escapeXml } from './write-xml.ts';

export type Page = { readonly html: string; readonly policy: string };

/** A form that sends itself to where it was asked to; who has no script presses the button. Its target was held against the hosts of the connection before. */
export const formPage = (url: string, fields: readonly FormField[], target = ''): Page => {
  const nonce = randomBytes(16).toString('base64');
  const inputs = fields.map(([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`).join('');
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>返回采购系统</title>
<body style="font:16px/1.6 sans-serif;margin:20vh auto;max-width:28rem;padding:0 1rem;text-align:center">
<form method="post" accept-charset="utf-8" action="${escapeXml(url)}"${target === '' ? '' : ` target="${escapeXml(target)}"`}>${inputs}<p>正在把购物车返回采购系统…</p><p lang="en">Returning the cart to your purchasing system…</p><button style="font:inherit;padding:.5rem 1.5rem">继续 · Continue</button></form>
<script nonce="${nonce}">document.forms[0].submit()</script></body></html>`;
  const policy = writePolicy({
    'default-src': "'none'",
    'style-src': "'unsafe-inline'",
    'script-src': `'nonce-${nonce}'`,
    // The other side may lead on to another host of its own, and a browser holds that against this too.
    'form-action': 'https: http:',
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });
  return { html, policy };
};

const Oci = z.object({ okCode: z.string().default(''), target: z.string().default(''), caller: z.string().default('') });
const Row = z.strictObject({
  protocol: z.enum(punchoutProtocols),
  operation: z.enum(punchoutOperations),
  buyerCookie: z.string(),
  url: z.string(),
  oci: z.record(z.string(), z.string()),
  key: z.string(),
  fromDomain: z.string(),
  fromIdentity: z.string(),
  cartId: Id.nullable(),
  cartKey: z.string().nullable(),
  lines: z.array(KeptLine).nullable(),
});

/** The target of an OCI form is the name of a window, and nothing else. */
const windowOf = (target: string): string => (/^_?[A-Za-z][\w-]{0,30}$/.test(target) ? target : '');

/** The page that brings a cart back, for some minutes; undefined when its key is none. */
export const findBackPage = async (tx: Tx, back: string, site: string): Promise<Page | undefined> => {
  const [row] = await readRows(tx, Row)`
    select p.protocol, v.operation, v.buyer_cookie as "buyerCookie", v.return_url as url, v.oci, p.key, p.from_domain as "fromDomain", p.from_identity as "fromIdentity",
      c.id::text as "cartId", c.key as "cartKey", c.lines
    from punchout_visit v join punchout_connection p on p.id = v.connection_id left join punchout_cart c on c.id = v.cart_id
    where v.back_hash = ${hashToken(back)} and v.back_until > now()`;
  if (!row) return undefined;
  const lines = await describeLines(tx, row.lines ?? [], row.cartKey ?? '', site);
  if (protocolTraits[row.protocol].door === 'oci') {
    const oci = Oci.parse(row.oci);
    return formPage(row.url, ociFields(lines, oci), windowOf(oci.target));
  }
  const message = writeOrderMessage(
    { payloadId: payloadId(site), at: new Date() },
    { from: { domain: mallDomain, identity: row.key }, to: { domain: row.fromDomain, identity: row.fromIdentity } },
    { buyerCookie: row.buyerCookie, operation: row.operation, cart: { key: row.cartKey ?? '', totalFen: totalOf(lines), lines } },
  );
  return formPage(row.url, [['cxml-urlencoded', message]]);
};

/** In which domain the mall names itself. */
export const mallDomain = 'MALL';

/** A number that no other paper has. */
export const payloadId = (site: string): string => `${Date.now()}.${randomBytes(8).toString('hex')}@${new URL(site).hostname}`;
