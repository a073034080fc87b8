import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element as it was written; text is what stands directly in it. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
};

/** Why something is not read: the words go back to a machine, and to who looks after it. */
export class XmlFault extends Error {}

export const mostXmlBytes: number = 1024 * 1024;
const mostDepth = 32;
const mostElements = 20_000;

// No entities are known but the five of XML itself, so that nothing grows and nothing is fetched: a document type may only be the name that cXML gives its own.
const head =
  /^\uFEFF?\s*(?:<\?xml\s[^?<>]{0,200}\?>\s*)?(?:<!DOCTYPE\s+cXML\s+SYSTEM\s+(?:"https?:\/\/xml\.cxml\.org\/schemas\/cXML\/1\.2\.\d{3}\/\w{1,30}\.dtd"|'https?:\/\/xml\.cxml\.org\/schemas\/cXML\/1\.2\.\d{3}\/\w{1,30}\.dtd')\s*>)?/;
const declaration = /<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;
const otherEncoding = /^\uFEFF?\s*<\?xml\s[^?<>]{0,200}encoding\s*=\s*["'](?!utf-8["'])/i;

// oxlint-disable-next-line no-control-regex -- what XML does not hold, and no column either
const unheld = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

const known: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const characterOf = (reference: string): string => {
  const code = reference.startsWith('#x') ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
  const allowed =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff);
  if (!allowed) throw new XmlFault('a character that XML does not know');
  return String.fromCodePoint(code);
};

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:(#x[0-9a-fA-F]{1,6}|#[0-9]{1,7}|[a-z]{2,4});)?/g, (_all, reference: string | undefined) => {
        if (reference === undefined) throw new XmlFault('an ampersand that is no reference, or an entity: none are known here');
        const word = reference.startsWith('#') ? characterOf(reference) : known[reference];
        if (word === undefined) throw new XmlFault('an entity: none are known here');
        return word;
      })
    : text;

type Node = Record<string, unknown>;
const attributesKey = ':@';
const textKey = '#text';
const cdataKey = '#cdata';
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: textKey,
  cdataPropName: cdataKey,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  maxNestedTags: mostDepth,
});

const elementOf = (node: Node): XmlElement => {
  const name = Object.keys(node).find((key) => key !== attributesKey) ?? '';
  const attributes = Object.fromEntries(
    Object.entries((node[attributesKey] ?? {}) as Record<string, string>).map(([key, value]) => [key, decoded(String(value))]),
  );
  const children: XmlElement[] = [];
  let text = '';
  for (const inner of node[name] as Node[]) {
    if (textKey in inner) text += decoded(String(inner[textKey]));
    else if (cdataKey in inner) text += (inner[cdataKey] as Node[]).map((piece) => String(piece[textKey] ?? '')).join('');
    else children.push(elementOf(inner));
  }
  return { name, attributes, children, text: text.trim() };
};

const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new XmlFault('not UTF-8');
  }
};

const parsed = (body: string): Node[] => {
  try {
    if (XMLValidator.validate(body) !== true) throw new XmlFault('not well-formed XML');
    return parser.parse(body) as Node[];
  } catch (error) {
    if (error instanceof XmlFault) throw error;
    throw new XmlFault(/nested/i.test(String(error)) ? `elements more than ${mostDepth} deep` : 'not well-formed XML');
  }
};

/** Counted before anything is built of it: what is refused for its number costs one look. */
const requireFew = (body: string): void => {
  let elements = 0;
  for (let at = body.indexOf('<'); at >= 0; at = body.indexOf('<', at + 1)) {
    const next = body[at + 1];
    if (next === '/' || next === '!' || next === '?') continue;
    elements += 1;
    if (elements > mostElements) throw new XmlFault(`more than ${mostElements} elements`);
  }
};

/** The root of a document that somebody outside has sent: bounded in size, depth and number, without entities and without a document type of its own. */
export const readXml = (bytes: Buffer): XmlElement => {
  if (bytes.length > mostXmlBytes) throw new XmlFault(`more than ${mostXmlBytes} bytes`);
  const whole = textOf(bytes);
  if (otherEncoding.test(whole)) throw new XmlFault('not UTF-8');
  if (unheld.test(whole)) throw new XmlFault('a character that XML does not know');
  const body = whole.slice(head.exec(whole)?.[0].length ?? 0);
  if (declaration.test(body)) throw new XmlFault('a document type or entity of its own');
  requireFew(body);
  const roots = parsed(body).filter((node) => !(textKey in node));
  const [root] = roots;
  if (!root || roots.length > 1) throw new XmlFault('not well-formed XML');
  return elementOf(root);
};

export const childOf = (element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined => {
  let found = element;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
};
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
export const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string => childOf(element, ...path)?.text ?? '';
