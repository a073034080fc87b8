import { importStateWords, valueKey } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { BookClass, SoldGoods, SoldSpec } from './import-book.ts';

export const pathOf = ({ names }: Pick<BookClass, 'names'>): string => names.join(' / ');
export const joinPictures = (pictures: readonly string[]): string => pictures.join('; ');

type Cell = string | number;
const orEmpty = (number: number | null): Cell => number ?? '';

/** A spec as a row of the sheet: what an export writes, and what a row is held against. Numbers are numbers, so that a sheet can reckon with them. */
export const soldCells = (
  { spuCode, brandName, storeClassName, draft }: SoldGoods,
  spec: SoldSpec,
  sold: BookClass | undefined,
  language: Language,
): Record<string, Cell> => {
  const drawn = draft.specs.find(({ specId }) => specId === spec.specId);
  const attributes = new Map((sold?.attributes ?? []).map(({ id, name }) => [id, name]));
  return {
    spuCode,
    name: draft.name,
    className: sold ? pathOf(sold) : '',
    brand: brandName,
    model: draft.model,
    storeClass: storeClassName,
    itemNumber: spec.itemNumber,
    price: Number(toYuan(fen(spec.priceFen))),
    taxRate: Number(draft.taxRate),
    stock: spec.stock,
    warnAt: orEmpty(spec.warnAt),
    unit: drawn?.unit || draft.unit,
    packLength: drawn?.packLength ? Number(drawn.packLength) : '',
    moq: orEmpty(spec.moq),
    step: orEmpty(spec.step),
    leadDays: spec.leadDays,
    weight: spec.weightGram / 1000,
    state: importStateWords[spec.on ? 'on' : 'off'][language],
    pictures: joinPictures(draft.pictures),
    specPicture: drawn?.picture ?? '',
    ...Object.fromEntries(
      Object.entries(draft.params).flatMap(([id, value]) => {
        const name = attributes.get(id);
        return name === undefined ? [] : [[valueKey(name), value]];
      }),
    ),
    ...Object.fromEntries(draft.axes.map((axis, at) => [valueKey(axis), drawn?.values[at] ?? ''])),
  };
};
