import { mostCompared } from '@mall/contract/procurement/compare.rules.ts';
import { readKept, useKept, writeKept } from '../../kernel/kept-state.ts';

/** What the tray shows of a goods before anything is asked. */
export type Compared = { readonly specId: string; readonly name: string; readonly picture: string; readonly price: string };

const none: readonly Compared[] = [];
const isId = (value: unknown): value is string => typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 500;

const readOne = (value: unknown): Compared[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { specId, name, picture, price } = value as Record<string, unknown>;
  return isId(specId) && isText(name) && isText(picture) && isText(price) ? [{ specId, name, picture, price }] : [];
};

/** What another page or an older one wrote, as far as it can be read. */
export const readCompared = (value: unknown): readonly Compared[] => {
  if (!Array.isArray(value)) return none;
  const read = value.flatMap(readOne);
  return read.filter(({ specId }, at) => read.findIndex((other) => other.specId === specId) === at).slice(0, mostCompared);
};

const now = (): readonly Compared[] => readCompared(readKept('compared'));

/** The goods ticked for comparison, in the order ticked; they stay through navigation and reload. */
export const useCompared = (): readonly Compared[] => useKept('compared', readCompared);

/** False: the tray is full. */
export const addCompared = (goods: Compared): boolean => {
  const others = now().filter(({ specId }) => specId !== goods.specId);
  if (others.length >= mostCompared) return false;
  writeKept('compared', [...others, goods]);
  return true;
};

export const removeCompared = (specId: string): void => {
  const kept = now();
  if (kept.some((one) => one.specId === specId))
    writeKept(
      'compared',
      kept.filter((one) => one.specId !== specId),
    );
};

export const setCompared = (goods: readonly Compared[]): void => writeKept('compared', goods.slice(0, mostCompared));

const comparePage = '/procurementManagement/goodsComp';
/** The page that shows these side by side. */
export const compareAddress = (goods: readonly Pick<Compared, 'specId'>[]): string =>
  goods.length === 0 ? comparePage : `${comparePage}?specId=${goods.map(({ specId }) => specId).join(',')}`;
