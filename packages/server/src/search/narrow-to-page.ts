import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SearchGoodsQuery } from '@mall/contract/search/search.api.ts';
import { listCustomClassRows } from '../content/layout.queries.ts';
import type { Tx } from '../kernel/db.ts';

type Arranged = { id: Id; parentId: Id | null; classId: Id | null };

export const listArranged = async (tx: Tx, zoneId: Id | undefined): Promise<Arranged[]> =>
  (await listCustomClassRows(tx, zoneId)).map(({ id, parentId, classId }) => ({ id, parentId, classId }));

const within = (arranged: readonly Arranged[], customId: Id): Arranged[] => [
  ...arranged.filter(({ id }) => id === customId),
  ...arranged.filter(({ parentId }) => parentId === customId).flatMap(({ id }) => within(arranged, id)),
];

/** No class has it, so it finds nothing: a block that is gone, or leads to no class, has no goods. */
const noClass = '0';

/** A search among what a page shows, as a search in its classes. A class that was chosen there goes before the page. */
export const narrowToPage = async (
  { dataSource, customId, ...query }: SearchGoodsQuery,
  arrangedOn: (zoneId: Id | undefined) => Promise<readonly Arranged[]>,
): Promise<SearchGoodsQuery> => {
  if (dataSource === undefined || query.classId !== undefined) return query;
  const arranged = await arrangedOn(query.zoneId);
  const meant = customId === undefined ? arranged : within(arranged, customId);
  const classIds = [...new Set(meant.flatMap(({ classId }) => classId ?? []))];
  return { ...query, classId: classIds.join(',') || noClass };
};
