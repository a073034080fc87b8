import { describe, expect, it } from 'vitest';
import type { ReturnedLine } from './cxml.rules.ts';
import { ociFields, readOci } from './oci.rules.ts';
import { readCxml } from './read-cxml.ts';
import { childOf, childrenOf, readXml, textAt, XmlFault } from './read-xml.ts';
import { returnUrl } from './return-url.ts';
import { setupPaper } from './testing/papers.ts';
import { unitCode } from './unit-code.ts';
import { writeConfirmation, writeInvoice, writeOrderMessage, writeProfile, writeSetupResponse, writeStatus } from './write-cxml.ts';

const about = { payloadId: '1.2@mall', at: new Date('2026-11-17T08:00:00.123Z') };
const parties = { from: { domain: 'MALL', identity: 'us' }, to: { domain: 'NetworkID', identity: 'them' } };
const root = (text: string) => readXml(Buffer.from(text));

const line: ReturnedLine = {
  lineNumber: 1,
  partId: '17',
  auxiliaryId: 'c4rt',
  num: 300,
  unitFen: 1234,
  name: `电缆 "YJV" <3×95> & 'x' ${'长'.repeat(60)}`,
  itemNumber: 'YJV-3*95',
  unitCode: 'MTR',
  unspsc: '26121609',
  className: '电力电缆',
  maker: '远东',
  supplier: '远东自营店',
  taxRate: 13,
  leadDays: 7,
  url: 'https://mall.test/goodsDetail/1?a=1&b=2',
};

describe('cXML in', () => {
  it('reads a set-up request', () => {
    const read = readCxml(Buffer.from(setupPaper({ operation: 'edit', items: [{ partId: '17', auxiliaryId: 'c4rt', num: 2 }] })));
    expect(read).toMatchObject({
      payloadId: 'p-1@erp.test',
      from: { domain: 'NetworkID', identity: 'AN01000000002' },
      to: { domain: 'MALL', identity: 'mall' },
      sharedSecret: 'a-secret',
      request: {
        kind: 'setup',
        operation: 'edit',
        buyerCookie: 'cookie-1',
        formPost: 'https://erp.test/return?a=1&b=2',
        email: 'buyer@erp.test',
        items: [{ lineNumber: 1, quantity: '2', partId: '17', auxiliaryId: 'c4rt', unitPrice: '' }],
      },
    });
  });

  it('reads an order', () => {
    const text = setupPaper().replace(
      /<Request>.*<\/Request>/s,
      `<Request><OrderRequest><OrderRequestHeader orderID="PO-9" type="new"><Total><Money currency="CNY">24.68</Money></Total>
        <ShipTo><Address addressID="WH-1"><Name>x</Name></Address></ShipTo><Comments>快 &amp; 好</Comments></OrderRequestHeader>
        <ItemOut quantity="2" lineNumber="10"><ItemID><SupplierPartID>17</SupplierPartID><SupplierPartAuxiliaryID>c4rt</SupplierPartAuxiliaryID></ItemID>
        <ItemDetail><UnitPrice><Money currency="CNY">12.34</Money></UnitPrice></ItemDetail></ItemOut></OrderRequest></Request>`,
    );
    expect(readCxml(Buffer.from(text)).request).toEqual({
      kind: 'order',
      orderId: 'PO-9',
      type: 'new',
      total: '24.68',
      shipToCode: 'WH-1',
      email: '',
      comment: '快 & 好',
      items: [{ lineNumber: 10, quantity: '2', partId: '17', auxiliaryId: 'c4rt', unitPrice: '12.34', currency: 'CNY' }],
    });
  });

  it.each([
    ['something else', '<html/>', /not cXML/],
    ['no sender', setupPaper().replace(/<Sender>.*<\/Sender>/s, ''), /Sender/],
    ['no cookie', setupPaper().replace(/<BuyerCookie>.*<\/BuyerCookie>/, ''), /BuyerCookie/],
    ['another operation', setupPaper({ operation: 'source' }), /operation/],
    ['another request', setupPaper().replaceAll('PunchOutSetupRequest', 'CatalogUploadRequest'), /request other/],
    ['a cookie without end', setupPaper().replace('cookie-1', 'c'.repeat(501)), /longer/],
    ['items without end', setupPaper({ items: Array.from({ length: 501 }, () => ({ partId: '1', auxiliaryId: '', num: 1 })) }), /items/],
  ])('refuses %s', (_name, text, reason) => {
    expect(() => readCxml(Buffer.from(text))).toThrow(XmlFault);
    expect(() => readCxml(Buffer.from(text))).toThrow(reason);
  });
});

describe('cXML out', () => {
  it('answers with a start page, a status or a profile', () => {
    expect(
      textAt(childOf(root(writeSetupResponse(about, 'https://m.test/?a=1&b=2')), 'Response'), 'PunchOutSetupResponse', 'StartPage', 'URL'),
    ).toBe('https://m.test/?a=1&b=2');
    const status = childOf(root(writeStatus(about, 401, 'wrong <secret>')), 'Response', 'Status');
    expect(status).toMatchObject({ attributes: { code: '401', text: 'Unauthorized' }, text: 'wrong <secret>' });
    expect(
      childrenOf(childOf(root(writeProfile(about, 'https://m.test/cxml')), 'Response', 'ProfileResponse'), 'Transaction'),
    ).toHaveLength(3);
    expect(root(writeStatus(about, 200)).attributes).toMatchObject({ payloadID: '1.2@mall', timestamp: '2026-11-17T08:00:00+00:00' });
  });

  it('returns a cart with every value escaped', () => {
    const cart = {
      key: 'c4rt',
      totalFen: 370_200,
      lines: [line, { ...line, lineNumber: 2, unspsc: undefined, leadDays: undefined, maker: '' }],
    };
    const text = writeOrderMessage(about, parties, { buyerCookie: '<c>&"', operation: 'create', cart });
    const message = childOf(root(text), 'Message', 'PunchOutOrderMessage');
    expect(textAt(message, 'BuyerCookie')).toBe('<c>&"');
    expect(textAt(message, 'PunchOutOrderMessageHeader', 'Total', 'Money')).toBe('3702.00');
    const [first, second] = childrenOf(message, 'ItemIn');
    expect(first?.attributes).toEqual({ quantity: '300', lineNumber: '1' });
    expect(textAt(first, 'ItemID', 'SupplierPartAuxiliaryID')).toBe('c4rt');
    expect(textAt(first, 'ItemDetail', 'Description')).toBe(line.name);
    expect(textAt(first, 'ItemDetail', 'UnitPrice', 'Money')).toBe('12.34');
    expect(childOf(first, 'ItemDetail', 'Classification')).toMatchObject({ attributes: { domain: 'UNSPSC' }, text: '26121609' });
    expect(childOf(second, 'ItemDetail', 'Classification')).toMatchObject({ attributes: { domain: 'MALL' }, text: '电力电缆' });
    expect(childOf(second, 'ItemDetail', 'LeadTime')).toBeUndefined();
    const looked = writeOrderMessage(about, parties, { buyerCookie: 'c', operation: 'inspect', cart });
    expect(childrenOf(childOf(root(looked), 'Message', 'PunchOutOrderMessage'), 'ItemIn')).toEqual([]);
  });

  it('confirms and invoices with the numbers of the order', () => {
    const confirmed = root(
      writeConfirmation(
        about,
        { ...parties, sharedSecret: 's' },
        {
          orderId: 'PO-9',
          orderPayloadId: 'p-9',
          confirmId: '2026',
          type: 'accept',
          totalFen: 100,
          freightFen: 10,
          note: '',
        },
      ),
    );
    expect(childOf(confirmed, 'Request', 'ConfirmationRequest', 'OrderReference')?.attributes).toEqual({ orderID: 'PO-9' });
    expect(textAt(confirmed, 'Header', 'Sender', 'Credential', 'SharedSecret')).toBe('s');
    const invoice = root(
      writeInvoice(about, parties, {
        invoiceId: '24442000000',
        purpose: 'standard',
        orderId: 'PO-9',
        orderPayloadId: 'p-9',
        netFen: 88,
        taxFen: 12,
        totalFen: 100,
        lines: [{ lineNumber: 1, num: 2, unitCode: 'MTR', unitFen: 50, partId: '17', name: 'x', amountFen: 100 }],
      }),
    );
    const detail = childOf(invoice, 'Request', 'InvoiceDetailRequest');
    expect(textAt(detail, 'InvoiceDetailSummary', 'DueAmount', 'Money')).toBe('1.00');
    expect(childOf(detail, 'InvoiceDetailOrder', 'InvoiceDetailItem', 'InvoiceDetailItemReference')?.attributes).toEqual({
      lineNumber: '1',
    });
  });
});

describe('OCI', () => {
  it('is called with names in any case', () => {
    expect(readOci({ username: 'u', Password: 'p', HOOK_URL: 'https://erp.test/x', '~OkCode': 'ADDI', other: 'x' })).toMatchObject({
      username: 'u',
      password: 'p',
      hookUrl: 'https://erp.test/x',
      okCode: 'ADDI',
      function: undefined,
    });
    expect(readOci({ USERNAME: 'u', HOOK_URL: 'h', FUNCTION: 'detail', PRODUCTID: '17' })).toMatchObject({
      function: 'DETAIL',
      productId: '17',
    });
  });

  it.each([
    [{ HOOK_URL: 'h' }, 'name_missing'],
    [{ USERNAME: 'u' }, 'hook_missing'],
    [{ USERNAME: 'u', HOOK_URL: 'h', FUNCTION: 'DROP' }, 'function_unknown'],
    [{ USERNAME: 'u', HOOK_URL: 'h'.repeat(2001) }, 'too_long'],
    [{ USERNAME: ['u', 'v'], HOOK_URL: 'h' }, 'name_missing'],
    [{ USERNAME: 'u\u0000', HOOK_URL: 'h' }, 'signs_wrong'],
  ])('refuses %j', (given, fault) => expect(readOci(given)).toBe(fault));

  it('returns fields counted from one, within their lengths', () => {
    const fields = new Map(ociFields([line, { ...line, leadDays: undefined }], { okCode: 'ADDI', target: '_top', caller: 'CTLG' }));
    expect(fields.get('~OkCode')).toBe('ADDI');
    expect(fields.get('NEW_ITEM-PRICE[1]')).toBe('12.340');
    expect(fields.get('NEW_ITEM-QUANTITY[1]')).toBe('300.000');
    expect(fields.get('NEW_ITEM-UNIT[2]')).toBe('MTR');
    expect([...(fields.get('NEW_ITEM-DESCRIPTION[1]') ?? '')]).toHaveLength(40);
    expect(fields.get('NEW_ITEM-LONGTEXT_1:132[]')).toBe(line.name);
    expect(fields.get('NEW_ITEM-EXT_QUOTE_ID[1]')).toBe('c4rt');
    expect(fields.has('NEW_ITEM-LEADTIME[2]')).toBe(false);
    expect(fields.has('NEW_ITEM-VENDOR[1]')).toBe(false);
  });
});

describe('where a cart may go', () => {
  const hosts = ['erp.test', '*.ariba.test', 'localhost:9000'];
  it.each([
    ['https://erp.test/a?b=c', true],
    ['https://erp.test:443/', true],
    ['https://s1.ariba.test/', true],
    ['https://ariba.test/', false],
    ['https://evilariba.test/', false],
    ['https://erp.test.evil.test/', false],
    ['https://erp.test@evil.test/', false],
    ['https://u:p@erp.test/', false],
    ['https://erp.test:8443/', false],
    ['http://erp.test/', false],
    ['javascript:alert(1)//erp.test', false],
    ['//erp.test/', false],
    ['https://erp.test\\@evil.test/', true],
    ['', false],
  ])('%s', (url, allowed) => {
    const found = returnUrl(url, hosts, false);
    expect(found !== undefined).toBe(allowed);
    if (found) expect(hosts.some((host) => found.host === host || found.host.endsWith(host.replace('*', '')))).toBe(true);
  });
  it('takes a plain address only where the mall has one', () => {
    expect(returnUrl('http://localhost:9000/x', hosts, true)?.host).toBe('localhost:9000');
    expect(returnUrl('http://localhost:9000/x', hosts, false)).toBeUndefined();
  });
});

it('writes units by the code of UN/CEFACT', () => expect(['米', '卷', '台', '套'].map(unitCode)).toEqual(['MTR', 'RO', 'EA', 'SET']));
