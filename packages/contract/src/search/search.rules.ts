/** What the list pages and the server must agree on about the address of a search. */
export const searchSorts = ['relevance', 'sales', 'price_asc', 'price_desc', 'newest'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchPageSize = 20;
export const searchKeywordLength = 60;

/** Bounds of one filter, because each id asked for is looked at once per goods found. */
export const mostChosen = 50;
export const mostAttributes = 12;

/** Chosen values by attribute: those of one attribute widen, those of several narrow. */
export type ChosenAttrs = ReadonlyMap<string, readonly string[]>;

const id = String.raw`[1-9]\d{0,17}`;
export const idListPattern = new RegExp(`^${id}(,${id})*$`);
export const attrsPattern = new RegExp(`^${id}:${id}(,${id})*(;${id}:${id}(,${id})*)*$`);

/** '12:34,35;13:40' to {12: [34, 35], 13: [40]}. What is not so written is left out. */
export const parseAttrs = (text: string | undefined): Map<string, string[]> => {
  const chosen = new Map<string, string[]>();
  if (!text || !attrsPattern.test(text)) return chosen;
  for (const part of text.split(';')) {
    const [attributeId = '', values = ''] = part.split(':');
    chosen.set(attributeId, [...new Set([...(chosen.get(attributeId) ?? []), ...values.split(',')])]);
  }
  return chosen;
};

/** The other way: in order of id, so that the same choice has one address. Empty when nothing is chosen. */
export const formatAttrs = (chosen: ChosenAttrs): string =>
  [...chosen]
    .filter(([, values]) => values.length > 0)
    .toSorted(([left], [right]) => byNumber(left, right))
    .map(([attributeId, values]) => `${attributeId}:${[...new Set(values)].toSorted(byNumber).join(',')}`)
    .join(';');

const byNumber = (left: string, right: string): number => left.length - right.length || (left < right ? -1 : Number(left > right));
