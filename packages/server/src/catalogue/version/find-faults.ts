import { axisFaults, parameterFaults } from '@mall/contract/catalogue/class-parameter.rules.ts';
import { type GoodsDraft, pictureLeast } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { GoodsFields } from '@mall/contract/catalogue/goods-fields.rules.ts';
import { ClassParameter } from '@mall/contract/catalogue/goods-version.api.ts';
import { leastOrder, moqMost } from '@mall/contract/catalogue/shelf.rules.ts';
import { type ErrorCode, isErrorCode } from '@mall/contract/errors.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { isSentBy } from '../../content/keep-store-uploads.ts';
import { uploadKeys } from '../../content/upload-keys.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import type { StoreSight } from '../../kernel/side.ts';
import { listPromised } from '../shelf/promised-specs.ts';
import { paperFiles, shownFiles } from './files-of.ts';
import { parametersOf } from './parameter-rules.ts';
import { readSold } from './sold.queries.ts';

/** What is wrong and where; `values` are what its words are filled with. */
export type Fault = { place: string; code: ErrorCode; values: Readonly<Record<string, string | number>> };
const fault = (place: string, code: ErrorCode, values: Fault['values'] = {}): Fault => ({ place, code, values });

/** What the words of a fault of a step are filled with. */
const valuesOf = ({ moq, specs }: GoodsDraft, [place, at, name]: readonly PropertyKey[]): Fault['values'] => {
  const row = place === 'specs' && name === 'step' ? specs[Number(at)] : undefined;
  return row ? { least: leastOrder(Number(row.moq || moq), Number(row.step)), most: moqMost } : {};
};

/** What the rules find without asking the database. */
export const ruleFaults = (draft: GoodsDraft): Fault[] => {
  const { error } = GoodsFields.safeParse(draft);
  return (error?.issues ?? []).map(({ path, message }) =>
    fault(path.join('.'), isErrorCode(message) ? message : 'kernel.bad_input', valuesOf(draft, path)),
  );
};

const Known = z.strictObject({
  cross: z.boolean(),
  day: z.string(),
  /** Of the class: whether goods stand in it, and whether the store may sell there. */
  leaf: z.boolean(),
  open: z.boolean(),
  brand: z.boolean(),
  shelf: z.boolean(),
  freight: z.boolean(),
  /** What the class asks of its goods. */
  rules: z.array(ClassParameter),
  /** Whether goods of this number are sold: what never was is judged as a whole. */
  sold: z.boolean(),
  /** Item numbers that somebody has, and specs that are this goods' own. */
  taken: z.array(z.string()),
  own: z.array(Id),
  files: z.array(z.strictObject({ url: z.string(), kind: z.string(), width: z.number().nullable(), height: z.number().nullable() })),
});
type Known = z.infer<typeof Known>;

const numberOr = (typed: string): string => (Id.safeParse(typed).success ? typed : '0');

const readKnown = async (tx: Tx, { storeId }: StoreSight, goodsId: Id | null, draft: GoodsDraft): Promise<Known> => {
  const numbers = draft.specs.map(({ itemNumber }) => itemNumber.toUpperCase()).filter((number) => number !== '');
  const [classId, brandId, shelfId, freightId] = [draft.classId, draft.brandId, draft.storeClassId ?? '', draft.freight ?? ''].map(
    numberOr,
  ) as [Id, Id, Id, Id];
  const files = [...shownFiles(draft), ...paperFiles(draft)];
  const [row] = await readRows(tx, Known)`
    select s.kind = 'cross' as cross, to_char(now(), 'YYYY-MM-DD') as day, coalesce(c.level = 3 and c.shown, false) as leaf,
      coalesce(not exists (select from store_main_class m where m.store_id = s.id)
        or exists (select from store_main_class m where m.store_id = s.id and m.class_id::text = any (string_to_array(c.path, '/')))
        or exists (select from goods g where g.id = ${goodsId}::bigint and g.gc_id = c.id and g.state <> 'draft'), true) as open,
      exists (select from brand where id = ${brandId}) as brand,
      exists (select from store_class where id = ${shelfId} and store_id = s.id and shown) as shelf, exists (select from freight_template where id = ${freightId} and store_id = s.id) as freight,
      ${parametersOf()} as rules, exists (select from goods g where g.id = ${goodsId}::bigint and g.state <> 'draft') as sold,
      to_json(array(select p.item_number from spec p where p.item_number = any (${sql.param(numbers)}::text[]) and (p.goods_id is distinct from ${goodsId}::bigint or p.dropped_at is not null))) as taken,
      to_json(array(select p.id::text from spec p where p.goods_id = ${goodsId}::bigint and p.dropped_at is null)) as own,
      coalesce((select json_agg(json_build_object('url', '/uploads/' || u.key, 'kind', u.kind, 'width', u.width, 'height', u.height)) from upload u
        where u.key = any (${sql.param(uploadKeys(files))}::text[]) and ${isSentBy(storeId)}), '[]') as files
    from store s left join goods_class c on c.id = ${classId} where s.id = ${storeId}`;
  return row as Known;
};

const isUpload = (url: string): boolean => url.startsWith('/uploads/');

const pictureFaults = (draft: GoodsDraft, files: ReadonlyMap<string, Known['files'][number]>): Fault[] => {
  const look = (url: string, place: string): Fault[] => {
    if (!isUpload(url)) return [];
    const found = files.get(url);
    if (found?.kind !== 'image' || found.width === null || found.height === null) return [fault(place, 'goods.picture_unknown')];
    const { width, height } = found;
    return Math.min(width, height) < pictureLeast ? [fault(place, 'goods.picture_small', { width, height, least: pictureLeast })] : [];
  };
  const texts = [
    ['description', draft.description] as const,
    ...Object.entries(draft.translations).map(([tongue, { description }]) => [`translations.${tongue}.description`, description] as const),
  ];
  return [
    ...draft.pictures.flatMap((url, at) => look(url, `pictures.${at}`)),
    ...draft.specs.flatMap(({ picture }, at) => look(picture, `specs.${at}.picture`)),
    ...texts.flatMap(([place, html]) => {
      const lost = (html.match(/\/uploads\/[0-9a-f]{32}/g) ?? []).some((url) => files.get(url)?.kind !== 'image');
      return lost ? [fault(place, 'goods.picture_unknown')] : [];
    }),
    ...(isUpload(draft.video) && files.get(draft.video)?.kind !== 'video' ? [fault('video', 'goods.video_unknown')] : []),
  ];
};

/** What was promised to an activity is neither taken away nor switched off. */
const promisedFaults = async (tx: Tx, goodsId: Id | null, { specs }: GoodsDraft): Promise<Fault[]> => {
  if (goodsId === null) return [];
  const kept = specs.flatMap(({ specId, on }) => (specId === null || on === false ? [] : [specId]));
  const promised = await listPromised(
    tx,
    sql`p.goods_id = ${goodsId} and p.dropped_at is null and p.state = 'on' and p.id::text <> all (${sql.param(kept)}::text[])`,
  );
  return promised.map(({ specId, name, activity }) => {
    const at = specs.findIndex((row) => row.specId === specId);
    return fault(at < 0 ? 'specs' : `specs.${at}.on`, 'goods.spec_promised', { name, activity });
  });
};

const rowFaults = (draft: GoodsDraft, { taken, own }: Known): Fault[] => {
  const [numbers, ids] = [new Set(taken), new Set(own)];
  return draft.specs.flatMap(({ specId, itemNumber }, at) => [
    ...(numbers.has(itemNumber.toUpperCase()) ? [fault(`specs.${at}.itemNumber`, 'goods.item_number_taken')] : []),
    ...(specId !== null && !ids.has(specId) ? [fault(`specs.${at}.values.0`, 'goods.spec_unknown')] : []),
  ]);
};

const classFaults = (draft: GoodsDraft, { leaf, open, rules }: Known, sold: GoodsDraft | undefined): Fault[] => {
  if (draft.classId === '') return [];
  if (!leaf) return [fault('classId', 'goods.class_unknown')];
  if (!open) return [fault('classId', 'goods.class_closed')];
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const strange = Object.keys(draft.params).filter((id) => draft.params[id] !== '' && !known.has(id));
  return [
    ...parameterFaults(rules, draft, sold).map(({ id, name, code }) =>
      code === 'goods.value_required' && known.get(id)?.drivesSpec
        ? fault('axes', 'goods.axis_needed', { name })
        : fault(`params.${id}`, code),
    ),
    ...axisFaults(rules, draft, sold).map(({ row, axis, unit }) => fault(`specs.${row}.values.${axis}`, 'goods.axis_number', { unit })),
    ...strange.map((id) => fault(`params.${id}`, 'goods.parameter_unknown')),
  ];
};

/** What is sold already was looked at when it was approved, and stays though who sent it has left. */
const soldFiles = (sold: GoodsDraft | undefined): string[] => (sold ? shownFiles(sold).filter(isUpload) : []);
const asSold = (url: string, { video }: GoodsDraft): Known['files'][number] => ({
  url,
  kind: url === video ? 'video' : 'image',
  width: pictureLeast,
  height: pictureLeast,
});

/** Everything that is wrong with a draft, by field and cell; what the rules find comes first, a place is named once. */
export const findFaults = async (tx: Tx, side: StoreSight, goodsId: Id | null, draft: GoodsDraft): Promise<Fault[]> => {
  const known = await readKnown(tx, side, goodsId, draft);
  const files = new Map(known.files.map((file) => [file.url, file]));
  const sold = goodsId !== null && known.sold ? await readSold(tx, goodsId) : undefined;
  for (const url of soldFiles(sold)) if (!files.has(url)) files.set(url, asSold(url, draft));
  const found = [
    ...ruleFaults(draft),
    ...classFaults(draft, known, sold),
    ...(draft.brandId !== '' && !known.brand ? [fault('brandId', 'goods.brand_required')] : []),
    ...(draft.storeClassId && !known.shelf ? [fault('storeClassId', 'store.shelf_unknown')] : []),
    ...(draft.freight && !known.freight ? [fault('freight', 'freight.not_found')] : []),
    ...pictureFaults(draft, files),
    ...rowFaults(draft, known),
    ...(await promisedFaults(tx, goodsId, draft)),
    ...draft.papers.flatMap(({ url, validUntil }, at) => [
      ...(isUpload(url) && !files.has(url) ? [fault(`papers.${at}.url`, 'goods.paper_file_required')] : []),
      ...(validUntil !== '' && validUntil < known.day ? [fault(`papers.${at}.validUntil`, 'goods.paper_expired')] : []),
    ]),
    ...(known.cross
      ? (['name', 'description'] as const)
          .filter((name) => !draft.translations.en?.[name])
          .map((name) => fault(`translations.en.${name}`, 'goods.text_abroad_required'))
      : []),
  ];
  const places = new Set<string>();
  return found.filter(({ place }) => !places.has(place) && Boolean(places.add(place)));
};
