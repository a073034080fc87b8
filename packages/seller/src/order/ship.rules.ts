import type { OrderLine } from '@mall/contract/order/order.api.ts';
import { canSend, isHeld, toSend, trackingPattern } from '@mall/contract/order/store-order.rules.ts';
import { randomId } from '@mall/contract/wire/random-id.ts';

/** A parcel as it is being filled; quantities are what was typed. */
export type DraftParcel = { id: number; carrier: string; number: string; nums: Readonly<Record<string, string>> };

export type ParcelFault = 'carrier' | 'number' | 'twice' | 'empty' | 'over';

const numbersOf = ({ goodsNum, ...line }: OrderLine) => ({ num: goodsNum, ...line });

/** Lines that can be sent now. */
export const linesToSend = (lines: readonly OrderLine[]): OrderLine[] => lines.filter((line) => canSend(numbersOf(line)));

/** Lines that wait for their after-sale. */
export const linesHeld = (lines: readonly OrderLine[]): OrderLine[] => lines.filter((line) => toSend(numbersOf(line)) > 0 && isHeld(line));

/** What was typed as a number of pieces; nothing is none, nonsense is not a number. */
const readNum = (typed = ''): number => {
  const text = typed.trim();
  return text === '' ? 0 : /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
};

export type LineSum = { line: OrderLine; due: number; now: number; left: number };

/** What is to be sent, what goes now and what stays, by line: the first is always the sum of the other two. */
export const sumsOf = (lines: readonly OrderLine[], parcels: readonly DraftParcel[]): LineSum[] =>
  linesToSend(lines).map((line) => {
    const due = toSend(numbersOf(line));
    const now = parcels.reduce((sum, { nums }) => sum + (readNum(nums[line.orderGoodsId]) || 0), 0);
    return { line, due, now, left: due - now };
  });

/** A parcel with all that is left over. */
export const restParcel = (id: number, lines: readonly OrderLine[], others: readonly DraftParcel[]): DraftParcel => ({
  id,
  carrier: others.at(-1)?.carrier ?? '',
  number: '',
  nums: Object.fromEntries(sumsOf(lines, others).flatMap(({ line, left }) => (left > 0 ? [[line.orderGoodsId, String(left)]] : []))),
});

/** The last parcel takes what is left over, too. */
export const withRest = (lines: readonly OrderLine[], parcels: readonly DraftParcel[]): DraftParcel[] =>
  parcels.map((parcel, at) => {
    if (at < parcels.length - 1) return parcel;
    const more = sumsOf(lines, parcels).filter(({ left }) => left > 0);
    const added = more.map(({ line, left }) => [line.orderGoodsId, String((readNum(parcel.nums[line.orderGoodsId]) || 0) + left)]);
    return { ...parcel, nums: { ...parcel.nums, ...Object.fromEntries(added) } };
  });

/** Lines of a parcel whose pieces are no number, or too many with those of the other parcels. */
export const linesWrong = ({ nums }: DraftParcel, lines: readonly OrderLine[], parcels: readonly DraftParcel[]): string[] =>
  sumsOf(lines, parcels)
    .filter(({ line: { orderGoodsId }, left }) => {
      const num = readNum(nums[orderGoodsId]);
      return Number.isNaN(num) || (num > 0 && left < 0);
    })
    .map(({ line }) => line.orderGoodsId);

const sameNumber = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

/** What is wrong with one parcel among the others and those that have left, the first thing first. */
export const faultOf = (
  parcel: DraftParcel,
  lines: readonly OrderLine[],
  parcels: readonly DraftParcel[],
  left: readonly { trackingNumber: string }[] = [],
): ParcelFault | undefined => {
  const { carrier, number, nums } = parcel;
  if (carrier.trim() === '') return 'carrier';
  if (!trackingPattern.test(number.trim())) return 'number';
  const others = parcels.filter(({ id }) => id !== parcel.id).map((other) => other.number);
  if ([...others, ...left.map(({ trackingNumber }) => trackingNumber)].some((other) => sameNumber(other, number))) return 'twice';
  if (linesToSend(lines).every(({ orderGoodsId }) => readNum(nums[orderGoodsId]) === 0)) return 'empty';
  return linesWrong(parcel, lines, parcels).length > 0 ? 'over' : undefined;
};

export type SendingAct = { key: string; said: string };

/** Sent again unchanged, after a second press or a lost answer, it is the same act and the parcels leave once; what was changed since is another. */
export const actOf = (before: SendingAct | undefined, said: string): SendingAct =>
  before?.said === said ? before : { key: randomId(), said };

/** As the server takes it. */
export const sentParcel = ({ carrier, number, nums }: DraftParcel, lines: readonly OrderLine[]) => ({
  logisticsCompany: carrier.trim(),
  trackingNumber: number.trim(),
  lines: linesToSend(lines)
    .map(({ orderGoodsId }) => ({ orderGoodsId, num: readNum(nums[orderGoodsId]) }))
    .filter(({ num }) => num > 0),
});
