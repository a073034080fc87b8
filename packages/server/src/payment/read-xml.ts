/** An element: its name without the prefix, its attributes as they stand, its elements and its own text. */
export type Element = { name: string; attributes: string; children: Element[]; text: string };

const deepest = 40;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
        if (name) return entities[name] ?? whole;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        // Halves of a sign are none.
        return code > 31 && code < 0x11_00_00 && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : '';
      })
    : text;

const nameOf = (tag: string): string => {
  const name = /^[^\s/>]+/.exec(tag)?.[0] ?? '';
  return name.slice(name.indexOf(':') + 1);
};

/**
 * Reads a document in one pass from left to right: elements, text, CDATA; comments and instructions are left out. It has no types of its own, so that
 * nothing can be fetched or blown up by it: a document that declares some is none. Undefined when it is no document.
 */
export const readXml = (text: string): Element | undefined => {
  const root: Element = { name: '', attributes: '', children: [], text: '' };
  const open: Element[] = [root];
  let at = 0;
  while (at < text.length) {
    const top = open.at(-1) as Element;
    const start = text.indexOf('<', at);
    if (start === -1) break;
    top.text += plain(text.slice(at, start));
    const past = skip(text, start, top);
    if (past === -1) return undefined;
    if (past > 0) {
      at = past;
      continue;
    }
    const end = endOfTag(text, start);
    if (end === -1) return undefined;
    const tag = text.slice(start + 1, end);
    at = end + 1;
    if (tag.startsWith('/')) {
      if (open.length < 2 || nameOf(tag.slice(1)) !== top.name) return undefined;
      open.pop();
      continue;
    }
    const element: Element = { name: nameOf(tag), attributes: tag, children: [], text: '' };
    top.children.push(element);
    if (tag.endsWith('/')) continue;
    open.push(element);
    if (open.length > deepest) return undefined;
  }
  return open.length === 1 ? root.children[0] : undefined;
};

/** Where comment, instruction or CDATA ends; 0 when there is none, -1 when it has no end or must not be there. */
const skip = (text: string, start: number, top: Element): number => {
  const to = (mark: string, from: number) => {
    const end = text.indexOf(mark, from);
    return end === -1 ? -1 : end + mark.length;
  };
  if (text.startsWith('<!--', start)) return to('-->', start + 4);
  if (text.startsWith('<?', start)) return to('?>', start + 2);
  if (text.startsWith('<![CDATA[', start)) {
    const end = text.indexOf(']]>', start);
    if (end !== -1) top.text += text.slice(start + 9, end);
    return end === -1 ? -1 : end + 3;
  }
  return text.startsWith('<!', start) ? -1 : 0;
};

/** A ">" inside quotes ends nothing. */
const endOfTag = (text: string, start: number): number => {
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
};
