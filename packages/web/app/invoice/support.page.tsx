import { invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { type StoreSupport, supportApi } from '@mall/contract/invoice/support.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './invoice.module.css';

const fields = { word: typed(40) };
const size = 20;

/** Which types the stores issue of which the company buys. */
export default function SupportPage() {
  const t = useWords('invoice');
  const language = useLanguage();
  const place = usePlace(fields);
  const { word, page } = place.at;
  const found = useList(ask(supportApi.page, { query: { page, limit: size, ...(word && { word }) } }, { staleMs: 0 }));
  const columns: TableColumn<StoreSupport>[] = [
    { key: 'store', head: t('support.store'), cell: ({ storeName }) => storeName },
    ...invoiceTypes.map(
      (type): TableColumn<StoreSupport> => ({
        key: type,
        head: invoiceTypeWords[type][language],
        cell: (row) => (row.types.includes(type) ? '✓' : '—'),
      }),
    ),
    { key: 'open', head: t('support.open'), align: 'right', cell: ({ open }) => <span className="num">{open}</span> },
  ];
  return (
    <ListPage
      title={t('support.title')}
      lead={t('support.lead')}
      filter={<FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('support.store'), width: 220, most: 40 }]} />}
      list={{
        found,
        rowKey: ({ storeId }) => storeId,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        card: (row) => (
          <div className={styles.card}>
            <b>{row.storeName}</b>
            <span className="meta">{row.types.map((type) => invoiceTypeWords[type][language]).join(' · ')}</span>
          </div>
        ),
        none: { title: t('support.none') },
        words: { failed: t('failed') },
      }}
    />
  );
}
