import { setTimeout as sleep } from 'node:timers/promises';
import { nodeNames } from './node-names.ts';

/** One thing that must be true on every node, and what was seen of it. */
export type Claim = { readonly name: string; readonly show: () => Promise<{ held: boolean; seen: string }> };

const nodes = nodeNames.map((_, node) => node);

/** Who is asked at that turn, when all are asked one after the other. */
export const inTurn = (at: number): number => at % nodes.length;

/** Asks every node again and again after a change, and tells until when each was asked and gave its old answer. */
export const everywhereWithin = async (
  withinMs: number,
  isNew: (node: number) => Promise<boolean>,
): Promise<{ held: boolean; seen: string }> => {
  const since = performance.now();
  const took = await Promise.all(
    nodes.map(async (node) => {
      for (let lastOld = 0; lastOld < 3 * withinMs; await sleep(25)) {
        const asked = performance.now();
        if (await isNew(node)) return Math.round(lastOld);
        lastOld = asked - since;
      }
      return Number.POSITIVE_INFINITY;
    }),
  );
  return {
    held: took.every((ms) => ms <= withinMs),
    seen: `old answers for ${took.join(', ')} ms at the nodes (at most ${withinMs})`,
  };
};

export const eachNode = <Answer>(ask: (node: number) => Promise<Answer>): Promise<Answer[]> => Promise.all(nodes.map(ask));
