import { moneyTyped } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { ShownLine } from '@mall/contract/inquiry/inquiry-data.ts';
import type { InvitationDetail, OwnQuote } from '@mall/contract/inquiry/invitation-data.ts';
import { fen, fromYuan, largestAmount, toYuan } from '@mall/contract/kernel/money.ts';

export type QuoteValues = {
  lines: { price: string; days: string }[];
  payTerms: string;
  validDays: string;
  warrantyMonths: string;
  contact: string;
  phone: string;
  remark: string;
};

const usualDays = 30;
const usualMonths = 12;

/** What the form begins with: the quote before, else what the store sells the goods for. */
export const firstQuote = ({ lines, prices }: Pick<InvitationDetail, 'lines' | 'prices'>, last: OwnQuote | undefined): QuoteValues => {
  const before = new Map(last?.lines.map((line) => [line.seq, line]));
  const now = new Map(prices.map(({ seq, price }) => [seq, price]));
  return {
    lines: lines.map(({ seq }) => ({ price: before.get(seq)?.price ?? now.get(seq) ?? '', days: String(before.get(seq)?.days ?? '') })),
    payTerms: last?.payTerms ?? '',
    validDays: String(last?.validDays ?? usualDays),
    warrantyMonths: String(last?.warrantyMonths ?? usualMonths),
    contact: last?.contact ?? '',
    phone: last?.phone ?? '',
    remark: last?.remark ?? '',
  };
};

const whole = (typed: string): number | undefined => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined);

/** What is typed, as the rules of a quote read it. */
export const shapeOfQuote = (values: QuoteValues, lines: readonly ShownLine[], files: readonly { url: string; name: string }[]) => ({
  ...values,
  lines: lines.map(({ seq }, at) => ({
    seq,
    price: moneyTyped(values.lines[at]?.price ?? ''),
    days: whole(values.lines[at]?.days ?? ''),
  })),
  validDays: whole(values.validDays),
  warrantyMonths: whole(values.warrantyMonths || '0'),
  files,
});

export const lineAmount = (price: string, num: number): string | undefined => {
  const sum = fromYuan(moneyTyped(price) ?? '0.00') * num;
  return moneyTyped(price) === undefined || sum > largestAmount ? undefined : toYuan(fen(sum));
};

/** What all lines cost; nothing while one of them has no price. */
export const quoteSum = (typed: QuoteValues['lines'], lines: readonly ShownLine[]): string | undefined => {
  const amounts = lines.map(({ num }, at) => lineAmount(typed[at]?.price ?? '', num));
  if (amounts.some((one) => one === undefined)) return undefined;
  const sum = amounts.reduce((all, one) => all + fromYuan(one ?? '0.00'), 0);
  return sum > largestAmount ? undefined : toYuan(fen(sum));
};
