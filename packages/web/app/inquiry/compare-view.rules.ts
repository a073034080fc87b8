import type { ComparedQuote, QuoteVersion } from '@mall/contract/inquiry/inquiry-data.ts';
import { withoutTax } from '@mall/contract/inquiry/tax.rules.ts';
import { changesOf } from '@mall/contract/inquiry/versions.rules.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';

export type Tax = 'gross' | 'net';

/** An amount as it is looked at; nothing where the quote does not say its tax. */
const seenAmount = (amount: string, taxRate: number | null, tax: Tax): string | null =>
  tax === 'gross' ? amount : withoutTax(amount, taxRate);

/** Which of some amounts is the least, by place; nobody is where there is nothing to compare. */
const leastOf = (amounts: readonly (string | null)[]): boolean[] => {
  const known = amounts.flatMap((amount) => (amount === null ? [] : [fromYuan(amount)]));
  const least = Math.min(...known);
  return amounts.map((amount) => known.length > 1 && amount !== null && fromYuan(amount) === least);
};

type Seen = { price: string | null; amount: string | null; lowest: boolean };

/** A line across the quotes, in their order; null where one has no such line. Without tax another may be the cheapest. */
export const seenLine = (quotes: readonly ComparedQuote[], seq: number, tax: Tax): (Seen | null)[] => {
  const lines = quotes.map((quote) => quote.lines.find((line) => line.seq === seq));
  const prices = lines.map((line, nth) => (line ? seenAmount(line.price, quotes[nth]?.taxRate ?? null, tax) : null));
  const least = leastOf(prices);
  return lines.map((line, nth) =>
    line
      ? {
          price: prices[nth] ?? null,
          amount: seenAmount(line.amount, quotes[nth]?.taxRate ?? null, tax),
          lowest: tax === 'gross' ? line.lowest : (least[nth] ?? false),
        }
      : null,
  );
};

export const seenTotals = (quotes: readonly ComparedQuote[], tax: Tax): { total: string | null; lowest: boolean }[] => {
  const totals = quotes.map(({ total, taxRate }) => seenAmount(total, taxRate, tax));
  const least = leastOf(totals);
  return quotes.map((quote, nth) => ({ total: totals[nth] ?? null, lowest: tax === 'gross' ? quote.lowest : (least[nth] ?? false) }));
};

export type SeenChange = { round: number; version: number; before: string | null; after: string | null };

/** What a supplier changed in a line, or in all with `undefined`, from version to version. */
export const seenChanges = (versions: readonly QuoteVersion[], seq: number | undefined, tax: Tax): SeenChange[] => {
  const changes =
    seq === undefined
      ? versions.flatMap((to, nth) => {
          const from = versions[nth - 1];
          return !from || from.total === to.total ? [] : [{ from, to, before: from.total, after: to.total }];
        })
      : changesOf(versions).filter((change) => change.seq === seq);
  return changes.map(({ from, to, before, after }) => ({
    round: to.round,
    version: to.version,
    before: seenAmount(before, from.taxRate, tax),
    after: seenAmount(after, to.taxRate, tax),
  }));
};
