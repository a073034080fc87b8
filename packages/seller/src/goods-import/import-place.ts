import { importKindNames } from '@mall/contract/catalogue/goods-import.rules.ts';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import type { Place } from '@mall/kit/list/use-place.ts';

export const badRowSizes = ['10', '20', '50'] as const;

/** `id`: the import that is shown, without one the open one. The page number is that of its bad rows, `past` that of the sheets of before. */
export const importFields = { id, kind: oneOf(importKindNames), size: oneOf(badRowSizes, '10'), past: typed(5) };
export type ImportPlace = Place<typeof importFields>;
