import type { PlateFamily, PlateGroup } from './plate-book.ts';

/** A plate as an operator writes it down: `NDW3-{壳架电流:A}/{极数:P}`. Signs stand for themselves, a pair of braces for a figure of an attribute. */
export type PlateRule = { id: string; pattern: string; className: string };
type Piece = { sign: string } | { attribute: string; unit: string };

const braces = /\{([^{}:]{1,20})(?::([^{}:]{1,8}))?\}/gu;
const signs = /^[A-Za-z0-9\-/. ()]*$/;
const mostFigures = 6;

/** The pieces of a pattern; nothing where it cannot be read: a series first, then signs and figures in turn. */
const piecesOf = (pattern: string): Piece[] | undefined => {
  const pieces: Piece[] = [];
  let at = 0;
  const put = (sign: string) => {
    if (sign !== '') pieces.push({ sign });
    return signs.test(sign);
  };
  for (const match of pattern.matchAll(braces)) {
    if (!put(pattern.slice(at, match.index))) return undefined;
    // Two figures that touch could be cut anywhere.
    if (pieces.length === 0 || 'attribute' in (pieces.at(-1) as Piece)) return undefined;
    pieces.push({ attribute: (match[1] as string).trim(), unit: (match[2] ?? '').trim() });
    at = match.index + match[0].length;
  }
  if (!put(pattern.slice(at))) return undefined;
  const [first] = pieces;
  const figures = pieces.filter((piece) => 'attribute' in piece);
  const isSeries = first !== undefined && 'sign' in first && /^[A-Za-z][A-Za-z0-9]/.test(first.sign);
  const names = new Set(figures.map((piece) => ('attribute' in piece ? piece.attribute : '')));
  return isSeries && figures.length <= mostFigures && names.size === figures.length && !names.has('') ? pieces : undefined;
};

/** Hyphens and blanks are typed or left out, but for one that parts two figures: QWX3-7 is no QWX37. */
const asPattern = (sign: string, afterFigure = false): string =>
  sign.replaceAll(/[-/. ()]|[A-Za-z0-9]+/g, (part, at: number) => {
    if (part !== '-' && part !== ' ') return part.replaceAll(/[/.()]/g, '\\$&');
    return at === 0 && afterFigure ? '[- ]' : '[- ]?';
  });

/** A figure, with the parts that 8.7/15 and 3×240 join; what follows it on the plate joins nothing. Bounded, so that no text is slow to read. */
const figure = (next: string): string => {
  const joins = ['/', '×', 'x', '*', '+']
    .filter((one) => !next.startsWith(one))
    .map((one) => `\\${one}`.replace('\\x', 'x').replace('\\×', '×'));
  return `\\d{1,6}(?:\\.\\d{1,4})?(?:[${joins.join('')}]\\d{1,6}(?:\\.\\d{1,4})?){0,3}`;
};

const groupOf = ({ attribute, unit }: Extract<Piece, { attribute: string }>): PlateGroup => ({
  part: 'rating',
  attr: attribute,
  ...(unit !== '' && { unit, form: `{}${unit}` }),
});

/** The family that a rule stands for; nothing where the pattern cannot be read. Whatever stands behind the series may be left out from its end. */
export const plateFamily = ({ id, pattern, className }: PlateRule): PlateFamily | undefined => {
  const pieces = piecesOf(pattern.trim());
  if (!pieces) return undefined;
  const [first, ...rest] = pieces as [{ sign: string }, ...Piece[]];
  const series = first.sign.replace(/[-/. (]+$/, '');
  const groups: Record<string, PlateGroup> = { series: { part: 'series' } };
  let re = '';
  for (const [nth, piece] of [...rest.entries()].toReversed()) {
    const before = nth === 0 ? { sign: first.sign.slice(series.length) } : rest[nth - 1];
    if ('sign' in piece) {
      // A sign goes with the figure behind it; the last one stands alone.
      if (nth === rest.length - 1) re = `(?:${asPattern(piece.sign)})?`;
      continue;
    }
    const next = rest[nth + 1];
    const name = `g${nth}`;
    const unit = piece.unit === '' ? '' : `(?: ?${piece.unit.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')})?`;
    const parted = before && 'sign' in before ? asPattern(before.sign, nth > 0 || /\d$/.test(series)) : '';
    re = `(?:${parted}(?<${name}>${figure(next && 'sign' in next ? next.sign : '')})${unit}${re})?`;
    groups[name] = groupOf(piece);
  }
  return {
    id: `rule-${id}`,
    name: pattern,
    first: '',
    classes: [className],
    re: `(?<series>${asPattern(series)})${re}`,
    groups,
    examples: [],
    notConfused: [],
    nicknames: [],
  };
};
