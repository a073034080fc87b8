import * as z from 'zod';
import { Adv, linkFields } from '../content/content.api.ts';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { GoodsCard, goodsCardFields } from './goods-card.api.ts';

/** Three levels; a leaf has no children. */
export const GoodsClass = z.strictObject({
  id: Id,
  parentId: z.string(),
  level: z.number().int().min(1).max(3),
  name: z.string(),
  icon: z.string(),
  picture: z.string(),
  goodsCount: z.number().int(),
  get children() {
    return z.array(GoodsClass);
  },
});
export type GoodsClass = z.infer<typeof GoodsClass>;

/** A block of classes arranged by hand; `classId` is missing where it leads nowhere by itself. */
export const CustomClass = z.strictObject({
  id: Id,
  name: z.string(),
  image: z.string(),
  classId: Id.optional(),
  goodsCount: z.number().int(),
  showType: z.number().int(),
  advDTO: Adv.nullable(),
  get children() {
    return z.array(CustomClass);
  },
});
export type CustomClass = z.infer<typeof CustomClass>;

/** `part` says where on the floor it stands, `groupNo` to which kit it belongs; `caption` stands in for the name where given. */
export const FloorGoods = z.strictObject({
  ...goodsCardFields,
  part: z.enum(['main', 'hero', 'ranking', 'kit']),
  groupNo: z.number().int(),
  caption: z.string(),
  /** The sell price before and after its decimal point. */
  specIntegerPrize: z.string(),
  specFloatPrize: z.string(),
});
export type FloorGoods = z.infer<typeof FloorGoods>;

export const FloorLink = z.strictObject({
  id: Id,
  part: z.enum(['head', 'chip', 'more', 'kit', 'banner']),
  groupNo: z.number().int(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  ...linkFields,
});
export type FloorLink = z.infer<typeof FloorLink>;

/** floorStyle: 1 banner with eight goods, 2 hero with six and a ranking, 3 three kits, 4 a plain row. */
export const Floor = z.strictObject({
  id: Id,
  floorStyle: z.number().int().min(1).max(4),
  /** The class by which its look is found. */
  floorStyleName: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  actionType: z.enum(['none', 'class', 'zone', 'keyword', 'page']),
  actionParams: z.record(z.string(), z.string()),
  goodsDTOS: z.array(FloorGoods),
  webFloorLinkConfigDTOList: z.array(FloorLink),
});
export type Floor = z.infer<typeof Floor>;

/** A floor with its state, as the preview marks it. */
export const DraftFloor = z.strictObject({ ...Floor.shape, shown: z.boolean() });
export type DraftFloor = z.infer<typeof DraftFloor>;

export const ZoneKind = z.enum(['big_customer', 'channel', 'green', 'photovoltaic', 'private_brand', 'power_goods', 'cross_border']);
export type ZoneKind = z.infer<typeof ZoneKind>;

/** The head of a zone. `skin` holds the theme variables that differ from the mall's. */
export const ZoneHead = z.strictObject({
  id: Id,
  key: z.string(),
  kind: ZoneKind,
  name: z.string(),
  welcome: z.string(),
  skin: z.record(z.string(), z.string()),
  banner: z.string(),
  logoUrl: z.string(),
});
export type ZoneHead = z.infer<typeof ZoneHead>;

export const ZoneRecommendation = z.strictObject({
  zone: ZoneHead,
  /** Best goods of the zone by second-level class. */
  groups: z.array(z.strictObject({ classId: Id, name: z.string(), goodsList: z.array(GoodsCard) })),
});
export type ZoneRecommendation = z.infer<typeof ZoneRecommendation>;

export const ZoneHeadQuery = z.strictObject({ zoneId: Id.optional(), kind: ZoneKind.optional() });
export type ZoneHeadQuery = z.infer<typeof ZoneHeadQuery>;
const ZoneQuery = z.strictObject({ zoneId: Id.optional() });
/** Of the home page, or of a zone by its id or key. */
export const DraftFloorQuery = z.strictObject({
  zoneId: Id.optional(),
  key: z
    .string()
    .regex(/^[a-z][a-z_]{1,29}$/)
    .optional(),
});
export type DraftFloorQuery = z.infer<typeof DraftFloorQuery>;
const RecommendQuery = z.strictObject(paging(25));
const ZoneRecommendQuery = z.strictObject({ zoneId: Id, ...paging(25) });
/** `navigationId` is the id of a big customer: only classes that its zone sells. */
const ClassChildrenQuery = z.strictObject({ id: Id.optional(), navigationId: Id.optional() });
type ClassChildrenQuery = z.infer<typeof ClassChildrenQuery>;

export const catalogueApi = {
  classTree: call({
    verb: 'GET',
    path: '/portal/goodsclass/all/goodclass',
    access: anyone,
    summary: 'All goods classes, three levels',
    data: z.array(GoodsClass),
  }),
  classChildren: call({
    verb: 'GET',
    path: '/portal/goodsclass/childrenOrBigCus',
    access: anyone,
    summary: 'Classes below one, or those a big customer sees',
    query: ClassChildrenQuery,
    data: z.array(GoodsClass),
  }),
  customClasses: call({
    verb: 'GET',
    path: '/portal/operation/index/custom/class',
    access: anyone,
    summary: 'Class blocks arranged by hand',
    query: ZoneQuery,
    data: z.array(CustomClass),
  }),
  floors: call({
    verb: 'GET',
    path: '/portal/operation/index/floor',
    access: anyone,
    summary: 'Floors of the home page or of a zone',
    query: ZoneQuery,
    data: z.array(Floor),
  }),
  recommendPage: call({
    verb: 'GET',
    path: '/portal/operation/recommend/page',
    access: anyone,
    summary: 'Recommended goods',
    query: RecommendQuery,
    data: pageOf(GoodsCard),
  }),
  zoneRecommendPage: call({
    verb: 'GET',
    path: '/portal/operation/zone/recommend/page',
    access: anyone,
    summary: 'Recommended goods of a zone',
    query: ZoneRecommendQuery,
    data: pageOf(GoodsCard),
  }),
  zoneRecommendation: call({
    verb: 'GET',
    path: '/portal/operation/zone/recommendDTO',
    access: anyone,
    summary: 'Head of a zone and its best goods by class',
    query: z.strictObject({ zoneId: Id }),
    data: ZoneRecommendation,
  }),
  zoneHead: call({
    verb: 'GET',
    path: '/portal/operation/zone/head',
    access: anyone,
    summary: "Head of a zone by its id, of the first zone of a kind, or of the visitor's own",
    query: ZoneHeadQuery,
    data: ZoneHead,
  }),
  draftFloors: call({
    verb: 'GET',
    path: '/portal/operation/index/floor/draft',
    access: anyone,
    summary: 'Floors with their drafts, for operators; to others there is no such thing',
    query: DraftFloorQuery,
    data: z.array(DraftFloor),
  }),
  navigationIndex: call({
    verb: 'GET',
    path: '/portal/operation/getNavigationIndex',
    access: anyone,
    summary: "Head of the visitor's own zone, or of the one named",
    query: ZoneQuery,
    data: z.strictObject({ navigationIndexDTO: ZoneHead.nullable() }),
  }),
};
