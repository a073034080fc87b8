import { type GoodsDraft, tongues } from './goods-draft.rules.ts';
import { changedGoodsPlaces } from './goods-fields.rules.ts';

/** Fields that are read as one: the sheet with its axes, and how it is sold. */
const readWith: Readonly<Partial<Record<keyof GoodsDraft, keyof GoodsDraft>>> = { axes: 'specs', taxRate: 'unit', moq: 'unit' };

/** In how many things two versions differ as people read them: each parameter and each language is one. */
export const changedGoodsRows = (before: GoodsDraft, after: GoodsDraft): string[] => {
  const rows = changedGoodsPlaces(before, after).flatMap((place): string[] => {
    if (place === 'params') {
      const ids = new Set([...Object.keys(before.params), ...Object.keys(after.params)]);
      return [...ids].filter((id) => (before.params[id] ?? '') !== (after.params[id] ?? '')).map((id) => `params.${id}`);
    }
    if (place === 'translations') return changedTongues(before, after).map((tongue) => `translations.${tongue}`);
    return [readWith[place] ?? place];
  });
  return [...new Set(rows)];
};

const textNames = ['name', 'description', 'afterSales', 'packing'] as const;
const changedTongues = (before: GoodsDraft, after: GoodsDraft) =>
  tongues.filter((tongue) =>
    textNames.some((name) => (before.translations[tongue]?.[name] ?? '') !== (after.translations[tongue]?.[name] ?? '')),
  );

/** None of them is laid while one is wrong: what is read as one, and a class with its parameters. */
const together: readonly (readonly string[])[] = [
  ['specs', 'axes'],
  ['unit', 'taxRate', 'moq'],
  ['classId', 'params'],
];

/** The fields that stay as they are sold where something is wrong at some places. */
export const heldFields = (places: readonly string[]): ReadonlySet<string> => {
  const wrong = new Set(places.map((place) => place.split('.')[0] as string));
  return new Set([...wrong, ...together.filter((names) => names.some((name) => wrong.has(name))).flat()]);
};
