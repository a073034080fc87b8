import { type Journal, openJournal } from './journal.ts';

export const taxModes = ['normal', 'slow', 'refuse', 'lost', 'twice', 'down'] as const;
/** How the gateway answers: at once; later, by a call; no; issues but its answer is lost; says it three times; not at all. */
export type TaxMode = (typeof taxModes)[number];

/** What a mall asked the tax gateway for, and the one answer that it has for it. */
export type TaxEntry = {
  askNo: string;
  kind: 'blue' | 'red';
  type: string;
  sellerName: string;
  title: { companyName?: string; personName?: string };
  amount: string;
  callbackUrl: string;
  arrivedAt: number;
  asks: number;
  word?: { state: 'issued'; code: string; number: string } | { state: 'refused'; text: string };
  /** What the mall answered to each call. */
  calls: readonly { at: number; status: number }[];
};
export type TaxBooks = Journal<TaxEntry>;

export const openTaxBooks = (folder: string | undefined): TaxBooks => openJournal(folder, 'tax.jsonl', ({ askNo }) => askNo);
