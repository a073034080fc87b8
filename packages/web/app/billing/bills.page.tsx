import { billApi } from '@mall/contract/billing/bill.api.ts';
import { billTabs } from '@mall/contract/billing/bill.machine.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { useSheetExport } from '../download/use-sheet-export.tsx';
import { useWords } from '../kernel/words.tsx';
import { BillCard, useBillColumns, useBillTabs } from './bill-columns.tsx';
import { billAddress, invoiceLogAddress } from './bill-reads.ts';

const fields = { state: oneOf(billTabs, 'all'), period: typed(7), word: typed(40) };
const size = 10;
const isMonth = (text: string) => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);

/** The last twelve months, this one first. */
const months = (): string[] => {
  const now = new Date();
  return Array.from({ length: 12 }, (_, back) => new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7));
};

/** The company's bills, those first that ask for something. */
export default function BillsPage() {
  const t = useWords('billing');
  const place = usePlace(fields);
  const { state, period, word, page } = place.at;
  const filter = { ...(state !== 'all' && { state }), ...(isMonth(period) && { period }), ...(word && { word }) };
  const found = useList(ask(billApi.page, { query: { page, limit: size, ...filter } }, { staleMs: 0 }));
  const exporting = useSheetExport({
    call: billApi.exportAll,
    filter,
    disabled: (found.data?.total ?? 0) === 0,
    label: t('export'),
    done: t('exported'),
  });
  return (
    <ListPage
      title={t('title')}
      acts={
        <>
          <Button look="line" as={RouterLink} href={invoiceLogAddress()}>
            {t('log.title')}
          </Button>
          <Button look="line" as={RouterLink} href="/personalCenterBase/billManagement/options">
            {t('options.title')}
          </Button>
          {exporting.button}
          <Button as={RouterLink} href="/personalCenterBase/billManagement/accountCreator">
            {t('make.title')}
          </Button>
        </>
      }
      note={exporting.note}
      tabs={{
        label: t('title'),
        items: useBillTabs(found.data?.tabs, state),
        value: state,
        hrefOf: (next) => place.hrefOf({ state: next }),
      }}
      filter={
        <FilterBar
          place={place}
          filters={[
            {
              kind: 'choice',
              name: 'period',
              label: t('filter.period'),
              any: t('filter.any'),
              options: months().map((value) => ({ value, label: value })),
            },
            { kind: 'text', name: 'word', label: t('filter.word'), width: 220, most: 40 },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: useBillColumns(billAddress),
        card: (bill) => <BillCard bill={bill} hrefOf={billAddress} />,
        none: { title: t(place.narrowed() ? 'none.found' : 'none.title'), text: t('none.text') },
        words: { failed: t('failed') },
      }}
    />
  );
}
