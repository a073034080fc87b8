/** Text as it stands in XML. What XML cannot hold is left out, whoever typed it. */
export const escapeXml = (text: string): string =>
  text
    .replace(
      // oxlint-disable-next-line no-control-regex -- these are what must not be there
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
      '',
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

declare const written: unique symbol;
/** XML that was written by `xml`, and may stand inside of more. */
export type Xml = string & { readonly [written]: true };
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Plain text beside elements is always escaped; only lists hold what is XML already. */
export const xml = (name: string, attributes: Attributes, content: string | number | readonly (Xml | false | undefined)[] = []): Xml => {
  const held = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`]));
  const inner = typeof content === 'object' ? content.filter(Boolean).join('') : escapeXml(String(content));
  return (inner === '' ? `<${name}${held.join('')}/>` : `<${name}${held.join('')}>${inner}</${name}>`) as Xml;
};
