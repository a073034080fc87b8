import { toHalfWidth } from '../half-width.ts';

export type MoneyFault = 'not_money' | 'too_fine' | 'too_large' | 'below_min' | 'above_max';
export type MoneyLimits = { min?: number | undefined; max?: number | undefined };
export type ReadMoney = { fen: number | null; fault: MoneyFault | null };

/** Fen stay whole numbers that a double holds exactly: up to 999,999,999,999.99 yuan. */
const mostDigits = 12;

/** Yuan as people type or paste them ("¥1,234.5", "１２３４。5") into fen, digit by digit: a float would lose a fen. */
export function readMoney(typed: string, { min, max }: MoneyLimits = {}): ReadMoney {
  const text = toHalfWidth(typed)
    .replaceAll(/[\s,¥￥元]/g, '')
    .replace('−', '-');
  if (text === '') return { fen: null, fault: null };
  const found = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!found || `${found[2]}${found[3] ?? ''}` === '') return { fen: null, fault: 'not_money' };
  const whole = (found[2] ?? '').replace(/^0+(?=\d)/, '');
  const part = (found[3] ?? '').replace(/0+$/, '');
  if (part.length > 2) return { fen: null, fault: 'too_fine' };
  if (whole.length > mostDigits) return { fen: null, fault: 'too_large' };
  const size = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  const fen = found[1] === '-' && size > 0 ? -size : size;
  if (min !== undefined && fen < min) return { fen, fault: 'below_min' };
  if (max !== undefined && fen > max) return { fen, fault: 'above_max' };
  return { fen, fault: null };
}

/** "1,234.50": grouped by three, two decimals, a true minus. */
export function writeMoney(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${fen < 0 ? '−' : ''}${whole}.${digits.slice(-2)}`;
}
