import type pg from 'pg';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { copyRows, moveIdentity } from '../kit/copy-rows.ts';
import { namesOf, readBrands, readStores } from '../kit/demo-data.ts';
import { paragraphs } from '../kit/html.ts';
import { accents, drawingOf } from './choose-picture.ts';
import { labels } from './labels.ts';
import type { DemoBrand } from './make-goods.ts';
import { leavesOf, type PlannedTop } from './plan-classes.ts';

/** The brands that the mall calls its own. */
const ownBrands = new Set(['匠榫', '安昭', '知澜', '聚霖']);

export const planBrands = (): DemoBrand[] =>
  readBrands().map((brand, at) => ({
    id: at + 1,
    name: brand.name,
    en: brand.en,
    own: ownBrands.has(brand.name),
    tops: new Set(brand.classes),
  }));

const leafPicture = (picture: string) => pictureAddress('goods', drawingOf(picture));

const classRows = (tops: readonly PlannedTop[]) => {
  const blank = { unit: '', tax_rate: 13, description: '', standards: [], certificates: [], after_sales: '', synonyms: [], icon: '' };
  const rows = tops.map((top, at) => ({
    ...blank,
    id: top.id,
    parent_id: null as number | null,
    level: 1,
    path: String(top.id),
    names: namesOf(top.data),
    picture: leafPicture(top.data.children[0]?.children[0]?.picture ?? ''),
    icon: top.icon,
    sort: at + 1,
  }));
  const middles = tops.flatMap((top) =>
    top.middles.map((middle, at) => ({
      ...blank,
      id: middle.id,
      parent_id: top.id,
      level: 2,
      path: `${top.id}/${middle.id}`,
      names: namesOf(middle.data),
      picture: leafPicture(middle.data.children[0]?.picture ?? ''),
      sort: at + 1,
    })),
  );
  const leaves = tops.flatMap((top) =>
    top.middles.flatMap((middle) =>
      middle.leaves.map(({ id, data }, at) => ({
        id,
        parent_id: middle.id,
        level: 3,
        path: `${top.id}/${middle.id}/${id}`,
        names: namesOf(data),
        picture: leafPicture(data.picture),
        icon: '',
        unit: data.unit,
        tax_rate: data.taxRate,
        description: paragraphs(data.description),
        standards: data.standards,
        certificates: data.certificates,
        after_sales: data.afterSales,
        synonyms: data.synonyms,
        name_rule: data.nameTemplate,
        sort: at + 1,
      })),
    ),
  );
  return { rows, middles, leaves };
};

/** The unit that all values of an attribute are printed in; none where they differ. */
const unitOf = (values: readonly string[]): string => {
  const units = new Set(values.map((value) => /^[\d./×+-]+([A-Za-zμΩ%℃°²³]{1,5})$/u.exec(value)?.[1] ?? ''));
  return units.size === 1 ? ([...units][0] ?? '') : '';
};

/** What goods may have several of. */
const several = new Set(['通信接口', '通信规约', '通信方式', '功能', '功能配置', '适用场景']);

/** A number where all values are one with the same unit. */
const kindOf = ({ name, values, drivesSpec }: { name: string; values: readonly string[]; drivesSpec: boolean }): string => {
  if (!drivesSpec && several.has(name)) return 'many';
  const unit = unitOf(values);
  return unit !== '' && values.every((value) => /^\d+(\.\d+)?$/.test(value.slice(0, -unit.length))) ? 'number' : 'choice';
};

/** Classes, attributes with their values, brands, labels, and who mainly sells what. */
export const fillClasses = async (client: pg.PoolClient, tops: readonly PlannedTop[]): Promise<void> => {
  const { rows, middles, leaves } = classRows(tops);
  for (const level of [rows, middles, leaves]) await copyRows(client, 'goods_class', level);
  const attributes = leavesOf(tops).flatMap((leaf) => leaf.attributes.map((attribute, at) => ({ leaf, attribute, at })));
  await copyRows(
    client,
    'attribute',
    attributes.map(({ leaf, attribute, at }) => ({
      id: attribute.id,
      class_id: leaf.id,
      names: namesOf(attribute.data),
      facet: attribute.data.facet,
      in_name: attribute.data.inName,
      drives_spec: attribute.data.drivesSpec,
      // Cable is sold without a reel as well: what goods are named by is asked for, not all that tells specs apart.
      required: attribute.data.inName,
      kind: kindOf(attribute.data),
      unit: unitOf(attribute.data.values),
      sort: at + 1,
    })),
  );
  await copyRows(
    client,
    'attribute_value',
    attributes.flatMap(({ attribute }) =>
      attribute.data.values.map((value, at) => ({ id: attribute.firstValueId + at, attribute_id: attribute.id, value, sort: at + 1 })),
    ),
  );
  const topIds = new Map(tops.map((top) => [top.data.name, top.id]));
  const brands = readBrands();
  await copyRows(
    client,
    'brand',
    brands.map((brand, at) => ({
      id: at + 1,
      name: brand.name,
      en_name: brand.en,
      initial: brand.initial,
      story: brand.story,
      logo: pictureAddress('stores', `store-${String((at % 12) + 1).padStart(2, '0')}`, [
        accents[(at + 1) % accents.length] as string,
        'ffb300',
      ]),
      own: ownBrands.has(brand.name),
      sort: at + 1,
    })),
  );
  const classIds = (names: readonly string[]) =>
    names.map((name) => {
      const id = topIds.get(name);
      if (!id) throw new Error(`no class ${name}`);
      return id;
    });
  await copyRows(
    client,
    'brand_class',
    brands.flatMap((brand, at) => classIds(brand.classes).map((id) => ({ brand_id: at + 1, class_id: id }))),
  );
  await copyRows(
    client,
    'store_main_class',
    readStores().flatMap((store, at) => classIds(store.mainClasses).map((id) => ({ store_id: at + 1, class_id: id }))),
  );
  await copyRows(
    client,
    'label',
    labels.map((label, at) => ({ ...label, sort: at + 1 })),
  );
  await moveIdentity(client, ['goods_class', 'attribute', 'attribute_value', 'brand', 'label']);
};
