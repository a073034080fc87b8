import { setTimeout as sleep } from 'node:timers/promises';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { shareOf } from './share-of.ts';

const pauseMs = 100;

/** A visitor who searches again and again while the mall is at something; `end` says how long his searches took. */
export const searchMeanwhile = (url: string): { end: () => Promise<{ p50: number; p95: number; said: string }> } => {
  const took: number[] = [];
  const bound = { isDone: false };
  const visit = async () => {
    while (!bound.isDone) {
      const since = performance.now();
      await (await fetch(`${url}/api${searchApi.goods.path}?keyword=${encodeURIComponent('塑壳断路器 250A')}`)).text();
      took.push(performance.now() - since);
      await sleep(pauseMs);
    }
  };
  const visiting = visit();
  // Where the work itself fails its failure is what is told, not that the mall was gone then.
  visiting.catch(() => {});
  return {
    end: async () => {
      bound.isDone = true;
      await visiting;
      const [p50, p95] = [shareOf(took, 0.5), shareOf(took, 0.95)];
      return { p50, p95, said: `a search meanwhile: p50 ${p50} ms, p95 ${p95} ms` };
    },
  };
};
