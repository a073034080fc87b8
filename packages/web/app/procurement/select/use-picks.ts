import { useState } from 'react';

/** A spec chosen for a list, and how many of it. */
export type Picked = { readonly specId: string; readonly name: string; readonly num: number };

export type Picks = {
  readonly list: readonly Picked[];
  readonly numOf: (specId: string) => number;
  /** 0 takes it out. */
  readonly put: (pick: Picked) => void;
  readonly clear: () => void;
};

/** What was chosen stays while one turns the pages and changes filters. */
export const usePicks = (first: readonly Picked[] = []): Picks => {
  const [picked, setPicked] = useState<ReadonlyMap<string, Picked>>(() => new Map(first.map((one) => [one.specId, one])));
  return {
    list: [...picked.values()],
    numOf: (specId) => picked.get(specId)?.num ?? 0,
    put: (pick) => {
      const next = new Map(picked);
      if (pick.num === 0) next.delete(pick.specId);
      else next.set(pick.specId, pick);
      setPicked(next);
    },
    clear: () => setPicked(new Map()),
  };
};
