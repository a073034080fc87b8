import { importColumns, isValueKey } from '@mall/contract/catalogue/goods-import.rules.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';

/** What a column is called. */
export const columnName = (key: string, language: Language = fallbackLanguage): string =>
  isValueKey(key) ? key.slice(1) : key in importColumns ? importColumns[key as keyof typeof importColumns][language] : key;

/** Without one of these nobody can tell what a row is of. */
export const tellsRows = (columns: readonly { key: string }[]): boolean =>
  columns.some(({ key }) => key === 'itemNumber' || key === 'name');
