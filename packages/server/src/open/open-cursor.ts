import { createHash } from 'node:crypto';
import { Id } from '@mall/contract/kernel/fields.ts';
import { refuse } from '../kernel/refusal.ts';

type Values = Readonly<Record<string, unknown>>;

const markOf = (filter: Values): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url')
    .slice(0, 12);

/** Where a list is read on: below a row, or at a page. A cursor belongs to the filter it was given for. */
export const writeCursor = (place: string, filter: Values): string => Buffer.from(`${place}.${markOf(filter)}`).toString('base64url');

const placeIn = (cursor: string, filter: Values, isPlace: (place: string) => boolean): string => {
  const [place = '', mark = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('.');
  if (!isPlace(place) || mark !== markOf(filter)) throw refuse('open.cursor_wrong');
  return place;
};

/** The row that was read last. */
export const readRowCursor = (cursor: string | undefined, filter: Values): Id | 'first' =>
  cursor === undefined ? 'first' : placeIn(cursor, filter, (place) => Id.safeParse(place).success);

export const readPageCursor = (cursor: string | undefined, filter: Values): number =>
  cursor === undefined ? 1 : Number(placeIn(cursor, filter, (place) => /^[1-9]\d{0,4}$/.test(place) && Number(place) <= 10_000));
