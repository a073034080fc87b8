import { unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { listSpecCards } from '../catalogue/goods-card.queries.ts';
import type { Tx } from '../kernel/db.ts';
import type { ShelfSpec } from '../order/read-shelf.ts';

type Named = Pick<ShelfSpec, 'specName' | 'attributeLine' | 'storeName' | 'unit'>;

/** What lines are called for a reader abroad; a statement more than for a Chinese one, who is told what the shelf says. What is no longer sold keeps its Chinese name. */
export const wordsAbroad = async <Spec extends Named>(tx: Tx, specs: ReadonlyMap<Id, Spec>, language: Language): Promise<Map<Id, Spec>> => {
  if (language === fallbackLanguage) return new Map(specs);
  const cards = new Map((await listSpecCards(tx, [...specs.keys()], language)).map((card) => [card.specId, card]));
  return new Map(
    [...specs].map(([id, spec]) => {
      const { specName, attributeLine, storeName } = cards.get(id) ?? spec;
      return [id, { ...spec, specName, attributeLine, storeName, unit: unitIn(spec.unit, language) }];
    }),
  );
};
