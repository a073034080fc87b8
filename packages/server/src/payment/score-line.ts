import type { LineDifference } from '@mall/contract/payment/statement.rules.ts';

/** A line of the bank, as far as it is compared. */
export type ScoredLine = { direction: 'in' | 'out'; amountFen: number; partyName: string; remark: string; reference: string; date: string };
/** A record of the books: every number by which it may be named, and everybody who may have paid it. */
export type ScoredRecord = {
  kind: 'payment' | 'refund';
  amountFen: number;
  names: readonly string[];
  keys: readonly string[];
  date: string;
};
export type Score = { score: number; difference: LineDifference; sure: boolean };

/** Money takes no longer than this between a channel and the bank. */
export const farthestDays = 3;
const points = { amount: 40, reference: 40, name: 12, noName: 8, day: 8, nextDay: 4 };
export const likelyFrom = 55;
/** Fewer figures name anything. */
const shortestTail = 6;

const dayOf = (date: string): number => Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / 86_400_000);

/** What may be a number of ours in what somebody wrote on a transfer. */
export const tokensOf = ({ reference, remark }: Pick<ScoredLine, 'reference' | 'remark'>): string[] =>
  [...new Set(`${reference} ${remark}`.toUpperCase().match(/[0-9A-Z]+/g) ?? [])].filter((token) => token.length >= shortestTail);
export const tailOf = (key: string): string => key.toUpperCase().slice(-shortestTail);

const names = (token: string, key: string): boolean => key.length >= token.length && key.toUpperCase().endsWith(token);

const plainName = (name: string): string => name.replaceAll(/[\s()（）·.,，]/g, '').replace(/(股份)?有限(责任)?公司$/, '');

/** Same, another, or not to be told. */
export const compareNames = (party: string, known: readonly string[]): 'same' | 'other' | 'unknown' => {
  const theirs = plainName(party);
  const ours = known.map(plainName).filter((name) => name !== '');
  if (theirs === '' || ours.length === 0) return 'unknown';
  return ours.some((name) => name.includes(theirs) || theirs.includes(name)) ? 'same' : 'other';
};

/** How sure it is that a line is a record, and what speaks against it. Undefined: they have nothing in common. */
export const scoreLine = (line: ScoredLine, record: ScoredRecord): Score | undefined => {
  if ((line.direction === 'in') !== (record.kind === 'payment')) return undefined;
  const days = Math.abs(dayOf(line.date) - dayOf(record.date));
  const amount = line.amountFen === record.amountFen;
  const reference = tokensOf(line).some((token) => record.keys.some((key) => names(token, key)));
  if (days > farthestDays || !(amount || reference)) return undefined;
  const name = compareNames(line.partyName, record.names);
  const score =
    (amount ? points.amount : 0) +
    (reference ? points.reference : 0) +
    { same: points.name, unknown: points.noName, other: 0 }[name] +
    (days === 0 ? points.day : days === 1 ? points.nextDay : 0);
  const difference = differenceOf({ amount, reference, days, otherName: name === 'other' });
  return { score, difference, sure: difference === '' };
};

const differenceOf = (found: { amount: boolean; reference: boolean; days: number; otherName: boolean }): LineDifference => {
  if (!found.amount) return 'amount';
  if (!found.reference) return 'reference';
  if (found.otherName) return 'name';
  return found.days > 0 ? 'day' : '';
};
