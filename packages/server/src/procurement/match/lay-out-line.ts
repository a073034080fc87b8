import { cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { MatchedLine, MatchedSpec } from '@mall/contract/procurement/match.api.ts';
import { certainScore, mostAlternatives } from '@mall/contract/procurement/match.rules.ts';
import { convertUnit, isLengthUnit } from '@mall/grammar/sale-units.ts';
import type { FoundLine } from './find-line.ts';
import type { Match } from './find-matches.ts';
import type { Laid } from './laid.ts';
import { leastScore } from './least-score.ts';
import type { SpecNames } from './list-spec-names.ts';
import { heldToName } from './model-words.ts';
import { choicesLeft } from './open-choices.ts';
import { isCodeLike, type Prepared, quantityUnfound } from './prepare-line.ts';
import { compareScores, type Point, type Scored, scorePoints } from './score-match.ts';

const piecesOf = (number: number | undefined, factor: number | undefined): number | null =>
  number === undefined || factor === undefined ? null : Math.ceil(number * factor - 1e-6);

/** What was only guessed from a slip is never as good as what was said. */
const mostGuessed = 60;

/** What a code names and the words beside it deny has to be looked at as much as a guess. */
const againstWords = (against: readonly Point[], names: SpecNames): Scored => {
  const { differs } = scorePoints(heldToName(against, names), 'same');
  return { score: differs.length > 0 ? mostGuessed : 100, far: 0, agreed: [], differs };
};

const scored = ({ points, specId, kind, against = [] }: Match, { isGuess }: Pick<FoundLine, 'isGuess'>, { names }: Laid): Scored => {
  if (points.length === 0) return againstWords(against, names.get(specId) ?? nameless);
  const { score, ...rest } = scorePoints(heldToName(points, names.get(specId) ?? nameless), kind);
  return { ...rest, score: isGuess ? Math.min(score, mostGuessed) : score };
};
const nameless: SpecNames = { name: '', model: '', className: '' };

const specOf = (match: Match, card: GoodsCard, { read }: Prepared, found: FoundLine, laid: Laid): MatchedSpec => {
  const { kind, factor } = convertUnit(read.unit, card.unit, laid.names.get(card.specId)?.className ?? '', card.packLength);
  const { far: _, ...shown } = scored(match, found, laid);
  return {
    goodsId: card.goodsId,
    specId: card.specId,
    specName: card.specName,
    itemNumber: card.itemNumber,
    picture: card.picture,
    price: card.activityPrice ?? card.specSellPrice,
    unit: card.unit,
    ...(card.packLength !== undefined && { packLength: card.packLength }),
    ...(card.unitPrice !== undefined && { unitPrice: card.unitPrice }),
    minOrderQuantity: card.minOrderQuantity,
    ...(card.step !== undefined && { step: card.step }),
    specStorage: card.specStorage,
    leadDays: card.leadDays,
    storeId: card.storeId,
    storeName: card.storeName,
    ...shown,
    open: match.open,
    pieces: piecesOf(read.number, factor),
    conversion: kind,
    factor: factor ?? null,
  };
};

/**
 * Of one cable on reels of several lengths and by the metre, what so many metres are bought as: whole reels where they come out even, metres where a
 * line of the cart holds them, else as many reels as it takes.
 */
const packFor = (cards: readonly GoodsCard[], metres: number): GoodsCard | undefined => {
  const packed = cards
    .filter((card) => card.packLength !== undefined)
    .toSorted((one, other) => (other.packLength ?? 0) - (one.packLength ?? 0));
  const even = packed.find(({ packLength = 1 }) => packLength > 1 && metres % packLength === 0);
  const cut = packed.find(({ packLength, specStorage }) => packLength === 1 && metres <= Math.min(cartLineMost, specStorage));
  return (
    even ?? cut ?? packed.findLast(({ packLength = 1 }) => packLength > 1 && Math.ceil(metres / packLength) <= cartLineMost) ?? packed[0]
  );
};

const isPackaging = (name: string): boolean => name === '包装';

/** So many reels or rolls are bought as such; what one holds was not said and is asked, where it is also sold otherwise. */
const inReels = (match: Match, alike: readonly GoodsCard[], unit: string): Match => {
  const reels = alike.filter((card) => convertUnit(unit, card.unit, '').kind === 'same');
  const [first] = reels;
  if (!first) return match;
  const values = [...new Set(reels.map(({ packLength = 1, unit: of }) => `${packLength} m ${of}`))].slice(0, mostAlternatives);
  const isOnly = reels.length === alike.length && values.length === 1;
  return { ...match, specId: first.specId, open: isOnly ? match.open : [...match.open, { name: '包装', values }] };
};

/** The first match in the package that the quantity asks for. */
const packed = (match: Match, { read }: Prepared, { cards }: Laid): Match => {
  const own = cards.get(match.specId);
  if (own?.packLength === undefined) return match;
  const open = match.open.filter(({ name }) => !isPackaging(name));
  if (read.number === undefined) return { ...match, open };
  // Only sisters that are this cable: others differ in what is still open.
  const alike = open.length > 0 ? [own] : [own, ...match.sisters.flatMap((id) => cards.get(id) ?? [])];
  if (read.unit !== '' && !isLengthUnit(read.unit)) return inReels({ ...match, open }, alike, read.unit);
  const factor = convertUnit(read.unit || '米', '米', '').factor ?? 1;
  const chosen = packFor(alike, read.number * factor) ?? own;
  return { ...match, open, specId: chosen.specId };
};

const stateOf = (first: MatchedSpec | undefined, { by, isGuess, isTelling, unknown }: FoundLine): MatchedLine['state'] => {
  if (!first) return 'none';
  if (by !== 'words') return first.differs.length > 0 ? 'confirm' : 'certain';
  const agrees = first.differs.length === 0 && first.open.length === 0 && unknown.length === 0 && !isGuess && isTelling;
  return agrees && first.score >= certainScore ? 'certain' : 'confirm';
};

const hasStock = ({ cards }: Laid, { specId }: Match): boolean => (cards.get(specId)?.specStorage ?? 0) > 0;

/** How ill the package of a match fits how much is asked: by what share it is more; worst where no line of the cart holds it, or nobody knows how many it is. */
const misfit = (match: Match, one: Prepared, laid: Laid): number => {
  const card = laid.cards.get(packed(match, one, laid).specId);
  const { number, unit } = one.read;
  if (card?.packLength === undefined || number === undefined) return 0;
  const { factor } = convertUnit(unit, card.unit, laid.names.get(card.specId)?.className ?? '', card.packLength);
  if (factor === undefined) return 3;
  const wanted = number * factor;
  const pieces = piecesOf(number, factor) ?? 0;
  return pieces > cartLineMost ? 2 : Math.min(1, (pieces - wanted) / wanted);
};

/** A line with what was found for it, in the reader's units. */
export const layOut = (one: Prepared, found: FoundLine, laid: Laid): MatchedLine => {
  const shown = found.matches
    .map((match) => ({ match, ...scored(match, found, laid) }))
    .filter(({ match, score }) => laid.cards.has(match.specId) && score >= leastScore);
  const stock = ({ match }: { match: Match }) => (laid.stockFirst ? Number(hasStock(laid, match)) : 0);
  const sorted = shown.toSorted(
    (first, second) =>
      compareScores(first, second) || stock(second) - stock(first) || misfit(first.match, one, laid) - misfit(second.match, one, laid),
  );
  const choices = choicesLeft(sorted, found.spread, laid, one.read.number);
  const specs = sorted.slice(0, mostAlternatives + 1).flatMap(({ match }, nth) => {
    const chosen = nth === 0 ? packed(match, one, laid) : match;
    const card = laid.cards.get(chosen.specId);
    return card
      ? [
          specOf(
            nth === 0
              ? { ...chosen, open: [...choices, ...chosen.open.filter(({ name }) => choices.every((choice) => choice.name !== name))] }
              : chosen,
            card,
            one,
            found,
            laid,
          ),
        ]
      : [];
  });
  const agreed = new Set(specs[0]?.agreed.map(({ asked }) => asked));
  // A code that nothing has is not half known: its letters are no words that the mall lacks.
  const unknown = specs.length === 0 && isCodeLike(one.plain.text) ? [] : found.unknown.filter((typed) => !agreed.has(typed));
  const { typed, read } = specs.length === 0 ? quantityUnfound(one) : one;
  return {
    line: one.line.line,
    text: one.line.text,
    code: one.code,
    state: stateOf(specs[0], { ...found, unknown }),
    by: found.by,
    quantity: { typed, number: read.number ?? null, unit: read.unit, notes: read.notes },
    found: specs,
    unknown,
    suggestions: found.suggestions,
  };
};
