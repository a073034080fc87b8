import sanitize from 'sanitize-html';

const blocks = 'h2 h3 h4 p br hr blockquote pre code ul ol li dl dt dd figure figcaption';
const inside = 'a b strong i em u s sub sup span img';
const tables = 'table caption thead tbody tr th td';

const written: sanitize.IOptions = {
  allowedTags: [blocks, inside, tables].flatMap((tags) => tags.split(' ')),
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page has the only h1.
    h1: 'h2',
    a: (tagName, attribs) => {
      const outside = /^https?:/i.test(attribs['href'] ?? '');
      return {
        tagName,
        attribs: {
          ...(attribs['href'] !== undefined && { href: attribs['href'] }),
          ...(attribs['title'] !== undefined && { title: attribs['title'] }),
          // Another site must not reach the window that opened it.
          ...(outside && { target: '_blank', rel: 'noopener noreferrer' }),
        },
      };
    },
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
};

/** The text of an article as it may be shown: every writer of `article.body` passes here, so that readers need not. */
export const cleanHtml = (html: string): string => sanitize(html, written).trim();
