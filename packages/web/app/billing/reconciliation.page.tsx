import { billTabs } from '@mall/contract/billing/bill.machine.ts';
import { reconciliationApi } from '@mall/contract/billing/reconciliation.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { BillCard, useBillColumns, useBillTabs } from './bill-columns.tsx';
import { reconAddress } from './bill-reads.ts';
import { Statement } from './statement.tsx';

const fields = { state: oneOf(billTabs, 'all') };
const size = 10;

/** The bills seen line by line: a list of them, or one of them beside what the company has. */
export default function ReconciliationPage() {
  const id = useSearchParams()[0].get('id');
  return isId(id) ? <Statement key={id} id={id} /> : <Statements />;
}

function Statements() {
  const t = useWords('billing');
  const place = usePlace(fields);
  const { state, page } = place.at;
  const found = useList(ask(reconciliationApi.page, { query: { page, limit: size, ...(state !== 'all' && { state }) } }, { staleMs: 0 }));
  return (
    <ListPage
      title={t('recon.title')}
      acts={
        <Button as={RouterLink} href="/personalCenterBase/reconciliationOrder">
          {t('recon.orders')}
        </Button>
      }
      tabs={{
        label: t('recon.title'),
        items: useBillTabs(found.data?.tabs, state),
        value: state,
        hrefOf: (next) => place.hrefOf({ state: next }),
      }}
      list={{
        found,
        rowKey: (bill) => bill.id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: useBillColumns(reconAddress),
        card: (bill) => <BillCard bill={bill} hrefOf={reconAddress} />,
        none: { title: t('none.title'), text: t('none.text') },
        words: { failed: t('failed') },
      }}
    />
  );
}
