import { compareMany, leastRead } from '../compare-reads.ts';
import type { Mall } from '../open-mall.ts';
import type { Row } from '../report.ts';
import { makeListings, makeOtherWords, makeSearches, neverRepeated, tipPaths } from './search-queries.ts';

/** Searches with their counts, class pages and tips. */
export const compareSearch = async (mall: Mall): Promise<(() => Promise<Row>)[]> => {
  const searches = await makeSearches(mall.mall);
  const listings = await makeListings(mall.mall);
  const fresh = neverRepeated(searches);
  const others = await makeOtherWords(mall.mall);
  const leastFresh = mall.goods >= 1_000_000 ? 1 / 10 : mall.goods >= 100_000 ? 1 / 6 : 1 / 5;
  return [
    () => compareMany('search with counts, 500 different in turn', mall, searches, leastRead),
    () =>
      compareMany(
        `the same with the recall of searches of no use (${fresh.length.toLocaleString('en')} different in turn)`,
        mall,
        fresh,
        leastFresh,
      ),
    () =>
      compareMany(
        `words that nobody has typed together before (${others.length.toLocaleString('en')} different in turn; each of them was typed)`,
        mall,
        others,
        leastFresh,
      ),
    () => compareMany('class page with counts, every class', mall, listings, leastRead),
    () => compareMany('tips', mall, tipPaths, 1 / 3),
  ];
};
