import type { Language } from '@mall/contract/kernel/language.ts';
import type { TipGoods } from '@mall/contract/search/search.api.ts';
import { listSpecCards } from '../catalogue/goods-card.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { findWithHelp } from './find-with-help.ts';
import type { SearchEngine } from './search-engine.ts';

const mostGoods = 4;

/** The first goods that a search for this would show; one whose number was typed is told, so that it can be opened at once. */
export const listTipGoods = async (tx: Tx, engine: SearchEngine, keyword: string, language: Language): Promise<TipGoods> => {
  const { asked, found } = await findWithHelp(tx, engine, { keyword, sort: 'relevance', pageNo: 1, pageSize: mostGoods });
  const cards = await listSpecCards(
    tx,
    found.hits.map((hit) => hit.specId),
    language,
  );
  const [only, ...others] = asked.specs ?? [];
  return {
    goodsList: cards.map(({ goodsId, specId, specName, picture, specSellPrice, activityPrice, unit, itemNumber }) => ({
      goodsId,
      specId,
      specName,
      picture,
      price: activityPrice ?? specSellPrice,
      unit,
      itemNumber,
    })),
    item: only && others.length === 0 && asked.goodsIds?.length === 0 && found.total > 0 ? only : null,
  };
};
