import type { Id } from '@mall/contract/kernel/fields.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import type { Tx } from '../../kernel/db.ts';
import { wordOf } from '../../kernel/word-of.ts';
import { planOf } from '../../search/find-with-help.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { findMatches, type Match, type Matches, type Spread } from './find-matches.ts';
import { isNumber } from './find-numbers.ts';
import { namesOther } from './kind-of-match.ts';
import { leastScore } from './least-score.ts';
import { isCodeLike, type Prepared } from './prepare-line.ts';
import { lost, type Point, pointsOf, scorePoints } from './score-match.ts';

export type FoundLine = {
  by: 'code' | 'number' | 'words';
  matches: Match[];
  unknown: string[];
  isGuess: boolean;
  /** Whether it says more than what kind of thing it is. */
  isTelling: boolean;
  suggestions: string[];
  spread: Spread;
};

const mostSuggestions = 4;
const mostLeftShown = 40;

type NamedSpec = { goodsId: Id; specId: Id; classId: Id };

/**
 * What the words of a line say otherwise than the spec that its code names: 400A beside the code of a breaker of 250A, or another kind of thing. What
 * the spec says nothing of is no contradiction.
 */
const contradictions = (engine: SearchEngine, { plain: { text } }: Prepared, { goodsId, specId, classId }: NamedSpec): Point[] => {
  if (text === '' || isNumber(text) || isCodeLike(text)) return [];
  const values = engine.specValues?.(goodsId).get(specId);
  if (!values) return [];
  const { book } = engine;
  const plan = planOf(engine, text);
  const points = pointsOf(book, plan, new Set(), { values: new Set(values), classId });
  const against = points.filter(
    ({ isMet, isSoft, has, models, step }) => !isMet && !isSoft && step !== 'same_class' && (has !== '' || models.length > 0),
  );
  if (!namesOther(book, plan, classId)) return against;
  const has = book.classes.get(classId)?.names.zh ?? '';
  return [...against, lost(cutText(text, mostLeftShown), has, 1)];
};

/** What was named by a code or a number is that, unless the line itself says otherwise. */
const named = (engine: SearchEngine, one: Prepared, by: 'code' | 'number', { classId, ...spec }: NamedSpec): FoundLine => ({
  by,
  matches: [
    {
      ...spec,
      sisters: [],
      open: [],
      points: [],
      traits: new Map(),
      kind: 'same',
      against: contradictions(engine, one, { classId, ...spec }),
    },
  ],
  unknown: [],
  isGuess: false,
  isTelling: true,
  suggestions: [],
  spread: new Map(),
});

const best = ({ found: [first] }: Matches): number => (first ? scorePoints(first.points, first.kind).score : -1);

/** Makers that the line names: the mall sells other brands, so none of them is had, and that is said. */
const brandOf = ({ line, plain }: Prepared): string[] => {
  if (plain.isBrandFree) return [];
  const column = (line.brand ?? '')
    .normalize('NFKC')
    .split(/[/、,;]|或/u)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^(?:国产|进口|不限|自选|合格)$/u.test(name));
  return [...new Set([...plain.brands, ...column])];
};

const hasBrand = ({ book }: SearchEngine, name: string): boolean =>
  [...book.brands.values()].some((brand) => brand.name === name || brand.enName.toLowerCase() === name.toLowerCase());

/** Texts by which a line may be found, the likeliest first: as it stands; without what stands in brackets. */
const textsOf = ({ plain: { text } }: Prepared): string[] => {
  const bare = text
    .replace(/[(（【[][^()（）【】[\]]*[)）】\]]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...new Set([text, bare])].filter((one) => one.length > 1);
};

const byWords = async (tx: Tx, engine: SearchEngine, one: Prepared): Promise<FoundLine> => {
  const brands = brandOf(one);
  const own = brands.find((name) => hasBrand(engine, name));
  let found: Matches = { found: [], unknown: [], isGuess: false, isTelling: false, spread: new Map(), nearest: [] };
  for (const text of textsOf(one)) {
    const next = await findMatches(tx, engine, own ? `${own} ${text}` : text);
    if (best(next) > best(found)) found = next;
    if (best(found) >= 100) break;
  }
  // A line that is longer than is read is no less to be looked at than one that names a maker whom the mall lacks.
  const unread = one.left === '' ? [] : [cutText(one.left, mostLeftShown)];
  const missed = [...(own ? [] : brands), ...unread].map((asked) => lost(asked, '', 1));
  return {
    by: 'words',
    matches: found.found.map((match) => ({ ...match, points: [...match.points, ...missed] })),
    unknown: [...found.unknown, ...unread],
    isGuess: found.isGuess,
    isTelling: found.isTelling,
    spread: found.spread,
    suggestions:
      best(found) >= leastScore ? [] : [...new Set([...found.nearest, ...suggest(engine, one.plain.text)])].slice(0, mostSuggestions),
  };
};

/** Classes that share signs with what was typed. */
const suggest = ({ book }: SearchEngine, text: string): string[] => {
  const signs = [...new Set(text.match(/\p{Script=Han}/gu) ?? [])];
  return [...book.classes.values()]
    .filter((one) => one.shown && one.level === 3)
    .map((one) => ({ name: wordOf(one.names, 'zh'), shared: signs.filter((sign) => one.names.zh.includes(sign)).length }))
    .filter(({ shared }) => shared > 1)
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, mostSuggestions)
    .map(({ name }) => name);
};

export const findLine = { named, byWords };
