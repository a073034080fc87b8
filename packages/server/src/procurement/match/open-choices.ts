import { certainScore, mostAlternatives } from '@mall/contract/procurement/match.rules.ts';
import type { Match, Spread } from './find-matches.ts';
import type { Laid } from './laid.ts';

type Ranked = { match: Match; score: number };

/** From this price, or this sum of a line, in yuan, also what only others of the kind have is asked. */
const costly = { price: 1000, sum: 20_000 };
const mostChoices = 4;

/** By these a costly thing is right or wrong, even where only one that fits stands here. */
const deciding = /^(?:额定电压|电压组合|额定电流|额定容量|额定短路开断电流|额定开断电流|柜型方案)$/u;

const priceOf = ({ cards }: Laid, { match }: Ranked): number => {
  const card = cards.get(match.specId);
  return card ? Number(card.activityPrice ?? card.specSellPrice) : 0;
};

/** Attributes in which some differ and that were not asked for; only what stands in the names, for by that one chooses. */
const differing = (some: readonly Ranked[], { names }: Laid, counts: (name: string) => boolean): Match['open'] => {
  const [first] = some;
  if (!first) return [];
  const asked = new Set(first.match.points.map(({ name }) => name));
  return [...first.match.traits.keys()]
    .filter((name) => !asked.has(name) && name !== '包装' && counts(name))
    .map((name) => ({
      name,
      values: [
        ...new Set(
          some.flatMap(({ match }) => {
            const text = match.traits.get(name);
            return text !== undefined && (names.get(match.specId)?.name ?? '').includes(text) ? [text] : [];
          }),
        ),
      ].slice(0, mostAlternatives),
    }))
    .filter(({ values }) => values.length > 1);
};

/** What all that fit have of attributes that stand in the name and were not asked for: by these one chooses, whatever a thing costs. */
const spreadWide = ({ match }: Ranked, spread: Spread, { names }: Laid): Match['open'] => {
  const asked = new Set(match.points.map(({ name }) => name));
  const own = names.get(match.specId)?.name ?? '';
  return [...match.traits]
    .filter(([name, text]) => !asked.has(name) && name !== '包装' && own.includes(text) && (spread.get(name)?.length ?? 0) > 1)
    .map(([name, text]) => ({ name, values: [...new Set([text, ...(spread.get(name) ?? [])])].slice(0, mostAlternatives) }));
};

/**
 * What a line leaves open between different goods that fit alike: of which kind it is (CT 600/5 may be of low or of medium voltage), what stands in their
 * names, and of what is dear everything that tells it apart from others as good.
 */
export const choicesLeft = (sorted: readonly Ranked[], spread: Spread, laid: Laid, wanted = 1): Match['open'] => {
  const [first] = sorted;
  if (!first || first.match.points.length === 0) return [];
  const kindOf = ({ match }: Ranked) => laid.names.get(match.specId)?.className ?? '';
  const alike = sorted.filter(({ score }) => score === first.score);
  const kinds = [...new Set(alike.map(kindOf).filter(Boolean))];
  if (kinds.length > 1) return [{ name: '类别', values: kinds.slice(0, mostAlternatives) }];
  if (first.score < certainScore) return [];
  const wide = [...spreadWide(first, spread, laid), ...differing(alike, laid, () => true)];
  const dearest = Math.max(...alike.map((one) => priceOf(laid, one)));
  const ofKind = sorted.filter((one) => kindOf(one) === kindOf(first));
  const isDear = dearest >= costly.price || dearest * wanted >= costly.sum;
  const choices = isDear ? [...wide, ...differing(ofKind, laid, (name) => deciding.test(name))] : wide;
  return choices.filter(({ name }, nth) => choices.findIndex((one) => one.name === name) === nth).slice(0, mostChoices);
};
