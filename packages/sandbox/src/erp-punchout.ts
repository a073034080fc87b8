import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Cart, type CartLine, type Paper, type Punchout, punchoutPage } from './erp-punchout-pages.ts';
import { openJournal } from './journal.ts';
import { escapeHtml } from './page.ts';
import { wantsJson } from './wants-json.ts';

export type PunchoutDoor = { site: string; connections: () => Promise<readonly Punchout[]>; folder?: string | undefined };

const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
const between = (text: string, tag: string): string => unescape(new RegExp(`<${tag}(?:\\s[^>]*)?>([^<]*)</${tag}>`).exec(text)?.[1] ?? '');

const linesOfCxml = (text: string): CartLine[] =>
  [...text.matchAll(/<ItemIn quantity="(\d+)"[^>]*>([\s\S]*?)<\/ItemIn>/g)].map(([, num = '', item = '']) => ({
    partId: between(item, 'SupplierPartID'),
    auxiliaryId: between(item, 'SupplierPartAuxiliaryID'),
    num,
    price: between(item, 'Money'),
    unit: between(item, 'UnitOfMeasure'),
    name: between(item, 'Description'),
  }));

const linesOfOci = (fields: URLSearchParams): CartLine[] => {
  const lines: CartLine[] = [];
  for (let at = 1; fields.has(`NEW_ITEM-VENDORMAT[${at}]`); at += 1) {
    const read = (name: string): string => fields.get(`NEW_ITEM-${name}[${at}]`) ?? '';
    lines.push({
      partId: read('VENDORMAT'),
      auxiliaryId: read('EXT_QUOTE_ID'),
      num: String(Number(read('QUANTITY'))),
      price: read('PRICE').replace(/0$/, ''),
      unit: read('UNIT'),
      name: fields.get(`NEW_ITEM-LONGTEXT_${at}:132[]`) ?? read('DESCRIPTION'),
    });
  }
  return lines;
};

const paperFor = ({ fromDomain, fromIdentity, key, secret }: Punchout, request: string): string => {
  const from = `<Credential domain="${escapeHtml(fromDomain)}"><Identity>${escapeHtml(fromIdentity)}</Identity>`;
  return `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd"><cXML payloadID="${randomUUID()}@erp.sandbox" timestamp="${new Date().toISOString()}"><Header><From>${from}</Credential></From><To><Credential domain="MALL"><Identity>${key}</Identity></Credential></To><Sender>${from}<SharedSecret>${escapeHtml(secret)}</SharedSecret></Credential><UserAgent>ERP sandbox</UserAgent></Sender></Header><Request>${request}</Request></cXML>`;
};

const itemsOut = (lines: readonly CartLine[]): string =>
  lines
    .map(
      ({ partId, auxiliaryId, num, price }, at) =>
        `<ItemOut quantity="${num}" lineNumber="${at + 1}"><ItemID><SupplierPartID>${escapeHtml(partId)}</SupplierPartID><SupplierPartAuxiliaryID>${escapeHtml(auxiliaryId)}</SupplierPartAuxiliaryID></ItemID><ItemDetail><UnitPrice><Money currency="CNY">${price}</Money></UnitPrice></ItemDetail></ItemOut>`,
    )
    .join('');

const statusOf = (text: string): string => `${/<Status code="(\d+)"/.exec(text)?.[1] ?? ''} ${between(text, 'Status')}`.trim();
const fieldsOf = (body: unknown) => new URLSearchParams(typeof body === 'string' ? body : '');

/** The purchasing part of a company's system: punches out, takes carts back, orders, and takes confirmations and invoices. */
export const punchoutPart = (fastify: FastifyInstance, { site, connections, folder }: PunchoutDoor): void => {
  const carts = openJournal<Cart>(folder, 'erp-carts.jsonl', ({ id }) => id);
  const papers = openJournal<Paper>(folder, 'erp-papers.jsonl', ({ id }) => id);
  const here = '/sandbox/erp/punchout';

  const send = async (connection: Punchout, request: string): Promise<string> => {
    const answer = await fetch(`${site}/punchout/cxml`, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
      body: paperFor(connection, request),
    });
    return answer.text();
  };
  const find = async (key: string): Promise<Punchout | undefined> => (await connections()).find((one) => one.key === key);

  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'text/xml', 'application/xml'],
      { parseAs: 'string', bodyLimit: 1024 * 1024 },
      (_request, text, done) => void done(null, text),
    );

    scope.get(here, async (request, reply) => {
      const known = await connections();
      if (wantsJson(request))
        return {
          connections: known.map(({ name, protocol, key }) => ({ name, protocol, key })),
          carts: carts.list(),
          papers: papers.list(),
        };
      return reply.type('text/html; charset=utf-8').send(punchoutPage(known, carts.list(), papers.list(), site));
    });
    scope.post(`${here}/start`, async (request, reply) => {
      const fields = fieldsOf(request.body);
      const connection = await find(fields.get('key') ?? '');
      if (!connection) return reply.status(404).send('unknown');
      const cart = carts.find(fields.get('cart') ?? '');
      const operation = cart ? (fields.get('operation') ?? 'edit') : 'create';
      const text = await send(
        connection,
        `<PunchOutSetupRequest operation="${escapeHtml(operation)}"><BuyerCookie>${randomUUID()}</BuyerCookie><BrowserFormPost><URL>${escapeHtml(`${site}${here}/cart?key=${connection.key}`)}</URL></BrowserFormPost>${itemsOut(cart?.lines ?? [])}</PunchOutSetupRequest>`,
      );
      const start = between(text, 'URL');
      return start === '' ? reply.status(502).send(statusOf(text)) : reply.redirect(start, 303);
    });
    scope.post<{ Querystring: { key?: string } }>(`${here}/cart`, async (request, reply) => {
      const fields = fieldsOf(request.body);
      const message = fields.get('cxml-urlencoded');
      const lines = message === null ? linesOfOci(fields) : linesOfCxml(message);
      if (lines.length > 0) carts.keep({ id: randomUUID(), key: request.query.key ?? '', at: Date.now(), lines, orderId: '', status: '' });
      return reply.redirect(here, 303);
    });
    scope.post(`${here}/order`, async (request, reply) => {
      const cart = carts.find(fieldsOf(request.body).get('cart') ?? '');
      const connection = cart && (await find(cart.key));
      if (!cart || !connection) return reply.status(404).send('unknown');
      const orderId = cart.orderId || `PO-${Date.now()}`;
      const total = cart.lines.reduce((sum, { num, price }) => sum + Number(num) * Number(price), 0).toFixed(2);
      const text = await send(
        connection,
        `<OrderRequest><OrderRequestHeader orderID="${orderId}" orderDate="${new Date().toISOString()}" type="new"><Total><Money currency="CNY">${total}</Money></Total></OrderRequestHeader>${itemsOut(cart.lines)}</OrderRequest>`,
      );
      carts.keep({ ...cart, orderId, status: statusOf(text) });
      return reply.redirect(here, 303);
    });
    // Confirmations, ship notices and invoices: only with the secret of the connection that they name.
    scope.post('/sandbox/erp/cxml', async (request, reply) => {
      const text = typeof request.body === 'string' ? request.body : '';
      const known = await find(between(/<From>[\s\S]*?<\/From>/.exec(text)?.[0] ?? '', 'Identity'));
      const good = known !== undefined && between(text, 'SharedSecret') === known.secret;
      const kind = /<(ConfirmationRequest|ShipNoticeRequest|InvoiceDetailRequest)>/.exec(text)?.[1] ?? '';
      const id = /payloadID="([^"]+)"/.exec(text)?.[1] ?? '';
      const orderId = /<OrderReference orderID="([^"]+)"/.exec(text)?.[1] ?? '';
      if (good && kind !== '' && id !== '') papers.keep({ id, kind, orderId, at: Date.now(), total: between(text, 'Money') });
      const [code, word] = good ? ['200', 'OK'] : ['401', 'Unauthorized'];
      return reply
        .type('text/xml; charset=utf-8')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?><cXML payloadID="${randomUUID()}@erp.sandbox" timestamp="${new Date().toISOString()}"><Response><Status code="${code}" text="${word}"/></Response></cXML>`,
        );
    });
  });
};
