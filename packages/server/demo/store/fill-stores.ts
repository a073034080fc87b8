import type { Words } from '@mall/contract/kernel/language.ts';
import type pg from 'pg';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { accents } from '../catalogue/choose-picture.ts';
import type { DemoStore } from '../catalogue/make-goods.ts';
import type { PlannedTop } from '../catalogue/plan-classes.ts';
import type { AreaBook } from '../content/area-book.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { namesOf, readStores, type StoreData } from '../kit/demo-data.ts';
import { makeRandom } from '../kit/random.ts';
import { crossStoreWords, introductionsOf, latinStoreName } from './store-words.ts';

export const planStores = (): DemoStore[] =>
  readStores().map((store, at) => ({ id: at + 1, name: store.name, kind: store.kind, tops: new Set(store.mainClasses) }));

const bannerOf: Readonly<Record<string, string>> = {
  光伏与新能源发电: 'banner-pv-field',
  储能与充电设施: 'banner-green',
  电线电缆: 'banner-grid-dawn',
  变压器与箱变: 'banner-substation',
  开关设备与配电柜: 'banner-substation',
  继电保护与自动化: 'banner-substation',
  绝缘子与线路金具: 'banner-grid-dawn',
  铁塔钢构与杆塔: 'banner-grid-dawn',
};

export const storeBanner = (store: Pick<StoreData, 'kind' | 'mainClasses'>): string =>
  pictureAddress('banners', store.kind === 'cross' ? 'banner-port' : (bannerOf[store.mainClasses[0] ?? ''] ?? 'banner-warehouse'));

const gradeOf = ({ goods, service, logistics }: StoreData['score']): 'A' | 'B' | 'C' => {
  const mean = (goods + service + logistics) / 3;
  return mean >= 4.6 ? 'A' : mean >= 4.2 ? 'B' : 'C';
};

const storeRow = (store: StoreData, at: number, areas: AreaBook) => {
  const random = makeRandom(44, at);
  const { province, city } = store.region;
  const cross = crossStoreWords[store.name];
  return {
    id: at + 1,
    name: store.name,
    en_name: latinStoreName(store.name),
    kind: store.kind,
    company_name: store.company,
    en_company_name: cross?.company ?? '',
    province_id: areas.province(province),
    city_id: areas.city(province, city),
    region: province === city ? province : `${province} ${city}`,
    grade: gradeOf(store.score),
    goods_score: store.score.goods,
    service_score: store.score.service,
    logistics_score: store.score.logistics,
    opened_at: new Date(Date.UTC(store.openedYear, random.whole(0, 11), random.whole(1, 28), 1)),
    introduction: store.introduction,
    introductions: introductionsOf(store.name),
    licence: store.licence,
    en_licence: cross?.licence ?? {},
    logo: pictureAddress('stores', `store-${String((at % 12) + 1).padStart(2, '0')}`, [
      accents[(at * 5) % accents.length] as string,
      'ffb300',
    ]),
    banner: storeBanner(store),
    freight_fen: store.kind === 'self' ? 1500 : random.pick([0, 2000, 3000, 5000, 8000]),
    free_from_fen: store.kind === 'self' ? 29_900 : random.pick([99_900, 200_000, 500_000]),
    invoice_types: random.chance(0.15) ? ['electronic_normal', 'paper_normal'] : ['electronic_normal', 'paper_normal', 'paper_special'],
  };
};

/** Stores with their qualifications and own shelves. Returns the shelf of `storeId/secondClassId`. */
export const fillStores = async (client: pg.PoolClient, tops: readonly PlannedTop[], areas: AreaBook): Promise<Map<string, number>> => {
  const stores = readStores();
  await copyRows(
    client,
    'store',
    stores.map((store, at) => storeRow(store, at, areas)),
  );
  await copyRows(
    client,
    'store_qualification',
    stores.flatMap((store, at) => store.qualifications.map((name, sort) => ({ store_id: at + 1, name, sort: sort + 1 }))),
  );
  const shelves = new Map<string, number>();
  const parents: { id: number; store_id: number; parent_id: number | null; name: string; names: Words; sort: number }[] = [];
  const children: typeof parents = [];
  let id = 0;
  stores.forEach((store, at) => {
    store.mainClasses.forEach((name, sort) => {
      const top = tops.find((one) => one.data.name === name);
      if (!top) throw new Error(`no class ${name}`);
      id += 1;
      const parentId = id;
      parents.push({ id, store_id: at + 1, parent_id: null, name, names: namesOf(top.data), sort: sort + 1 });
      top.middles.forEach((middle, place) => {
        id += 1;
        children.push({ id, store_id: at + 1, parent_id: parentId, name: middle.data.name, names: namesOf(middle.data), sort: place + 1 });
        shelves.set(`${at + 1}/${middle.id}`, id);
      });
    });
  });
  for (const rows of [parents, children]) await copyRows(client, 'store_class', rows);
  await moveIdentity(client, ['store', 'store_class']);
  return shelves;
};
