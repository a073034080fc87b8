import { type LifeTerms, lifeNames, readCompared, readTerm, readWatts, usualTerms } from '@mall/contract/procurement/compare.rules.ts';
import { useLocation, useNavigate, useNavigation } from 'react-router';

export type ComparePlace = {
  ids: readonly string[];
  /** The column that the others are held against. */
  base: string;
  only: boolean;
  differences: boolean;
  bests: boolean;
  terms: LifeTerms;
  /** Watts by column, as typed. */
  p0: readonly (number | null)[];
  pk: readonly (number | null)[];
};

/** Everything that the page shows stands in its address, so that a link shows a colleague the same. */
export const readPlace = (search: URLSearchParams): ComparePlace => {
  const ids = readCompared(search.get('specId') ?? '');
  const base = search.get('base') ?? '';
  return {
    ids,
    base: ids.includes(base) ? base : (ids[0] ?? ''),
    only: search.get('only') === '1',
    differences: search.get('mark') !== '0',
    bests: search.get('best') !== '0',
    terms: Object.fromEntries(lifeNames.map((name) => [name, readTerm(name, search.get(name))])) as LifeTerms,
    p0: readWatts(search.get('p0')),
    pk: readWatts(search.get('pk')),
  };
};

const watts = (list: readonly (number | null)[]): string => (list.some((one) => one != null) ? list.map((one) => one ?? '').join(',') : '');

/** What is usual is left out: the plainest address of a comparison is its goods alone. */
export const writePlace = (place: ComparePlace): string => {
  const { ids, base, only, differences, bests, terms, p0, pk } = place;
  const said: Record<string, string> = {
    base: base === ids[0] ? '' : base,
    only: only ? '1' : '',
    mark: differences ? '' : '0',
    best: bests ? '' : '0',
    ...Object.fromEntries(lifeNames.map((name) => [name, terms[name] === usualTerms[name] ? '' : String(terms[name])])),
    p0: watts(p0),
    pk: watts(pk),
  };
  // Commas may stand in an address as they are, and a link with them can be read.
  const parts = [`specId=${ids.join(',')}`, ...Object.entries(said).flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`]))];
  return ids.length === 0 ? '' : `?${parts.join('&')}`;
};

/** Without a column, and without what was typed for it. */
export const withoutColumn = (place: ComparePlace, id: string): ComparePlace => {
  const at = place.ids.indexOf(id);
  const drop = <T>(list: readonly T[]) => list.filter((_, index) => index !== at);
  const ids = drop(place.ids);
  return { ...place, ids, p0: drop(place.p0), pk: drop(place.pk), base: place.base === id ? (ids[0] ?? '') : place.base };
};

export const useComparePlace = (): ComparePlace & {
  go: (changes: Partial<ComparePlace>) => void;
  hrefOf: (place: ComparePlace) => string;
} => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const here = readPlace(new URLSearchParams(search));
  const ahead = next?.pathname === pathname ? readPlace(new URLSearchParams(next.search)) : here;
  // A box is ticked as soon as it is pressed; other goods are shown when they are there.
  const place = ahead.ids.join() === here.ids.join() ? ahead : here;
  const hrefOf = (to: ComparePlace) => `${pathname}${writePlace(to)}`;
  return {
    ...place,
    hrefOf,
    go: (changes) => void navigate(hrefOf({ ...place, ...changes }), { replace: true, preventScrollReset: true }),
  };
};
