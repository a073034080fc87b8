import { StoreMissing } from '../../store/store-missing.tsx';
import { storeRankingOutcome } from './store-home.queries.ts';
import { StoreRanking } from './store-ranking.tsx';

export const loader = storeRankingOutcome.loader;
export const clientLoader = storeRankingOutcome.clientLoader;

/** The second template of a store's home: what sells, in order, then its main classes as floors. */
export default function StoreRankingPage() {
  const outcome = storeRankingOutcome.useOutcome();
  return outcome.state === 'found' ? <StoreRanking store={outcome.found} here="ranking" /> : <StoreMissing />;
}
