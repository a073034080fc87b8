import { type Words, words } from '@mall/contract/kernel/language.ts';
import type pg from 'pg';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { zones } from '../catalogue/zones.ts';
import { type Cell, copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { readStores } from '../kit/demo-data.ts';
import { storeBanner } from '../store/fill-stores.ts';
import { latinStoreName } from '../store/store-words.ts';
import type { ClassBook } from './class-book.ts';
import { classBlocks, homeBanners, homePromos } from './home-plan.ts';

type Target = { relation_type: string; relation_target: string; type_key_word: string; area?: number[] };

const storeTitle = (name: string): Words => {
  const latin = latinStoreName(name);
  return words(name, latin, latin, latin, latin, latin);
};

export const toClass = (book: ClassBook, name: string): Target => ({
  relation_type: 'class',
  relation_target: String(book.classId(name)),
  type_key_word: name,
});
const toPage = (url: string): Target => ({ relation_type: 'page', relation_target: url, type_key_word: '' });
export const toKeyword = (word: string): Target => ({ relation_type: 'keyword', relation_target: '', type_key_word: word });

type Adv = {
  adv_key: string;
  store_id?: number;
  zone_id?: number;
  title: Cell;
  subtitle?: Cell;
  image: string;
  target: Target;
  more?: Target[];
};

const banner = (name: string) => pictureAddress('banners', name);

const planAdvs = (book: ClassBook): Adv[] => {
  const wayOf = (link: { classes?: string; page?: string }) => (link.classes ? toClass(book, link.classes) : toPage(link.page ?? '/'));
  return [
    ...homeBanners.map((link) => ({
      adv_key: 'home_banner',
      title: { zh: link.title },
      subtitle: { zh: link.subtitle },
      image: banner(link.image ?? ''),
      target: wayOf(link),
    })),
    ...homePromos.map((link) => ({
      adv_key: 'home_promo',
      title: { zh: link.title },
      subtitle: { zh: link.subtitle },
      image: pictureAddress('goods', link.image ?? ''),
      target: wayOf(link),
    })),
    { adv_key: 'seckill_banner', title: { zh: '限时秒杀 低至五折' }, image: banner('banner-seckill'), target: toPage('/seckillZone') },
    { adv_key: 'coupon_banner', title: { zh: '区域仓直发 次日可达' }, image: banner('banner-warehouse'), target: toPage('/') },
    { adv_key: 'login_banner', title: { zh: '风起云涌 能源焕新' }, image: banner('banner-wind'), target: toPage('/') },
    ...zones.map((zone) => ({
      adv_key: 'zone_banner',
      zone_id: zone.id,
      title: zone.names,
      subtitle: zone.welcome,
      image: zone.banner,
      target: { relation_type: 'zone', relation_target: String(zone.id), type_key_word: zone.key },
    })),
    ...readStores().map((store, at) => ({
      adv_key: 'store_banner',
      store_id: at + 1,
      title: storeTitle(store.name),
      image: storeBanner(store),
      target: { relation_type: 'store', relation_target: String(at + 1), type_key_word: '' },
    })),
    {
      adv_key: 'campaign_power_season',
      title: { zh: '迎峰度夏 物资保供季' },
      subtitle: { zh: '配变、电缆、应急电源、防暑防护，现货直发' },
      image: pictureAddress('campaigns', 'power-season'),
      target: { ...toClass(book, '变压器与箱变'), area: [6, 51, 43, 15] },
      more: [
        { ...toClass(book, '电线电缆'), area: [50, 51, 43, 15] },
        { ...toClass(book, '储能与充电设施'), area: [6, 68, 43, 15] },
        { ...toClass(book, '安全工器具与劳动防护'), area: [50, 68, 43, 15] },
        { ...toPage('/couponCenter'), area: [6, 86, 87, 8] },
      ],
    },
    ...classBlocks.map((block) => ({
      adv_key: 'class_block',
      title: { zh: block.title },
      image: pictureAddress('banners', 'banner-grid-dawn'),
      target: toClass(book, block.classes),
    })),
  ];
};

/** Banners and promotions with where they lead, and the class blocks that carry one each. */
export const fillAdvs = async (client: pg.PoolClient, book: ClassBook): Promise<void> => {
  const advs = planAdvs(book);
  await copyRows(
    client,
    'adv',
    advs.map((adv, at) => ({
      id: at + 1,
      adv_key: adv.adv_key,
      store_id: adv.store_id ?? null,
      zone_id: adv.zone_id ?? null,
      title: adv.title,
      subtitle: adv.subtitle ?? null,
      image: adv.image,
      sort: at + 1,
    })),
  );
  await copyRows(
    client,
    'adv_link',
    advs.flatMap((adv, at) =>
      [adv.target, ...(adv.more ?? [])].map((target, place) => ({ adv_id: at + 1, area: null, ...target, sort: place + 1 })),
    ),
  );
  const firstBlock = advs.findIndex((adv) => adv.adv_key === 'class_block') + 1;
  const picture = async (name: string): Promise<string> =>
    (await client.query<{ picture: string }>('select picture from goods_class where id = $1', [book.classId(name)])).rows[0]?.picture ?? '';
  const blocks = classBlocks.map((block, at) => ({
    id: at + 1,
    parent_id: null as number | null,
    name: { zh: block.title },
    class_id: book.classId(block.classes),
    image: '',
    adv_id: (firstBlock + at) as number | null,
    sort: at + 1,
  }));
  const leaves: typeof blocks = [];
  for (const [at, block] of classBlocks.entries()) {
    for (const [place, { leaf, name }] of block.leaves.entries()) {
      leaves.push({
        id: classBlocks.length + leaves.length + 1,
        parent_id: at + 1,
        name: { zh: name },
        class_id: book.classId(leaf),
        image: await picture(leaf),
        adv_id: null,
        sort: place + 1,
      });
    }
  }
  for (const rows of [blocks, leaves]) await copyRows(client, 'custom_class', rows);
  await moveIdentity(client, ['adv', 'custom_class']);
};
