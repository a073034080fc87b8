import type { FreightTemplate } from '@mall/contract/catalogue/freight.api.ts';
import type { FreightBy, FreightRow } from '@mall/contract/catalogue/freight.rules.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';

/** A row as it is typed: portions in pieces or kilograms, money in fen. */
export type DraftRow = {
  key: string;
  provinceIds: string[];
  served: boolean;
  first: string;
  firstFee: number | null;
  more: string;
  moreFee: number | null;
  freeFrom: number | null;
  days: string;
};
export type Draft = { name: string; by: FreightBy; usual: boolean; rows: DraftRow[] };

const typedPortion = (by: FreightBy, num: number): string => String(by === 'weight' ? num / 1000 : num);

const rowOf = (by: FreightBy, row: FreightRow, at: number): DraftRow => ({
  key: `row ${at}`,
  provinceIds: row.provinceIds,
  served: row.served,
  first: typedPortion(by, row.first),
  firstFee: fromYuan(row.firstFee),
  more: typedPortion(by, row.more),
  moreFee: fromYuan(row.moreFee),
  freeFrom: row.freeFrom === null ? null : fromYuan(row.freeFrom),
  days: String(row.days),
});

export const draftOf = ({ name, by, usual, rows }: Pick<FreightTemplate, 'name' | 'by' | 'usual' | 'rows'>): Draft => ({
  name,
  by,
  usual,
  rows: rows.map((row, at) => rowOf(by, row, at)),
});

export const emptyDraft: Draft = draftOf({
  name: '',
  by: 'amount',
  usual: false,
  rows: [{ provinceIds: [], served: true, first: 1, firstFee: '10.00', more: 1, moreFee: '0.00', freeFrom: null, days: 3 }],
});

/** Another row begins as the one for all others stands. */
export const nextRow = (rows: readonly DraftRow[]): DraftRow => {
  const [first] = rows as readonly [DraftRow];
  return { ...first, key: `row ${Math.max(...rows.map(({ key }) => Number(key.slice(4)))) + 1}`, provinceIds: [], served: true };
};

// What is no number stays none, so that the rules say so.
const wholeOf = (text: string, times = 1): number => (text.trim() === '' ? Number.NaN : Math.round(Number(text) * times * 1000) / 1000);
const yuan = (amount: number | null): string => (amount === null ? '' : toYuan(fen(amount)));

/** What the contract's rules look at. What a way is not charged by stands at its least; where nothing is sent nothing is asked. */
export const fieldsOf = ({ name, by, usual, rows }: Draft) => ({
  name,
  by,
  usual,
  rows: rows.map((row) => {
    const idle = by === 'amount' || !row.served;
    const times = by === 'weight' ? 1000 : 1;
    return {
      provinceIds: row.provinceIds,
      served: row.served,
      first: idle ? 1 : wholeOf(row.first, times),
      firstFee: row.served ? yuan(row.firstFee) : '0.00',
      more: idle ? 1 : wholeOf(row.more, times),
      moreFee: idle ? '0.00' : yuan(row.moreFee),
      freeFrom: row.freeFrom === null || !row.served ? null : yuan(row.freeFrom),
      days: row.served ? wholeOf(row.days) : 0,
    };
  }),
});
