import * as z from 'zod';
import { GoodsCard, GoodsSource } from '../catalogue/goods-card.api.ts';
import { invoiceTypes } from '../invoice/invoice.rules.ts';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { DecorationDraft, storeTemplates } from './decoration.rules.ts';
import { supplierGroups } from './store.rules.ts';

const count = z.number().int().min(0);
/** One decimal: '4.8'. */
const Score = z.string().regex(/^\d\.\d$/);

export const storeCardFields = {
  storeId: Id,
  name: z.string(),
  logo: z.string(),
  kind: GoodsSource,
  companyName: z.string(),
  region: z.string(),
  grade: z.enum(['A', 'B', 'C']),
  /** Mean of goods, service and logistics: the star rating. */
  score: Score,
  goodsScore: Score,
  serviceScore: Score,
  /** The logistics performance. */
  logisticsScore: Score,
  openTime: TimeText,
  favouriteCount: count,
  goodsCount: count,
  sales: count,
};

/** A store beside its goods. `peerScore` is the mean of all open stores, for "above the others". */
export const StoreCard = z.strictObject({
  ...storeCardFields,
  peerScore: z.strictObject({ goodsScore: Score, serviceScore: Score, logisticsScore: Score }),
  /** Names of its qualifications. */
  qualifications: z.array(z.string()),
});
export type StoreCard = z.infer<typeof StoreCard>;

/** As printed on the business licence. */
const Licence = z.strictObject({
  unifiedCode: z.string(),
  legalRepresentative: z.string(),
  registeredCapital: z.string(),
  establishedDate: z.string(),
  validUntil: z.string(),
  registrationAuthority: z.string(),
  address: z.string(),
  businessScope: z.string(),
});

export const StoreInfo = z.strictObject({
  ...StoreCard.shape,
  banner: z.string(),
  /** Which of the two layouts its first page has. */
  template: z.enum(storeTemplates),
  introduction: z.string(),
  mainClasses: z.array(z.strictObject({ id: Id, name: z.string() })),
  certificateInfo: Licence,
  qualifications: z.array(z.strictObject({ name: z.string(), image: z.string(), validUntil: z.string() })),
  freight: Money,
  /** Provinces for which it asks another freight. */
  freightAreas: z.array(z.strictObject({ provinceId: Id, freight: Money })),
  /** Goods amount from which freight is free; left out when it never is. */
  freeFrom: Money.optional(),
  invoiceTypes: z.array(z.enum(invoiceTypes)),
  /** 0 for a guest. */
  isFavorite: Flag,
});
export type StoreInfo = z.infer<typeof StoreInfo>;

export const ListedStore = z.strictObject({
  ...storeCardFields,
  introduction: z.string(),
  mainClasses: z.array(z.strictObject({ id: Id, name: z.string() })),
  sampleGoods: z.array(GoodsCard).max(4),
});
export type ListedStore = z.infer<typeof ListedStore>;

/** The shelves of a store, two levels. A parent counts what stands below it too. */
export const StoreClass = z.strictObject({
  id: Id,
  name: z.string(),
  goodsCount: count,
  get children() {
    return z.array(StoreClass);
  },
});
export type StoreClass = z.infer<typeof StoreClass>;

/** How a store looks to buyers, as it was published. */
export const StoreFront = z.strictObject({
  template: z.enum(storeTemplates),
  banners: DecorationDraft.shape.banners.unwrap().array(),
  notices: DecorationDraft.shape.notices.unwrap().array(),
  /** Only of a preview: the shelves as they would be. */
  shelves: DecorationDraft.shape.shelves.unwrap().array().nullable(),
});
export type StoreFront = z.infer<typeof StoreFront>;

/** One bar or slice of a chart. */
export const Share = z.strictObject({ name: z.string(), value: count });
export type Share = z.infer<typeof Share>;

const companyPurchaseFields = {
  id: Id,
  title: z.string(),
  companyName: z.string(),
  country: z.string(),
  /** ISO 3166, two letters. */
  countryCode: z.string(),
  className: z.string(),
  gcId: Id.nullable(),
  quantity: count,
  unit: z.string(),
  budget: Money,
  publishTime: TimeText,
  deadline: TimeText,
  state: z.enum(['open', 'closed']),
};
export const CompanyPurchase = z.strictObject(companyPurchaseFields);
export type CompanyPurchase = z.infer<typeof CompanyPurchase>;
export const CompanyPurchaseDetail = z.strictObject({
  ...companyPurchaseFields,
  description: z.string(),
  requirements: z.array(z.string()),
  delivery: z.string(),
  payment: z.string(),
});
export type CompanyPurchaseDetail = z.infer<typeof CompanyPurchaseDetail>;

/** Without `storeId` the best of all stores; with it, stores of the same trade, that one left out. */
export const StoreRecommendQuery = z.strictObject({ storeId: Id.optional(), ...paging(6, 50) });
export type StoreRecommendQuery = z.infer<typeof StoreRecommendQuery>;
/** `classId`: a first-level class that the store mainly sells. */
export const StoreListQuery = z.strictObject({ classId: Id.optional(), kind: GoodsSource.optional(), ...paging(10, 50) });
export type StoreListQuery = z.infer<typeof StoreListQuery>;
export const CompanyPurchaseQuery = z.strictObject({
  keyword: text(50).default(''),
  classId: Id.optional(),
  state: z.enum(['open', 'closed']).optional(),
  ...paging(10, 50),
});
export type CompanyPurchaseQuery = z.infer<typeof CompanyPurchaseQuery>;

export const storeApi = {
  info: call({ verb: 'GET', path: '/portal/store/info/{storeId}', access: anyone, summary: 'A store', data: StoreInfo }),
  recommend: call({
    verb: 'GET',
    path: '/portal/store/recommend',
    access: anyone,
    summary: 'Recommended stores',
    query: StoreRecommendQuery,
    data: pageOf(ListedStore),
  }),
  list: call({
    verb: 'GET',
    path: '/portal/store/list',
    access: anyone,
    summary: 'Stores, the best first',
    query: StoreListQuery,
    data: pageOf(ListedStore),
  }),
  classes: call({
    verb: 'GET',
    path: '/portal/goods/store/class/all',
    access: anyone,
    summary: 'Shelves of a store',
    query: z.strictObject({ storeId: Id }),
    data: z.array(StoreClass),
  }),
  front: call({
    verb: 'GET',
    path: '/portal/store/front/{storeId}',
    access: anyone,
    summary: 'How a store looks: its template, banners and notices; with the key of a preview, how it would',
    query: z.strictObject({
      preview: z
        .string()
        .regex(/^[\w-]{24,64}$/)
        .optional(),
    }),
    data: StoreFront,
  }),
  qualificationStatistics: call({
    verb: 'GET',
    path: '/portal/store/qualificationStatistics',
    access: anyone,
    summary: 'How many stores hold each qualification',
    data: z.array(Share),
  }),
  supplierStatistics: call({
    verb: 'GET',
    path: '/portal/supplierStatistics',
    access: anyone,
    summary: 'Stores by region, category or grade',
    query: z.strictObject({ by: z.enum(supplierGroups).default('region') }),
    data: z.array(Share),
  }),
  qualificationRatio: call({
    verb: 'GET',
    path: '/portal/qualification/ratio',
    access: anyone,
    summary: 'Stores by what kind of proof they hold',
    data: z.array(Share),
  }),
  companyPurchaseList: call({
    verb: 'GET',
    path: '/portal/companyPurchase/list',
    access: anyone,
    summary: 'What companies look for',
    query: CompanyPurchaseQuery,
    data: pageOf(CompanyPurchase),
  }),
  companyPurchaseShow: call({
    verb: 'GET',
    path: '/portal/companyPurchase/show',
    access: anyone,
    summary: 'One thing a company looks for',
    query: z.strictObject({ id: Id }),
    data: CompanyPurchaseDetail,
  }),
};
