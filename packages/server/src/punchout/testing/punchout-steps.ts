import type { Id } from '@mall/contract/kernel/fields.ts';
import { punchoutVisitApi } from '@mall/contract/punchout/visit.api.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { childOf, readXml, textAt, type XmlElement } from '../read-xml.ts';

/** A connection as it lies in the database, without its page. */
export const layConnection = async (
  { house }: TestApp,
  {
    companyId,
    memberId,
    ...over
  }: {
    companyId: Id | number;
    memberId: Id;
    protocol?: string;
    key?: string;
    secret?: string;
    addressId?: Id;
    papersUrl?: string;
    payMode?: string;
  },
): Promise<{ id: Id; key: string; secret: string }> => {
  const {
    protocol = 'cxml',
    key = `PU${String(companyId).padStart(16, '0')}`,
    secret = 'a-secret',
    addressId = null,
    papersUrl = '',
    payMode = 'prepay',
  } = over;
  const { rows } = await house.db.pool.query<{ id: Id }>(
    `insert into punchout_connection (company_id, name, protocol, key, secret, from_domain, from_identity, member_id, hosts, address_id, papers_url, pay_mode)
     values ($1, 'ERP', $2, $3, $4, 'NetworkID', 'AN01000000002', $5, '{erp.test}', $6, $7, $8) returning id::text`,
    [companyId, protocol, key, house.sealer.seal(secret), memberId, addressId, papersUrl, payMode],
  );
  return { id: rows[0]?.id as Id, key, secret };
};

type Answer = { code: string; text: string; root: XmlElement };

/** Sends cXML to the door, and reads what comes back. */
export const postCxml = async ({ app }: TestApp, payload: string | Buffer, type = 'text/xml'): Promise<Answer> => {
  const answer = await app.fastify.inject({ method: 'POST', url: '/punchout/cxml', headers: { 'content-type': type }, payload });
  if (answer.statusCode !== 200) throw new Error(`answered with ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
  const root = readXml(Buffer.from(answer.body));
  const status = childOf(root, 'Response', 'Status');
  return { code: status?.attributes['code'] ?? '', text: status?.text ?? '', root };
};

export const startKeyOf = ({ root }: Answer): string =>
  new URL(textAt(root, 'Response', 'PunchOutSetupResponse', 'StartPage', 'URL')).searchParams.get('key') ?? '';

/** Comes in by a start page; the token of the session. */
export const enter = async (mall: TestApp, key: string): Promise<{ token: string; url: string }> => {
  const { code, data } = await mall.call(punchoutVisitApi.enter, { body: { key } });
  if (code !== 200) throw new Error(`not let in: ${code}`);
  return data;
};

const unescapeHtml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');

/** The form that goes back: where to, and with what. */
export const formOf = async ({ app }: TestApp, url: string): Promise<{ action: string; fields: Map<string, string>; status: number }> => {
  const page = await app.fastify.inject({ method: 'GET', url });
  const fields = [...page.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [unescapeHtml(name), unescapeHtml(value)] as const,
  );
  return { action: unescapeHtml(/action="([^"]*)"/.exec(page.body)?.[1] ?? ''), fields: new Map(fields), status: page.statusCode };
};
