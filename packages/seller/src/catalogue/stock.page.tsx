import { stockApi } from '@mall/contract/catalogue/stock.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useWords } from '../kernel/words.ts';
import { StockBook } from './stock-book.tsx';
import { StockLedger } from './stock-ledger.tsx';
import { type StockPageTab, stockFields, stockPageTabs } from './stock-place.ts';

/** The stock of the store: what lies there, what runs out, and all that ever moved it. */
export default function StockPage() {
  const t = useWords('catalogue');
  const place = usePlace(stockFields);
  const { tab } = place.at;
  const { data } = useList(ask(stockApi.book, { query: { page: 1, limit: 1 } }, { staleMs: 5000 }));
  const frame = {
    place,
    title: t('book.title'),
    lead: data && t('book.lead', { count: data.tabs.all, low: data.tabs.low, none: data.tabs.none }),
    tabs: {
      label: t('book.tabs'),
      items: stockPageTabs.map((id) => ({
        id,
        label: t(`book.tab.${id}`),
        ...(id !== 'ledger' && data && { count: data.tabs[id], hot: id !== 'all' && data.tabs[id] > 0 }),
      })),
      value: tab,
      hrefOf: (next: StockPageTab) => place.hrefOf({ tab: next, specId: '' }),
    },
  };
  return tab === 'ledger' ? <StockLedger {...frame} /> : <StockBook {...frame} tab={tab} />;
}
