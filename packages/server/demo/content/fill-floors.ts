import type pg from 'pg';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import type { ClassBook } from './class-book.ts';
import { toClass, toKeyword } from './fill-advs.ts';
import { draftFloors, type HomeFloor, homeFloors } from './home-plan.ts';
import { type Floor, type FloorGoods, type FloorLink, listZoneFloors } from './zone-floors.ts';

const floorLink = (part: string, title: string, target: ReturnType<typeof toClass>, more: Partial<FloorLink> = {}): FloorLink => ({
  part,
  group_no: 0,
  title: { zh: title },
  subtitle: null,
  image: '',
  ...target,
  ...more,
});

const planFloor = (book: ClassBook, plan: HomeFloor): Floor => {
  const pick = (part: FloorGoods['part'], leaves: readonly string[]): FloorGoods[] =>
    leaves.flatMap((leaf) => {
      const goods = book.best(leaf);
      return goods ? [{ part, group_no: 0, goods_id: goods, caption: '' }] : [];
    });
  const kitGoods = plan.kits.flatMap((kit, at) =>
    kit.goods.flatMap(({ leaf, caption }): FloorGoods[] => {
      const goods = book.best(leaf);
      return goods ? [{ part: 'kit', group_no: at + 1, goods_id: goods, caption }] : [];
    }),
  );
  return {
    zone_id: null,
    floor_style: plan.style,
    title: { zh: plan.title },
    subtitle: { zh: plan.subtitle },
    image: plan.banner?.image ? pictureAddress('goods', plan.banner.image) : '',
    action_type: plan.more ? 'class' : 'none',
    action_params: plan.more ? { id: String(book.classId(plan.more)) } : {},
    goods: [...(plan.hero ? pick('hero', [plan.hero]) : []), ...pick('main', plan.main), ...pick('ranking', plan.ranking), ...kitGoods],
    links: [
      ...(plan.banner
        ? [
            floorLink('banner', plan.banner.title, toClass(book, plan.banner.classes ?? ''), {
              subtitle: { zh: plan.banner.subtitle },
              image: pictureAddress('goods', plan.banner.image ?? ''),
            }),
          ]
        : []),
      ...plan.head.map((name) => floorLink('head', name, toClass(book, name))),
      ...plan.chips.map((word) => floorLink('chip', word, toKeyword(word))),
      ...plan.kits.map((kit, at) =>
        floorLink('kit', kit.title, toClass(book, kit.classes), { group_no: at + 1, subtitle: { zh: kit.subtitle } }),
      ),
    ],
  };
};

/** The floors of the home page and of every zone. Goods are named by id; the reader leaves out what went off the shelf. */
export const fillFloors = async (client: pg.PoolClient, book: ClassBook): Promise<void> => {
  const drafts = draftFloors.map((plan) => ({ ...planFloor(book, plan), shown: false }));
  const floors: Floor[] = [...homeFloors.map((plan) => planFloor(book, plan)), ...drafts, ...(await listZoneFloors(client, book))];
  await copyRows(
    client,
    'floor',
    floors.map(({ goods: _goods, links: _links, ...floor }, at) => ({ id: at + 1, shown: true, ...floor, sort: at + 1 })),
  );
  await copyRows(
    client,
    'floor_goods',
    floors.flatMap((floor, at) => floor.goods.map((goods, place) => ({ floor_id: at + 1, place, ...goods }))),
  );
  await copyRows(
    client,
    'floor_link',
    floors.flatMap((floor, at) => floor.links.map((link, sort) => ({ floor_id: at + 1, ...link, sort: sort + 1 }))),
  );
  await moveIdentity(client, ['floor']);
};
