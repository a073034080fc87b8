import { moneyTyped, type QuoteDraft } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { ShownLine } from '@mall/contract/inquiry/inquiry-data.ts';
import type { InvitationDetail, OwnQuote, QuoteSheet } from '@mall/contract/inquiry/invitation-data.ts';
import { fen, fromYuan, largestAmount, toYuan } from '@mall/contract/kernel/money.ts';

export type QuoteValues = {
  lines: { price: string; days: string }[];
  payTerms: string;
  validDays: string;
  warrantyMonths: string;
  taxRate: string;
  contact: string;
  phone: string;
  remark: string;
};

const usualDays = 30;
const usualMonths = 12;
const usualTaxRate = 13;

/** What the form begins with: the quote before, else what the store sells the goods for. */
export const firstQuote = ({ lines, prices }: Pick<InvitationDetail, 'lines' | 'prices'>, last: OwnQuote | undefined): QuoteValues => {
  const before = new Map(last?.lines.map((line) => [line.seq, line]));
  const now = new Map(prices.map(({ seq, price }) => [seq, price]));
  return {
    lines: lines.map(({ seq }) => ({ price: before.get(seq)?.price ?? now.get(seq) ?? '', days: String(before.get(seq)?.days ?? '') })),
    payTerms: last?.payTerms ?? '',
    validDays: String(last?.validDays ?? usualDays),
    warrantyMonths: String(last?.warrantyMonths ?? usualMonths),
    taxRate: last ? String(last.taxRate ?? '') : String(usualTaxRate),
    contact: last?.contact ?? '',
    phone: last?.phone ?? '',
    remark: last?.remark ?? '',
  };
};

/** What somebody typed earlier and did not submit goes before what was quoted. */
export const begunQuote = (found: Pick<InvitationDetail, 'lines' | 'prices' | 'draft'>, last: OwnQuote | undefined): QuoteValues => {
  if (!found.draft) return firstQuote(found, last);
  const { lines, files: _, ...typed } = found.draft.fields;
  const kept = new Map(lines.map((line) => [line.seq, line]));
  return { ...typed, lines: found.lines.map(({ seq }) => ({ price: kept.get(seq)?.price ?? '', days: kept.get(seq)?.days ?? '' })) };
};

/** What is typed, as it is kept until it is submitted. */
export const draftOfQuote = (
  { lines: typed, ...values }: QuoteValues,
  lines: readonly Pick<ShownLine, 'seq'>[],
  files: QuoteDraft['files'],
): QuoteDraft => ({
  ...values,
  lines: lines.map(({ seq }, at) => ({ seq, price: typed[at]?.price ?? '', days: typed[at]?.days ?? '' })),
  files,
});

/** The lines of a form with what a sheet said; what it left out stays as it was. */
export const withSheet = (
  typed: QuoteValues['lines'],
  lines: readonly Pick<ShownLine, 'seq'>[],
  sheet: QuoteSheet['lines'],
): QuoteValues['lines'] => {
  const said = new Map(sheet.map((line) => [line.seq, line]));
  return lines.map(({ seq }, at) => {
    const before = typed[at] ?? { price: '', days: '' };
    const line = said.get(seq);
    return line ? { price: line.price, days: line.days === null ? before.days : String(line.days) } : before;
  });
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
  // What is no number is for the rule to say; nothing at all is nothing said.
  taxRate: values.taxRate.trim() === '' ? undefined : (whole(values.taxRate) ?? -1),
  files,
});

type CellFault = { readonly message?: string | undefined } | undefined;
/** What a form says of its lines, by their place; a line that is right has nothing there. */
export type LineFaults = readonly ({ readonly price?: CellFault; readonly days?: CellFault } | null | undefined)[];

/** Every line that is not right yet: its number, and the codes of what is wrong in it. */
export const wrongLines = (faults: LineFaults, lines: readonly Pick<ShownLine, 'seq'>[]): { seq: number; codes: string[] }[] =>
  lines.flatMap(({ seq }, at) => {
    const codes = [faults[at]?.price, faults[at]?.days].flatMap((fault) => (fault ? [fault.message ?? ''] : []));
    return codes.length === 0 ? [] : [{ seq, codes }];
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

/** By how many per cent the priced lines differ from what the store sells the same goods for; nothing where it sells none of them. */
export const besideNow = (
  typed: QuoteValues['lines'],
  { lines, prices }: Pick<InvitationDetail, 'lines' | 'prices'>,
): number | undefined => {
  const now = new Map(prices.map(({ seq, price }) => [seq, fromYuan(price)]));
  let [quoted, sold] = [0, 0];
  for (const [at, { seq, num }] of lines.entries()) {
    const price = moneyTyped(typed[at]?.price ?? '');
    const selling = now.get(seq);
    if (price === undefined || selling === undefined) continue;
    quoted += fromYuan(price) * num;
    sold += selling * num;
  }
  return sold === 0 ? undefined : Math.round((quoted / sold - 1) * 1000) / 10;
};

/** Versions are counted by round. */
export const nextVersion = ({ round, quotes }: Pick<InvitationDetail, 'round' | 'quotes'>): number =>
  1 + (quotes.find((quote) => quote.round === round)?.version ?? 0);

/** The last day of a quote that is submitted today. */
export const validTo = (today: string, days: string): string | undefined => {
  const count = whole(days);
  const begin = Date.parse(`${today.slice(0, 10)}T00:00:00Z`);
  return count === undefined || count === 0 || Number.isNaN(begin)
    ? undefined
    : new Date(begin + count * 86_400_000).toISOString().slice(0, 10);
};
