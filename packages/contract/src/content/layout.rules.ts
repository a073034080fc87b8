import * as z from 'zod';
import { Id, text } from '../kernel/fields.ts';
import { isAddress, isPath, Moment, maybeText, Picture, pageText } from './page-fields.rules.ts';

export const relationTypes = ['page', 'goods', 'class', 'brand', 'store', 'zone', 'article', 'keyword', 'activity'] as const;
export type RelationType = (typeof relationTypes)[number];
export const linkTypes = ['inner', 'outer'] as const;

/** What is named by its number; an activity is named by its kind, words and addresses by themselves. */
const byNumber = new Set<RelationType>(['goods', 'class', 'store', 'zone', 'article']);

/** The kinds of activities that have a page; without a word it is the seckill. */
const activityKinds = new Set(['', 'seckill', 'coupon', 'group']);

const link = {
  relationType: z.enum(relationTypes),
  relationTarget: text(300),
  typeKeyWord: text(60),
  linkType: z.enum(linkTypes),
};
type Link = z.infer<z.ZodObject<typeof link>>;

/** Whether a link leads somewhere at all: what is named by a number has one, an address is one, and an activity is of a kind that has a page. */
const leadsSomewhere = ({ relationType, relationTarget, typeKeyWord }: Link): boolean => {
  if (byNumber.has(relationType)) return Id.safeParse(relationTarget).success;
  if (relationType === 'page') return isAddress(relationTarget);
  if (relationType === 'brand') return relationTarget === '' ? typeKeyWord !== '' : Id.safeParse(relationTarget).success;
  if (relationType === 'activity') return activityKinds.has(typeKeyWord);
  return typeKeyWord !== '' || relationTarget !== '';
};
const leads = { error: 'content.link_wrong' };

const percent = z.int().min(0).max(100);
/** `area` is where on the picture it can be pressed, in percent of it. */
const AdvLinkDraft = z
  .strictObject({ ...link, area: z.strictObject({ left: percent, top: percent, width: percent, height: percent }).optional() })
  .refine(leadsSomewhere, leads);

const span = { startsDate: Moment.nullable(), endsDate: Moment.nullable() };
type Span = { startsDate: string | null; endsDate: string | null };
export const endsAfter = ({ startsDate, endsDate }: Span): boolean => startsDate === null || endsDate === null || startsDate < endsDate;
const ends = { error: 'content.span_wrong', path: ['endsDate'] };

export const linkMost = 12;
const advFields = {
  title: pageText(60),
  subtitle: maybeText(120),
  image: Picture.min(1, { error: 'content.picture_missing' }),
  shown: z.boolean(),
  ...span,
  links: z.array(AdvLinkDraft).max(linkMost),
};
export const AdvFields = z.strictObject(advFields).refine(endsAfter, ends);
export type AdvFields = z.infer<typeof AdvFields>;

/** The places of pictures that belong to the page itself and are published with its floors. */
const layoutAdvKeys = { home: ['home_banner', 'home_promo'], zone: ['zone_banner'] } as const;
export const layoutKeys = [...layoutAdvKeys.home, ...layoutAdvKeys.zone] as const;
export type LayoutKey = (typeof layoutKeys)[number];
export const keysOfPage = (zoneId: string | undefined): readonly LayoutKey[] =>
  zoneId === undefined ? layoutAdvKeys.home : layoutAdvKeys.zone;

export const LayoutAdv = z.strictObject({ advKey: z.enum(layoutKeys), ...advFields }).refine(endsAfter, ends);
export type LayoutAdv = z.infer<typeof LayoutAdv>;

const floorParts = ['main', 'hero', 'ranking', 'kit'] as const;
export type FloorPart = (typeof floorParts)[number];
const floorLinkParts = ['head', 'chip', 'more', 'kit', 'banner'] as const;
export type FloorLinkPart = (typeof floorLinkParts)[number];
export const floorStyles = [1, 2, 3, 4] as const;
export type FloorStyle = (typeof floorStyles)[number];
export const actionTypes = ['none', 'class', 'zone', 'keyword', 'page'] as const;

const groupNo = z.int().min(0).max(9);
export const LayoutGoods = z.strictObject({ part: z.enum(floorParts), groupNo, goodsId: Id, caption: text(40) });
export type LayoutGoods = z.infer<typeof LayoutGoods>;
export const LayoutLink = z
  .strictObject({ part: z.enum(floorLinkParts), groupNo, title: pageText(60), subtitle: maybeText(120), image: Picture, ...link })
  .refine(leadsSomewhere, leads);
export type LayoutLink = z.infer<typeof LayoutLink>;

/** floorStyle: 1 banner with eight goods, 2 hero with six and a ranking, 3 three kits, 4 a plain row. */
export const LayoutFloor = z
  .strictObject({
    floorStyle: z.literal(floorStyles),
    title: pageText(30),
    subtitle: maybeText(60),
    image: Picture,
    actionType: z.enum(actionTypes),
    actionParams: z.record(z.string().regex(/^[a-zA-Z]{1,12}$/), text(300)),
    shown: z.boolean(),
    ...span,
    goods: z.array(LayoutGoods).max(30),
    links: z.array(LayoutLink).max(30),
  })
  .refine(endsAfter, ends);
export type LayoutFloor = z.infer<typeof LayoutFloor>;

const most = 30;
/** A page as it is kept. */
export const LayoutContent = z.strictObject({ floors: z.array(LayoutFloor).max(most), advs: z.array(LayoutAdv).max(most) });
export type LayoutContent = z.infer<typeof LayoutContent>;

/** How many goods a style has room for, by part; of kits, in each. */
export const roomOf: Readonly<Record<FloorStyle, Partial<Record<FloorPart, number>>>> = {
  1: { main: 8 },
  2: { hero: 1, main: 6, ranking: 5 },
  3: { kit: 3 },
  4: { main: 10 },
};

export const kitNumbers = [1, 2, 3] as const;
const isPlace = (part: FloorPart, kit: number): boolean => (part === 'kit' ? kitNumbers.some((one) => one === kit) : kit === 0);

/** The goods that a style has room for, in their order: the others would be shown nowhere. */
export const fitting = (style: FloorStyle, goods: readonly LayoutGoods[]): LayoutGoods[] => {
  const held = new Map<string, number>();
  return goods.filter(({ part, groupNo: kit }) => {
    const place = `${part} ${kit}`;
    const count = (held.get(place) ?? 0) + 1;
    held.set(place, count);
    return isPlace(part, kit) && count <= (roomOf[style][part] ?? 0);
  });
};

/** The class, or the zone, that the head of a floor leads to. */
export const headTarget = ({ actionType, actionParams }: Pick<LayoutFloor, 'actionType' | 'actionParams'>): string => {
  const { id = '', classId = '', zoneId = '' } = actionParams;
  return (actionType === 'zone' ? zoneId : classId) || id;
};

const headLeads = (floor: LayoutFloor): boolean => {
  const { actionType, actionParams } = floor;
  if (actionType === 'class' || actionType === 'zone') return Id.safeParse(headTarget(floor)).success;
  if (actionType === 'keyword') return (actionParams['keyword'] ?? '').trim() !== '';
  return actionType === 'none' || isPath(actionParams['url'] ?? '');
};

/** A page as somebody hands it in: what stands in a floor is shown, and its head leads somewhere. */
export const LayoutInput = LayoutContent.extend({
  floors: z
    .array(
      LayoutFloor.refine(({ floorStyle, goods }) => fitting(floorStyle, goods).length === goods.length, {
        error: 'content.floor_full',
        path: ['goods'],
      }).refine(headLeads, { error: 'content.link_wrong', path: ['actionParams'] }),
    )
    .max(most),
});

/** The order of its fields is the database's. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** How many places of two lists hold something else. */
const countOther = (now: readonly unknown[], before: readonly unknown[]): number =>
  Array.from({ length: Math.max(now.length, before.length) }, (_, at) => at).filter((at) => !isSame(now[at], before[at])).length;

/** How many floors and pictures are other than those that are live; one that stands elsewhere counts, too. */
export const changesIn = (draft: LayoutContent, live: LayoutContent): number =>
  countOther(draft.floors, live.floors) + countOther(draft.advs, live.advs);
