import { withoutTax } from '@mall/contract/catalogue/goods.rules.ts';
import type { ShelfSpec } from '@mall/contract/catalogue/shelf.api.ts';
import { moqMost, type SpecChange, stockMost } from '@mall/contract/catalogue/shelf.rules.ts';
import { fen, fromYuan, largestAmount, toYuan } from '@mall/contract/kernel/money.ts';
import { toHalfWidth } from '@mall/ui/half-width.ts';
import { readMoney } from '@mall/ui/money/money.rules.ts';

/** One row of the sheet as typed, beside what holds now. */
export type SpecDraft = {
  readonly spec: ShelfSpec;
  readonly goodsName: string;
  readonly price: string;
  readonly stock: string;
  readonly warnAt: string;
  readonly moq: string;
  readonly step: string;
  readonly leadDays: string;
  readonly on: boolean;
};
export type SpecColumn = 'price' | 'stock' | 'warnAt' | 'moq' | 'step' | 'leadDays';

const textOf = (number: number | null) => (number === null ? '' : String(number));

export const draftOf = (spec: ShelfSpec, goodsName: string): SpecDraft => ({
  spec,
  goodsName,
  price: spec.price,
  stock: String(spec.stock),
  warnAt: textOf(spec.warnAt),
  moq: textOf(spec.moq),
  step: textOf(spec.step),
  leadDays: String(spec.leadDays),
  on: spec.on,
});

const limits: Record<Exclude<SpecColumn, 'price'>, { least: number; most: number; empty: boolean }> = {
  stock: { least: 0, most: stockMost, empty: false },
  warnAt: { least: 0, most: stockMost, empty: true },
  moq: { least: 1, most: moqMost, empty: true },
  step: { least: 1, most: moqMost, empty: true },
  leadDays: { least: 0, most: 365, empty: false },
};

/** The number as people paste it: "1,200", full-width digits. Undefined: none. */
const readWhole = (typed: string): number | undefined => {
  const text = toHalfWidth(typed).replaceAll(/[\s,]/g, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

const priceOf = (typed: string): string | undefined => {
  const { fen: amount, fault } = readMoney(typed, { min: 1, max: largestAmount });
  return amount === null || fault !== null ? undefined : toYuan(fen(amount));
};

const isEmpty = (typed: string) => typed.trim() === '';

/** Why a cell cannot be used. */
export const cellFault = (draft: SpecDraft, column: SpecColumn): { why: 'price' | 'whole'; least: number; most: number } | null => {
  if (column === 'price') return priceOf(draft.price) === undefined ? { why: 'price', least: 0, most: 0 } : null;
  const { least, most, empty } = limits[column];
  if (empty && isEmpty(draft[column])) return null;
  const number = readWhole(draft[column]);
  return number !== undefined && number >= least && number <= most ? null : { why: 'whole', least, most };
};

const columns: readonly SpecColumn[] = ['price', 'stock', 'warnAt', 'moq', 'step', 'leadDays'];

export const faultCount = (drafts: readonly SpecDraft[]): number =>
  drafts.reduce((sum, draft) => sum + columns.filter((column) => cellFault(draft, column) !== null).length, 0);

const wholeOrNull = (typed: string) => (isEmpty(typed) ? null : (readWhole(typed) ?? null));

/** Whether a cell says something else than what holds; one that cannot be read does. */
export const isChanged = (draft: SpecDraft, column: SpecColumn | 'on'): boolean => {
  const { spec } = draft;
  if (column === 'on') return draft.on !== spec.on;
  if (column === 'price') return priceOf(draft.price) !== spec.price;
  if (column === 'warnAt' || column === 'moq' || column === 'step')
    return cellFault(draft, column) !== null || wholeOrNull(draft[column]) !== spec[column];
  return readWhole(draft[column]) !== spec[column];
};

/** What is asked of the server: the cells that are other than what holds, and no others, so that two who type in one sheet do not undo each other. */
export const changesOf = (drafts: readonly SpecDraft[]): SpecChange[] =>
  drafts.flatMap((draft) => {
    const price = priceOf(draft.price);
    const change: SpecChange = {
      specId: draft.spec.specId,
      ...(price !== undefined && isChanged(draft, 'price') && { price }),
      ...(isChanged(draft, 'stock') && { stock: readWhole(draft.stock) ?? 0 }),
      ...(isChanged(draft, 'warnAt') && { warnAt: wholeOrNull(draft.warnAt) }),
      ...(isChanged(draft, 'moq') && { moq: wholeOrNull(draft.moq) }),
      ...(isChanged(draft, 'step') && { step: wholeOrNull(draft.step) }),
      ...(isChanged(draft, 'leadDays') && { leadDays: readWhole(draft.leadDays) ?? 0 }),
      ...(isChanged(draft, 'on') && { on: draft.on }),
    };
    return Object.keys(change).length > 1 ? [change] : [];
  });

export const untaxedOf = ({ price, spec }: SpecDraft): string | null => {
  const read = priceOf(price);
  return read === undefined ? null : toYuan(withoutTax(fromYuan(read), spec.taxRate));
};

/** Every price so many per cent higher or lower, to the fen; those that an activity has fixed are left out. */
export const scalePrices = (drafts: readonly SpecDraft[], percent: number): { drafts: SpecDraft[]; skipped: number } => {
  const scaled = drafts.map((draft) => {
    const price = draft.spec.fixedUntil === null ? priceOf(draft.price) : undefined;
    if (price === undefined) return draft;
    const next = Math.min(largestAmount, Math.max(1, Math.round((fromYuan(price) * (100 + percent)) / 100)));
    return { ...draft, price: toYuan(fen(next)) };
  });
  return { drafts: scaled, skipped: drafts.filter(({ spec }) => spec.fixedUntil !== null).length };
};

/** The per cent that was typed: "-2.5", "＋3%"; undefined where it is none or leaves no price. */
export const readPercent = (typed: string): number | undefined => {
  const text = toHalfWidth(typed)
    .replaceAll(/[\s%+]/g, '')
    .replace('−', '-');
  if (!/^-?\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined;
  const percent = Number(text);
  return percent > -100 && percent <= 500 && percent !== 0 ? percent : undefined;
};
