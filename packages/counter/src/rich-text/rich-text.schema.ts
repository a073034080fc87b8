import { DOMParser, Schema } from 'prosemirror-model';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';
import { tableNodes } from 'prosemirror-tables';

/** What an article may hold: no more than the server's own cleaning lets through, so that nothing is shown while writing that is gone afterwards. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      attrs: { level: { default: 2 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      // The page has the only h1.
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        ...[2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
        { tag: 'h5', attrs: { level: 4 } },
        { tag: 'h6', attrs: { level: 4 } },
      ],
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    code_block: {
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    bullet_list: { ...bulletList, content: 'list_item+', group: 'block' },
    ordered_list: { ...orderedList, content: 'list_item+', group: 'block' },
    list_item: { ...listItem, content: 'paragraph block*' },
    ...tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: {} }),
    text: { group: 'inline' },
    image: {
      inline: true,
      attrs: { src: {}, alt: { default: '' } },
      group: 'inline',
      draggable: true,
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (element) => ({ src: element.getAttribute('src') ?? '', alt: element.getAttribute('alt') ?? '' }),
        },
      ],
      toDOM: ({ attrs }) => ['img', { src: attrs['src'], alt: attrs['alt'] }],
    },
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') ?? '' }) }],
      toDOM: ({ attrs }) => ['a', { href: attrs['href'] }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b' },
        { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[5-9]\d{2})$/.test(value) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    u: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
    s: { parseDOM: [{ tag: 's' }], toDOM: () => ['s', 0] },
    sub: { parseDOM: [{ tag: 'sub' }], excludes: 'sup', toDOM: () => ['sub', 0] },
    sup: { parseDOM: [{ tag: 'sup' }], excludes: 'sub', toDOM: () => ['sup', 0] },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});

/** Text that comes from elsewhere leaves its pictures there: they may vanish, they watch who reads, and these sites show none from outside. */
export const pasteParser = new DOMParser(
  schema,
  DOMParser.fromSchema(schema).rules.map((rule) => (rule.tag === 'img[src]' ? { ...rule, tag: 'img[src^="/media/"]' } : rule)),
);
