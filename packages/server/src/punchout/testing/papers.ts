import { escapeXml } from '../write-xml.ts';

type Item = { partId: string; auxiliaryId: string; num: number; unitPrice?: string };
const itemOut = ({ partId, auxiliaryId, num, unitPrice }: Item, at: number): string =>
  `<ItemOut quantity="${num}" lineNumber="${at + 1}"><ItemID><SupplierPartID>${escapeXml(partId)}</SupplierPartID><SupplierPartAuxiliaryID>${escapeXml(auxiliaryId)}</SupplierPartAuxiliaryID></ItemID>${
    unitPrice === undefined ? '' : `<ItemDetail><UnitPrice><Money currency="CNY">${unitPrice}</Money></UnitPrice></ItemDetail>`
  }</ItemOut>`;

type Who = { identity?: string; domain?: string; sender?: string; secret?: string; to?: string; payloadId?: string };
const paper = (
  {
    identity = 'AN01000000002',
    domain = 'NetworkID',
    sender = identity,
    secret = 'a-secret',
    to = 'mall',
    payloadId = 'p-1@erp.test',
  }: Who,
  request: string,
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="${payloadId}" timestamp="2026-11-17T08:00:00+08:00" version="1.2.014"><Header>
<From><Credential domain="${domain}"><Identity>${identity}</Identity></Credential></From>
<To><Credential domain="MALL"><Identity>${to}</Identity></Credential></To>
<Sender><Credential domain="NetworkID"><Identity>${sender}</Identity><SharedSecret>${escapeXml(secret)}</SharedSecret></Credential><UserAgent>ERP</UserAgent></Sender></Header>
<Request>${request}</Request></cXML>`;

/** A purchasing system's papers, as one would write them. */
export const setupPaper = ({
  operation = 'create',
  items = [],
  formPost = 'https://erp.test/return?a=1&b=2',
  email = 'buyer@erp.test',
  cookie = 'cookie-1',
  ...who
}: Who & { operation?: string; items?: readonly Item[]; formPost?: string; email?: string; cookie?: string } = {}): string =>
  paper(
    who,
    `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>${cookie}</BuyerCookie><Extrinsic name="UserEmail">${email}</Extrinsic><BrowserFormPost><URL>${escapeXml(formPost)}</URL></BrowserFormPost>${items.map(itemOut).join('')}</PunchOutSetupRequest>`,
  );

export const orderPaper = ({
  orderId = 'PO-1',
  type = 'new',
  shipTo = '',
  total = '0.00',
  items = [],
  email = '',
  ...who
}: Who & { orderId?: string; type?: string; shipTo?: string; total?: string; items?: readonly Item[]; email?: string }): string =>
  paper(
    who,
    `<OrderRequest><OrderRequestHeader orderID="${orderId}" orderDate="2026-11-17T08:00:00+08:00" type="${type}"><Total><Money currency="CNY">${total}</Money></Total><ShipTo><Address addressID="${shipTo}"><Name xml:lang="zh">x</Name></Address></ShipTo>${email && `<Contact><Email>${email}</Email></Contact>`}</OrderRequestHeader>${items.map(itemOut).join('')}</OrderRequest>`,
  );
