import { goodsErrors } from '@mall/contract/catalogue/goods.errors.ts';
import type { DraftSpec } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { goodsFieldsErrors } from '@mall/contract/catalogue/goods-fields.errors.ts';
import { typedFaults } from '@mall/contract/catalogue/goods-fields.rules.ts';
import { goodsSheetErrors } from '@mall/contract/catalogue/goods-sheet.errors.ts';
import type { Words } from '@mall/contract/kernel/language.ts';
import { useLanguage } from '@mall/kit/words/language.ts';

const said: Readonly<Record<string, { words: Words } | undefined>> = { ...goodsErrors, ...goodsFieldsErrors, ...goodsSheetErrors };

/** Each cell of a row asks; a row that was changed is another. */
const known = new WeakMap<DraftSpec, ReadonlyMap<string, string>>();
const codesOf = (row: DraftSpec): ReadonlyMap<string, string> => {
  const found = known.get(row) ?? new Map(typedFaults(row).map(({ place, code }) => [place, code]));
  known.set(row, found);
  return found;
};

/** What cannot be used of what was typed or pasted into a row, in words, before anybody hands it in. */
export const useTypedFaults = () => {
  const language = useLanguage();
  return (row: DraftSpec, place: string): string | undefined => {
    const code = codesOf(row).get(place);
    return code && said[code]?.words[language];
  };
};
