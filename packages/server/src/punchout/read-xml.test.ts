import { describe, expect, it } from 'vitest';
import { childOf, mostXmlBytes, readXml, textAt, XmlFault } from './read-xml.ts';
import { escapeXml, xml } from './write-xml.ts';

const read = (text: string) => readXml(Buffer.from(text));
const fault = (text: string | Buffer): string => {
  try {
    readXml(Buffer.from(text as string));
  } catch (error) {
    if (error instanceof XmlFault) return error.message;
    throw error;
  }
  return '';
};
/** What it cost this process, whoever else works on this machine. */
const workMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};
const cxmlType = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.045/cXML.dtd">';

describe('what is read', () => {
  it('reads elements, attributes, text, references and CDATA', () => {
    const root = read(
      `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n${cxmlType}\n<cXML a="1 &lt; &#50;"><b>x &amp; y &#x4E2D;</b><c><![CDATA[a & <b>]]></c><d/></cXML>`,
    );
    expect(root).toMatchObject({ name: 'cXML', attributes: { a: '1 < 2' } });
    expect([textAt(root, 'b'), textAt(root, 'c'), textAt(root, 'd'), textAt(root, 'e', 'f')]).toEqual(['x & y 中', 'a & <b>', '', '']);
    expect(childOf(root, 'd')?.children).toEqual([]);
  });

  it('reads back what was written, whatever stands in it', () => {
    const awkward = `<a href="x">&amp; ' " ]]> \u0000\u001F\uD800 中文 😀 --> <!DOCTYPE`;
    const root = read(xml('r', { v: awkward }, awkward));
    expect(root.text).toBe(awkward.replaceAll('\u0000', '').replaceAll('\u001F', '').replaceAll('\uD800', ''));
    expect(root.attributes['v']).toBe(root.text);
    expect(escapeXml('\uFFFE')).toBe('');
  });

  it('is not led astray by names of objects', () => {
    expect(fault('<r><__proto__>1</__proto__></r>')).toMatch(/well-formed/);
    expect(read('<r><b toString="y"/></r>').children[0]?.attributes).toEqual({ __toString: 'y' });
  });
});

describe('what is refused, quickly and with a reason', () => {
  const lol = `<!DOCTYPE lolz [<!ENTITY lol "lol">${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `<!ENTITY lol${n} "${`&lol${n > 1 ? n - 1 : ''};`.repeat(10)}">`).join('')}]>`;
  it.each([
    ['a bomb of entities', `${lol}<cXML>&lol9;</cXML>`, /document type/],
    ['a bomb after the name of cXML', `${cxmlType}${lol}<cXML>&lol9;</cXML>`, /document type/],
    [
      'an inner subset of cXML',
      `<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.045/cXML.dtd" [<!ENTITY x "y">]><cXML>&x;</cXML>`,
      /document type/,
    ],
    ['an external entity', '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]><cXML>&x;</cXML>', /document type/],
    ['an external document type', '<!DOCTYPE cXML SYSTEM "http://elsewhere.test/cXML.dtd"><cXML/>', /document type/],
    ['a parameter entity', '<!DOCTYPE cXML [<!ENTITY % x SYSTEM "http://elsewhere.test/"> %x;]><cXML/>', /document type/],
    ['one that hides behind a comment', `<!-- --><!doctype cXML [<!entity x "y">]><cXML>&x;</cXML>`, /document type/],
    ['an entity that nobody declared', '<cXML>&nbsp;</cXML>', /entity/],
    ['an entity in an attribute', '<cXML a="&x;"/>', /entity/],
    ['a bare ampersand', '<cXML>a & b</cXML>', /well-formed/],
    ['a character that is none', '<cXML>&#0;</cXML>', /character/],
    ['a bare zero', '<cXML>a\u0000b</cXML>', /character/],
    ['half a document', '<cXML><a></cXML>', /well-formed/],
    ['two documents', '<a/><b/>', /well-formed/],
    ['nothing', '', /well-formed/],
    ['another encoding', '<?xml version="1.0" encoding="UTF-16"?><cXML/>', /UTF-8/],
    ['depth', `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`, /deep/],
    ['depth without end', '<a>'.repeat(200_000), /elements/],
    ['number', `<r>${'<a/>'.repeat(20_001)}</r>`, /elements/],
    ['size', `<r>${'x'.repeat(mostXmlBytes)}</r>`, /bytes/],
    ['10 MB', `<r>${'<ItemIn>&amp;</ItemIn>'.repeat(500_000)}</r>`, /bytes/],
  ])('%s', (_name, text, reason) => {
    const bytes = Buffer.from(text);
    const since = process.cpuUsage();
    expect(fault(bytes as never)).toMatch(reason);
    expect(workMs(since)).toBeLessThan(1000);
  });

  it('bytes that are no text', () => {
    expect(fault(Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e]) as never)).toMatch(/UTF-8/);
  });

  it('what is as large as allowed is read within two seconds of work', () => {
    const line = '<ItemIn quantity="1"><ItemID>x &amp; y</ItemID></ItemIn>';
    const text = `<r>${line.repeat(9_000)}</r>`;
    const since = process.cpuUsage();
    expect(read(text).children).toHaveLength(9_000);
    expect(workMs(since)).toBeLessThan(2000);
  });
});
