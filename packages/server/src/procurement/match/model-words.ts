import type { Point } from './score-match.ts';

/** Beginnings of the words of a name, up to a hyphen, slash or bracket: S22-M-400kVA is an S22-M, but YJV22 is no YJV. */
const modelsIn = (name: string): Set<string> => {
  const found = new Set<string>();
  for (const word of name.toLowerCase().split(/\s+/u)) {
    const parts = word.split(/[-/()]/u);
    for (let end = 1; end <= parts.length; end += 1) found.add(parts.slice(0, end).join(''));
  }
  return found;
};

const withoutFire = (model: string): string => model.replace(/^(?:wdz[a-d]?n?|z[a-drn]?|nh)(?=[a-z]{2})/u, '');
const longestCommon = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** The same but for how it burns, or of the same series: KYN28 for KYN28A. A letter that says aluminium makes another. */
const nearModel = (asked: readonly string[], had: ReadonlySet<string>): boolean =>
  asked.some((model) =>
    [...had].some(
      (other) =>
        other.length > 2 &&
        (withoutFire(other) === withoutFire(model) || (/\d/.test(model) && longestCommon(model, other) >= Math.max(4, model.length * 0.6))),
    ),
  );

/** A kind by its letters, and behind them the maker's own number: DDZY100 is a DDZY. Two digits are armour: YJV22 is no YJV. */
const isNumbered = (model: string, other: string): boolean =>
  /^[a-z]{3,}$/u.test(model) && other.startsWith(model) && /^\d{3,}$/u.test(other.slice(model.length));

const isNamed = (asked: readonly string[], had: ReadonlySet<string>): boolean =>
  asked.some((model) => had.has(model) || [...had].some((other) => isNumbered(model, other)));

/** Words that stand in the name itself are had, whatever found it. */
const standsIn = ({ asked, has }: Point, name: string): boolean => {
  const [typed, shown] = [asked.toLowerCase(), name.toLowerCase()];
  if (has !== '' || typed.length < 2) return false;
  return /\d/.test(typed) ? shown.split(/\s+/u).includes(typed) : shown.includes(typed);
};

/** A model counts where the name of the spec has it, whatever else of the goods says so; else the spec's own is said. */
export const heldToName = (points: readonly Point[], { name, model }: { name: string; model: string }): Point[] => {
  const models = modelsIn(name);
  return points.map((point) => {
    if (point.models.length === 0) return !point.isMet && standsIn(point, name) ? { ...point, has: '', isMet: true, share: 1 } : point;
    if (isNamed(point.models, models)) return { ...point, has: '', isMet: true, share: 1 };
    return { ...point, isMet: false, has: model, share: nearModel(point.models, models) ? 0.5 : 0 };
  });
};
