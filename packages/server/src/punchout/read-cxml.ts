import {
  type Credential,
  type CxmlItem,
  type CxmlRequest,
  type OrderRequest,
  type SetupOperation,
  type SetupRequest,
  setupOperations,
} from './cxml.rules.ts';
import { childOf, childrenOf, readXml, textAt, type XmlElement, XmlFault } from './read-xml.ts';

const mostItems = 500;

/** Nothing that is named here is longer than anybody names things. */
const short = (text: string, most: number, what: string): string => {
  if (text.length > most) throw new XmlFault(`${what} longer than ${most} characters`);
  return text;
};
const needed = (text: string, most: number, what: string): string => {
  if (text === '') throw new XmlFault(`no ${what}`);
  return short(text, most, what);
};

const credentialOf = (party: XmlElement | undefined, what: string): Credential => {
  const credential = childOf(party, 'Credential');
  return {
    domain: needed(credential?.attributes['domain'] ?? '', 60, `domain in ${what}`),
    identity: needed(textAt(credential, 'Identity'), 100, `identity in ${what}`),
  };
};

const itemOf = (item: XmlElement, at: number): CxmlItem => {
  const id = childOf(item, 'ItemID');
  const money = childOf(item, 'ItemDetail', 'UnitPrice', 'Money');
  const line = item.attributes['lineNumber'] ?? '';
  return {
    lineNumber: /^[1-9]\d{0,5}$/.test(line) ? Number(line) : at + 1,
    quantity: short(item.attributes['quantity'] ?? '', 20, 'quantity'),
    partId: needed(textAt(id, 'SupplierPartID'), 60, 'SupplierPartID'),
    auxiliaryId: short(textAt(id, 'SupplierPartAuxiliaryID'), 100, 'SupplierPartAuxiliaryID'),
    unitPrice: short(money?.text ?? '', 30, 'UnitPrice'),
    currency: short(money?.attributes['currency'] ?? '', 10, 'currency'),
  };
};

const itemsOf = (holder: XmlElement): CxmlItem[] => {
  const items = childrenOf(holder, 'ItemOut');
  if (items.length > mostItems) throw new XmlFault(`more than ${mostItems} items`);
  return items.map(itemOf);
};

const extrinsicOf = (holder: XmlElement | undefined, names: readonly string[]): string =>
  childrenOf(holder, 'Extrinsic').find(({ attributes }) => names.includes((attributes['name'] ?? '').toLowerCase()))?.text ?? '';

const emailNames = ['useremail', 'email', 'uniqueemail'];

const setupOf = (setup: XmlElement): SetupRequest => {
  const operation = setup.attributes['operation'] ?? 'create';
  if (!setupOperations.includes(operation as SetupOperation)) throw new XmlFault('an operation other than create, edit and inspect');
  return {
    kind: 'setup',
    operation: operation as SetupOperation,
    buyerCookie: needed(textAt(setup, 'BuyerCookie'), 500, 'BuyerCookie'),
    formPost: needed(textAt(setup, 'BrowserFormPost', 'URL'), 2000, 'BrowserFormPost'),
    email: short(extrinsicOf(setup, emailNames) || textAt(setup, 'Contact', 'Email'), 200, 'e-mail'),
    items: itemsOf(setup),
  };
};

const orderOf = (order: XmlElement): OrderRequest => {
  const header = childOf(order, 'OrderRequestHeader');
  return {
    kind: 'order',
    orderId: needed(header?.attributes['orderID'] ?? '', 60, 'orderID'),
    type: header?.attributes['type'] ?? 'new',
    total: short(textAt(header, 'Total', 'Money'), 30, 'Total'),
    shipToCode: short(childOf(header, 'ShipTo', 'Address')?.attributes['addressID'] ?? '', 60, 'addressID'),
    email: short(
      extrinsicOf(header, emailNames) || textAt(header, 'Contact', 'Email') || textAt(header, 'ShipTo', 'Address', 'Email'),
      200,
      'e-mail',
    ),
    comment: textAt(header, 'Comments').slice(0, 100),
    items: itemsOf(order),
  };
};

const requestOf = (request: XmlElement | undefined): CxmlRequest['request'] => {
  const setup = childOf(request, 'PunchOutSetupRequest');
  if (setup) return setupOf(setup);
  const order = childOf(request, 'OrderRequest');
  if (order) return orderOf(order);
  if (childOf(request, 'ProfileRequest')) return { kind: 'profile' };
  throw new XmlFault('a request other than PunchOutSetupRequest, OrderRequest and ProfileRequest');
};

/** What a purchasing system asks in cXML 1.2. Who it is, is not believed here. */
export const readCxml = (bytes: Buffer): CxmlRequest => {
  const root = readXml(bytes);
  if (root.name !== 'cXML') throw new XmlFault('not cXML');
  const header = childOf(root, 'Header');
  const sender = childOf(header, 'Sender');
  return {
    payloadId: needed(root.attributes['payloadID'] ?? '', 200, 'payloadID'),
    from: credentialOf(childOf(header, 'From'), 'From'),
    to: credentialOf(childOf(header, 'To'), 'To'),
    sender: credentialOf(sender, 'Sender'),
    sharedSecret: short(textAt(sender, 'Credential', 'SharedSecret'), 200, 'SharedSecret'),
    request: requestOf(childOf(root, 'Request')),
  };
};
