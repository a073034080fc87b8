type Priced = { readonly price: string; readonly unit: string };

const rangeOf = (prices: readonly Priced[]): string => {
  const sorted = prices.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b));
  const [low, high] = [sorted[0], sorted.at(-1)];
  return low === high ? `¥${low}` : `¥${low} – ¥${high}`;
};

/** From the lowest price to the highest, of each unit apart: a reel is not a dear metre. */
export const pricesByUnit = (specs: readonly Priced[]): string =>
  [...Map.groupBy(specs, ({ unit }) => unit)].map(([unit, own]) => `${rangeOf(own)} / ${unit}`).join('；') || '—';
