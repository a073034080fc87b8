import { create } from 'zustand';
import type { Quantities } from './matrix.rules.ts';

/** Outside the page, because each tab is a page of its own and must not lose what was typed beside it. */
const useFilled = create<{ of: string; quantities: Quantities }>(() => ({ of: '', quantities: {} }));

/** What is filled in for a goods; until somebody fills anything, `first` stands there and follows the spec shown. */
export const useQuantities = (goodsId: string, first: Quantities) => {
  const filled = useFilled();
  const typed = filled.of === goodsId ? filled.quantities : undefined;
  const quantities = typed ?? first;
  return {
    quantities,
    // Who fills in another row did not ask for the one that stood there: it gives way.
    put: (specId: string, num: number) => useFilled.setState({ of: goodsId, quantities: { ...typed, [specId]: num } }),
    /** Only these stay: what could not be added. */
    keep: (specIds: readonly string[]) =>
      useFilled.setState({
        of: specIds.length === 0 ? '' : goodsId,
        quantities: Object.fromEntries(specIds.map((id) => [id, quantities[id] ?? 0])),
      }),
  };
};
