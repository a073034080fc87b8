import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type Credential, type ReturnedCart, type ReturnedLine, type SetupOperation, type StatusCode, statusWords } from './cxml.rules.ts';
import { type Xml, xml } from './write-xml.ts';

/** Of every document that is sent: its number, which the other side keeps to take it once, and when it was written. */
export type Paper = { readonly payloadId: string; readonly at: Date };
export type Parties = { readonly from: Credential; readonly to: Credential; readonly sharedSecret?: string | undefined };

const version = '1.2.045';
const typeOf = (schema: string): string => `<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${version}/${schema}.dtd">`;
const timeOf = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, '+00:00');

const paper = ({ payloadId, at }: Paper, inner: readonly Xml[], schema = 'cXML'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${typeOf(schema)}\n${xml('cXML', { version, payloadID: payloadId, timestamp: timeOf(at), 'xml:lang': 'zh-CN' }, inner)}`;

const credential = ({ domain, identity }: Credential, secret?: string): Xml =>
  xml('Credential', { domain }, [xml('Identity', {}, identity), secret !== undefined && xml('SharedSecret', {}, secret)]);

const header = ({ from, to, sharedSecret }: Parties): Xml =>
  xml('Header', {}, [
    xml('From', {}, [credential(from)]),
    xml('To', {}, [credential(to)]),
    xml('Sender', {}, [credential(from, sharedSecret), xml('UserAgent', {}, 'Mall punch-out 1.0')]),
  ]);

const moneyOf = (amountFen: number): Xml => xml('Money', { currency: 'CNY' }, toYuan(fen(amountFen)));
const named = (name: string, text: string): Xml => xml(name, { 'xml:lang': 'zh-CN' }, text);

const status = (code: StatusCode, text = ''): Xml => xml('Status', { code, text: statusWords[code] }, text);

/** An answer that says how it stands, in words for whoever looks after the other system. */
export const writeStatus = (about: Paper, code: StatusCode, text = ''): string => paper(about, [xml('Response', {}, [status(code, text)])]);

export const writeSetupResponse = (about: Paper, startPage: string): string =>
  paper(about, [xml('Response', {}, [status(200), xml('PunchOutSetupResponse', {}, [xml('StartPage', {}, [xml('URL', {}, startPage)])])])]);

/** What is understood here, and where it is sent. */
export const writeProfile = (about: Paper, url: string): string =>
  paper(about, [
    xml('Response', {}, [
      status(200),
      xml(
        'ProfileResponse',
        { effectiveDate: timeOf(about.at) },
        ['PunchOutSetupRequest', 'OrderRequest', 'ProfileRequest'].map((requestName) =>
          xml('Transaction', { requestName }, [xml('URL', {}, url)]),
        ),
      ),
    ]),
  ]);

const classificationOf = ({ unspsc, className }: ReturnedLine): Xml =>
  unspsc === undefined ? xml('Classification', { domain: 'MALL' }, className) : xml('Classification', { domain: 'UNSPSC' }, unspsc);

const itemIn = (line: ReturnedLine): Xml =>
  xml('ItemIn', { quantity: line.num, lineNumber: line.lineNumber }, [
    xml('ItemID', {}, [xml('SupplierPartID', {}, line.partId), xml('SupplierPartAuxiliaryID', {}, line.auxiliaryId)]),
    xml('ItemDetail', {}, [
      xml('UnitPrice', {}, [moneyOf(line.unitFen)]),
      named('Description', line.name),
      xml('UnitOfMeasure', {}, line.unitCode),
      classificationOf(line),
      line.itemNumber !== '' && xml('ManufacturerPartID', {}, line.itemNumber),
      line.maker !== '' && xml('ManufacturerName', {}, line.maker),
      xml('URL', {}, line.url),
      line.leadDays !== undefined && xml('LeadTime', {}, line.leadDays),
      xml('Extrinsic', { name: 'StoreName' }, line.supplier),
      xml('Extrinsic', { name: 'TaxRate' }, line.taxRate),
    ]),
  ]);

/** A cart on its way back. Nothing in it is what was looked at only: `inspect` sends back nothing. */
export const writeOrderMessage = (
  about: Paper,
  parties: Parties,
  { buyerCookie, operation, cart }: { buyerCookie: string; operation: SetupOperation; cart: ReturnedCart },
): string =>
  paper(about, [
    header(parties),
    xml('Message', {}, [
      xml('PunchOutOrderMessage', {}, [
        xml('BuyerCookie', {}, buyerCookie),
        xml('PunchOutOrderMessageHeader', { operationAllowed: 'edit', quoteStatus: 'final' }, [xml('Total', {}, [moneyOf(cart.totalFen)])]),
        ...(operation === 'inspect' ? [] : cart.lines.map(itemIn)),
      ]),
    ]),
  ]);

export type ConfirmedOrder = {
  readonly orderId: string;
  readonly orderPayloadId: string;
  readonly confirmId: string;
  readonly type: 'accept' | 'reject';
  readonly totalFen: number;
  readonly freightFen: number;
  readonly note: string;
};

/** What became of an order: taken as it stands, or not. */
export const writeConfirmation = (about: Paper, parties: Parties, order: ConfirmedOrder): string =>
  paper(
    about,
    [
      header(parties),
      xml('Request', {}, [
        xml('ConfirmationRequest', {}, [
          xml('ConfirmationHeader', { confirmID: order.confirmId, type: order.type, noticeDate: timeOf(about.at), operation: 'new' }, [
            xml('Total', {}, [moneyOf(order.totalFen)]),
            order.freightFen > 0 && xml('Shipping', {}, [moneyOf(order.freightFen), named('Description', '运费')]),
            order.note !== '' && named('Comments', order.note),
          ]),
          xml('OrderReference', { orderID: order.orderId }, [xml('DocumentReference', { payloadID: order.orderPayloadId })]),
        ]),
      ]),
    ],
    'Fulfill',
  );

export type SentParcel = {
  readonly orderId: string;
  readonly orderPayloadId: string;
  readonly shipmentId: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly lines: readonly { lineNumber: number; num: number; unitCode: string }[];
};

/** That goods are on their way, and how they are found. */
export const writeShipNotice = (about: Paper, parties: Parties, parcel: SentParcel): string =>
  paper(
    about,
    [
      header(parties),
      xml('Request', {}, [
        xml('ShipNoticeRequest', {}, [
          xml('ShipNoticeHeader', { shipmentID: parcel.shipmentId, noticeDate: timeOf(about.at), operation: 'new' }),
          xml('ShipControl', {}, [
            xml('CarrierIdentifier', { domain: 'companyName' }, parcel.carrier),
            xml('ShipmentIdentifier', {}, parcel.trackingNumber),
          ]),
          xml('ShipNoticePortion', {}, [
            xml('OrderReference', { orderID: parcel.orderId }, [xml('DocumentReference', { payloadID: parcel.orderPayloadId })]),
            ...parcel.lines.map(({ lineNumber, num, unitCode }) =>
              xml('ShipNoticeItem', { lineNumber, quantity: num }, [xml('UnitOfMeasure', {}, unitCode)]),
            ),
          ]),
        ]),
      ]),
    ],
    'Fulfill',
  );

export type IssuedInvoice = {
  readonly invoiceId: string;
  readonly purpose: 'standard' | 'creditMemo';
  readonly orderId: string;
  readonly orderPayloadId: string;
  readonly netFen: number;
  readonly taxFen: number;
  readonly totalFen: number;
  readonly lines: readonly {
    lineNumber: number;
    num: number;
    unitCode: string;
    unitFen: number;
    partId: string;
    name: string;
    amountFen: number;
  }[];
};

/** An invoice that was issued for an order of the other side. */
export const writeInvoice = (about: Paper, parties: Parties, invoice: IssuedInvoice): string =>
  paper(
    about,
    [
      header(parties),
      xml('Request', {}, [
        xml('InvoiceDetailRequest', {}, [
          xml(
            'InvoiceDetailRequestHeader',
            { invoiceID: invoice.invoiceId, purpose: invoice.purpose, operation: 'new', invoiceDate: timeOf(about.at) },
            [xml('InvoiceDetailHeaderIndicator', {}), xml('InvoiceDetailLineIndicator', {})],
          ),
          xml('InvoiceDetailOrder', {}, [
            xml('InvoiceDetailOrderInfo', {}, [
              xml('OrderReference', { orderID: invoice.orderId }, [xml('DocumentReference', { payloadID: invoice.orderPayloadId })]),
            ]),
            ...invoice.lines.map((line, at) =>
              xml('InvoiceDetailItem', { invoiceLineNumber: at + 1, quantity: line.num }, [
                xml('UnitOfMeasure', {}, line.unitCode),
                xml('UnitPrice', {}, [moneyOf(line.unitFen)]),
                xml('InvoiceDetailItemReference', { lineNumber: line.lineNumber }, [
                  xml('ItemID', {}, [xml('SupplierPartID', {}, line.partId)]),
                  named('Description', line.name),
                ]),
                xml('SubtotalAmount', {}, [moneyOf(line.amountFen)]),
              ]),
            ),
          ]),
          xml('InvoiceDetailSummary', {}, [
            xml('SubtotalAmount', {}, [moneyOf(invoice.netFen)]),
            xml('Tax', {}, [moneyOf(invoice.taxFen), named('Description', '增值税')]),
            xml('GrossAmount', {}, [moneyOf(invoice.totalFen)]),
            xml('NetAmount', {}, [moneyOf(invoice.totalFen)]),
            xml('DueAmount', {}, [moneyOf(invoice.totalFen)]),
          ]),
        ]),
      ]),
    ],
    'InvoiceDetail',
  );
