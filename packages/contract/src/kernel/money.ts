import * as z from 'zod';

/** Money is an integer of fen in code, a string with two decimals on the wire. */
export type Fen = number & { readonly fen: unique symbol };

export const fen = (amount: number): Fen => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of fen: ${amount}`);
  return amount as Fen;
};

export const toYuan = (amount: Fen): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Fen of a row that was read, as they go over the wire. */
export const yuanText = (amount: number): string => toYuan(fen(amount));

export const fromYuan = (text: string): Fen => {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new RangeError(`not an amount of money: ${text}`);
  const [, sign, whole, decimals = ''] = match;
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return fen(sign && amount ? -amount : amount);
};

/** The largest amount an order or a field may hold: 999999999.99. A filter must stay below it. */
export const largestAmount = fen(99_999_999_999);

export const moneyLike = /^-?\d{1,13}\.\d{2}$/;
/** An amount on the wire: "1234.50". A rule behind it is not asked about what is none. */
export const Money = z.string().regex(moneyLike, { abort: true });
export type Money = z.infer<typeof Money>;

/** `specIntegerPrize` and `specFloatPrize`: a price split at its decimal point. */
export const splitPrice = (price: Money): { specIntegerPrize: string; specFloatPrize: string } => {
  const [whole = '0', decimals = '00'] = price.split('.');
  return { specIntegerPrize: whole, specFloatPrize: decimals };
};
