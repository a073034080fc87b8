import * as z from 'zod';
import { right } from '../account/rights.ts';
import { seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { attributeKinds } from './class-office.rules.ts';
import { GoodsDraft, goodsPlaces, versionDecisions, workTabs } from './goods-draft.rules.ts';
import { ShelfSpec } from './shelf.api.ts';

const keeps = seller({ may: right('seller:goods:manage') });
const Count = z.number().int();
/** Long texts in six languages and 200 rows, as they travel under seal. */
const draftBytes = 1024 * 1024;

/** What is wrong, where, in the words of the reader: `place` is `name`, `specs.3.price`, `params.12`, `pictures.0`, `translations.en.name`. */
export const GoodsFault = z.strictObject({ place: z.string(), code: z.string(), message: z.string() });
export type GoodsFault = z.infer<typeof GoodsFault>;

/** What the mall's people found wrong: a field, or one of its parts, and why. */
export const ReturnFault = z.strictObject({ field: z.string(), reason: z.string() });
export type ReturnFault = z.infer<typeof ReturnFault>;

/** What the numbers in a version are called. */
export const GoodsNames = z.strictObject({
  /** From the first level to the last. */
  classNames: z.array(z.string()),
  brandName: z.string(),
  /** By the number of the parameter, in the order of the class. */
  params: z.array(z.strictObject({ id: Id, name: z.string() })),
});
export type GoodsNames = z.infer<typeof GoodsNames>;

export const GoodsVersion = z.strictObject({
  id: Id,
  version: Count,
  decision: z.enum(versionDecisions),
  /** Empty: made of what was sold before there were versions. */
  submittedBy: z.string(),
  submitDate: TimeText,
  decideDate: TimeText.nullable(),
  faults: z.array(ReturnFault),
  /** In how many fields it differs from what was sold when it was handed in. */
  changes: Count,
});
export type GoodsVersion = z.infer<typeof GoodsVersion>;

export const ShownVersion = z.strictObject({ version: GoodsVersion.nullable(), fields: GoodsDraft, names: GoodsNames });
export type ShownVersion = z.infer<typeof ShownVersion>;

const OpenDraft = z.strictObject({
  draftId: Id,
  /** Null: goods that were never handed in. */
  goodsId: Id.nullable(),
  spuCode: z.string(),
  revision: Count,
  saveDate: TimeText,
  savedBy: z.string(),
  fields: GoodsDraft,
  /** The specs as they are sold now, so that a cell that was not typed shows what holds. */
  sold: z.array(ShelfSpec),
  /** What is sold now, to compare with; null: nothing yet. */
  before: ShownVersion.nullable(),
  /** The last version that the mall decided on or that waits. */
  last: GoodsVersion.nullable(),
  /** The freight template that the goods names now; null: the store's usual freight. */
  freight: Id.nullable(),
  /** The shelf of the store on which the goods stands now. */
  storeClassId: Id.nullable(),
  /** Sold abroad: its texts are needed in English, and wished in four more languages. */
  cross: z.boolean(),
});
export type OpenDraft = z.infer<typeof OpenDraft>;

/** A parameter of a class. */
export const ClassParameter = z.strictObject({
  id: Id,
  name: z.string(),
  /** What stands behind its numbers: 'kV'. */
  unit: z.string(),
  kind: z.enum(attributeKinds),
  values: z.array(z.string()),
  /** Without it nothing is handed in. */
  required: z.boolean(),
  /** Buyers filter by it. */
  facet: z.boolean(),
  inName: z.boolean(),
  /** Tells the specs of a goods apart: an axis of the sheet instead of a parameter. */
  drivesSpec: z.boolean(),
});
export type ClassParameter = z.infer<typeof ClassParameter>;

const EditorClass = z.strictObject({
  classId: Id,
  classNames: z.array(z.string()),
  unit: z.string(),
  taxRate: Count,
  /** How a name is put together: '{品牌} {型号} {分类}'; empty: as usual. */
  nameRule: z.string(),
  standards: z.array(z.string()),
  certificates: z.array(z.string()),
  parameters: z.array(ClassParameter),
  brands: z.array(z.strictObject({ id: Id, name: z.string() })),
});
export type EditorClass = z.infer<typeof EditorClass>;

/** One class of the three levels; only those of the third take goods. */
const ClassNode = z.strictObject({ id: Id, parentId: Id.nullable(), level: Count, name: z.string() });
const StoreShelf = z.strictObject({ id: Id, parentId: Id.nullable(), name: z.string() });

const WorkQuery = z.strictObject({ tab: z.enum(workTabs).default('draft'), word: text(50).optional(), ...paging(20, 100) });
export type WorkQuery = z.infer<typeof WorkQuery>;

/** A goods that is being changed. */
export const GoodsInWork = z.strictObject({
  draftId: Id.nullable(),
  goodsId: Id.nullable(),
  name: z.string(),
  picture: z.string(),
  className: z.string(),
  /** Saved, handed in or given back then, and by whom. */
  date: TimeText,
  by: z.string(),
  fresh: z.boolean(),
  specCount: Count,
  faults: z.array(ReturnFault),
});
export type GoodsInWork = z.infer<typeof GoodsInWork>;
const GoodsWork = pageOf(GoodsInWork).extend({ tabs: z.record(z.enum(workTabs), Count) });
export type GoodsWork = z.infer<typeof GoodsWork>;

const CompareQuery = z.strictObject({ from: Id, to: Id });

/** Goods that are drawn up or changed: what buyers read of them is looked at by the mall first, while what is sold goes on being sold. */
export const goodsVersionApi = {
  work: call({
    verb: 'GET',
    path: '/seller/goods/work/page',
    access: keeps,
    summary: 'Goods of the store that are being changed: drafts, those that wait for the mall, those that came back',
    query: WorkQuery,
    data: GoodsWork,
  }),
  open: call({
    verb: 'POST',
    path: '/seller/goods/draft/open',
    access: keeps,
    summary:
      'Opens a draft: of new goods, of new goods like another, or of goods that are sold; the one that is open already is found again',
    body: z.strictObject({ goodsId: Id.optional(), like: Id.optional() }),
    data: z.strictObject({ draftId: Id }),
  }),
  draft: call({
    verb: 'GET',
    path: '/seller/goods/draft/{id}',
    access: keeps,
    summary: 'A draft as it was typed, with what is sold now and what the mall said last',
    data: OpenDraft,
  }),
  save: call({
    verb: 'POST',
    path: '/seller/goods/draft/save/{id}',
    access: keeps,
    summary: 'Keeps a draft as typed, right or wrong; who saves on an older revision than the last is told',
    body: z.strictObject({ revision: Count.min(0).max(1_000_000), fields: GoodsDraft }),
    bodyBytes: draftBytes,
    data: z.strictObject({ revision: Count, saveDate: TimeText }),
  }),
  check: call({
    verb: 'GET',
    path: '/seller/goods/draft/check/{id}',
    access: keeps,
    summary: 'Everything that is wrong with a draft as it is kept, by field and row',
    data: z.strictObject({ revision: Count, faults: z.array(GoodsFault) }),
  }),
  handIn: call({
    verb: 'POST',
    path: '/seller/goods/draft/hand-in/{id}',
    access: keeps,
    summary:
      'Hands a draft in: the freight template, the shelf of the store, and prices, stock and the like of specs that are sold, hold at once, the rest waits for the mall',
    body: z.strictObject({ revision: Count.min(0).max(1_000_000) }),
    /** `waits` is false where nothing was changed that the mall looks at. */
    data: z.strictObject({ goodsId: Id, waits: z.boolean(), changed: Count }),
  }),
  withdraw: call({
    verb: 'POST',
    path: '/seller/goods/version/withdraw/{id}',
    access: keeps,
    summary: 'Takes back what waits of a goods (by its number), to change it; it is a draft again',
    data: z.strictObject({ draftId: Id }),
  }),
  remove: call({
    verb: 'POST',
    path: '/seller/goods/draft/delete/{id}',
    access: keeps,
    summary: 'Throws a draft away; what is sold stays as it is',
    data: Nothing,
  }),
  versions: call({
    verb: 'GET',
    path: '/seller/goods/versions/{id}',
    access: keeps,
    summary: 'Every version of a goods that was handed in, the latest first',
    query: z.strictObject(paging(20, 100)),
    data: pageOf(GoodsVersion),
  }),
  compare: call({
    verb: 'GET',
    path: '/seller/goods/version/compare',
    access: keeps,
    summary: 'Two versions of one goods and the fields in which they differ',
    query: CompareQuery,
    data: z.strictObject({ from: ShownVersion, to: ShownVersion, changed: z.array(z.enum(goodsPlaces)) }),
  }),
  classes: call({
    verb: 'GET',
    path: '/seller/goods/classes',
    access: keeps,
    summary: 'The classes in which the store may sell, on three levels, and its own shelves',
    data: z.strictObject({ classes: z.array(ClassNode), shelves: z.array(StoreShelf) }),
  }),
  classParts: call({
    verb: 'GET',
    path: '/seller/goods/class/{id}',
    access: keeps,
    summary: 'What a class of the third level asks of its goods: parameters with units and allowed values, brands, usual papers',
    data: EditorClass,
  }),
  picture: call({
    verb: 'POST',
    path: '/seller/goods/picture',
    access: keeps,
    summary: 'Makes three sizes of an own upload (address with ?s=160, 400 or 800), or says why it is no picture of goods',
    body: z.strictObject({ url: text(60) }),
    data: z.strictObject({ url: z.string(), width: Count, height: Count }),
  }),
};
