import type pg from 'pg';
import { zones } from '../catalogue/zones.ts';
import { type Cell, copyRows, moveIdentity } from '../kit/copy-rows.ts';
import type { ClassBook } from './class-book.ts';

export type FloorGoods = { part: 'main' | 'hero' | 'ranking' | 'kit'; group_no: number; goods_id: number; caption: string };
export type FloorLink = {
  part: string;
  group_no: number;
  title: Cell;
  subtitle: Cell;
  image: string;
  relation_type: string;
  relation_target: string;
  type_key_word: string;
};
export type Floor = {
  zone_id: number | null;
  floor_style: number;
  title: Cell;
  subtitle: Cell;
  image: string;
  action_type: string;
  action_params: Record<string, string>;
  goods: FloorGoods[];
  links: FloorLink[];
  /** False: a draft, which operators see in the preview. */
  shown?: boolean;
};

type Best = { top_id: string; goods_id: string };

// The best goods of each third-level class in a zone; its first few thousand places are enough to fill floors from.
const bestOfZone = `
  select top_id, goods_id from (
    select g.first_gc_id as top_id, g.id as goods_id, r.place, row_number() over (partition by g.gc_id order by r.place) as turn
    from recommendation r join goods g on g.id = r.goods_id where r.list = 'zone:' || $1::bigint and r.place <= 5000) placed
  where turn = 1 order by place`;

const pictureOf = async (client: pg.PoolClient, classId: number): Promise<string> =>
  (await client.query<{ picture: string }>('select picture from goods_class where id = $1', [classId])).rows[0]?.picture ?? '';

/** Each zone shows its three largest first-level classes: one floor with a banner, two rows. Titles are class names, so they stand in six languages. */
export const listZoneFloors = async (client: pg.PoolClient, book: ClassBook): Promise<Floor[]> => {
  const floors: Floor[] = [];
  for (const zone of zones) {
    const { rows } = await client.query<Best>(bestOfZone, [zone.id]);
    const byTop = Map.groupBy(rows, (row) => Number(row.top_id));
    const largest = [...byTop].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 3);
    for (const [at, [topId, goods]] of largest.entries()) {
      const top = book.tops.find((one) => one.id === topId);
      floors.push({
        zone_id: zone.id,
        floor_style: at === 0 ? 1 : 4,
        title: book.names(topId),
        subtitle: zone.welcome,
        image: top ? await pictureOf(client, top.id) : '',
        action_type: 'class',
        action_params: { id: String(topId), zoneId: String(zone.id) },
        goods: goods
          .slice(0, at === 0 ? 8 : 10)
          .map((row) => ({ part: 'main' as const, group_no: 0, goods_id: Number(row.goods_id), caption: '' })),
        links: (['head', ...(at === 0 ? ['chip'] : [])] as const).flatMap((part) =>
          (top?.middles ?? []).slice(0, 5).map((middle) => ({
            part,
            group_no: 0,
            title: book.names(middle.id),
            subtitle: null,
            image: '',
            relation_type: 'class',
            relation_target: String(middle.id),
            type_key_word: middle.data.name,
          })),
        ),
      });
    }
  }
  return floors;
};

type ClassRow = { first_gc_id: string; second_gc_id: string };

/** The menu of each zone: the first- and second-level classes that it has goods of. */
export const fillZoneClasses = async (client: pg.PoolClient, book: ClassBook): Promise<void> => {
  let id = Number((await client.query<{ id: string }>('select coalesce(max(id), 0) as id from custom_class')).rows[0]?.id);
  for (const zone of zones) {
    const { rows } = await client.query<ClassRow>(
      `select distinct g.first_gc_id, g.second_gc_id from recommendation r join goods g on g.id = r.goods_id
       where r.list = 'zone:' || $1::bigint and r.place <= 20000 order by 1, 2`,
      [zone.id],
    );
    const parents = [...Map.groupBy(rows, (row) => row.first_gc_id)].map(([topId, children], sort) => {
      id += 1;
      return { id, topId: Number(topId), children, sort: sort + 1 };
    });
    const row = (classId: number, place: { id: number; parent_id: number | null; sort: number }) => ({
      ...place,
      zone_id: zone.id,
      name: book.names(classId),
      class_id: classId,
      show_type: 2,
    });
    await copyRows(
      client,
      'custom_class',
      parents.map((parent) => row(parent.topId, { id: parent.id, parent_id: null, sort: parent.sort })),
    );
    const leaves = parents.flatMap((parent) =>
      parent.children.map((child, sort) => {
        id += 1;
        return row(Number(child.second_gc_id), { id, parent_id: parent.id, sort: sort + 1 });
      }),
    );
    await copyRows(client, 'custom_class', leaves);
  }
  await moveIdentity(client, ['custom_class']);
};
