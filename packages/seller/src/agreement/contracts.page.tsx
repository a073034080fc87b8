import { contractTabs } from '@mall/contract/agreement/agreement.rules.ts';
import { sellerContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import { useCounterWords } from '@mall/counter/frame/counter-context.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { QueueRows } from '@mall/counter/side/queue-rows.tsx';
import { SideBySide } from '@mall/counter/side/side-by-side.tsx';
import { useQueue } from '@mall/counter/side/use-queue.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { ContractQueueRow } from '@mall/kit/contract/contract-columns.tsx';
import { PaperActs } from '@mall/kit/contract/contract-view.tsx';
import { NewContractDialog } from '@mall/kit/contract/new-contract-dialog.tsx';
import { PartyContract } from '@mall/kit/contract/party-contract.tsx';
import { useContractWords } from '@mall/kit/contract/use-contract-words.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useTelephone } from '@mall/kit/page/use-telephone.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { contractSite } from './contract-site.ts';
import styles from './contracts.module.css';

const fields = { tab: oneOf(contractTabs), word: typed(40), id };
const aPage = 20;
const orderHref = (one: string) => `/orders/${one}`;

/** Contracts of the store: those that wait for it first, the one that is open beside them. */
export default function ContractsPage() {
  const t = useWords('agreement');
  const kit = useContractWords();
  const counter = useCounterWords();
  const may = useRights()?.has('seller:contracts:handle') === true;
  const place = usePlace(fields);
  const { word, page, id: named } = place.at;
  const tab = place.at.tab || (word || named ? 'all' : 'mine');
  const found = useList(ask(sellerContractApi.page, { query: { page, limit: aPage, tab, ...(word && { word }) } }, { staleMs: 0 }));
  const exporting = useListExport({
    call: sellerContractApi.export,
    filter: { tab, ...(word && { word }) },
    disabled: found.data?.total === 0,
  });
  const queue = useQueue(place, found.data?.list);
  const open = useTelephone() ? named || undefined : named || queue.open;
  const [making, setMaking] = useState(false);
  const openMade = (made: string) => {
    setMaking(false);
    place.go({ tab: 'all', id: made });
  };
  return (
    <SideBySide
      title={t('title')}
      lead={t('lead')}
      acts={
        <>
          {exporting.button}
          {may && (
            <Button icon={<PlusIcon size={16} />} onClick={() => setMaking(true)}>
              {kit('new.title')}
            </Button>
          )}
        </>
      }
      caseWidth={660}
      alone={{ chosen: named !== '', back: { href: queue.hrefOf(''), label: counter('sale.back') } }}
      head={
        <>
          <Tabs
            inset
            label={t('title')}
            items={contractTabs.map((one) => ({
              id: one,
              label: kit(`tab.${one}`),
              count: found.data?.counts[one] ?? 0,
              hot: one === 'mine',
            }))}
            value={tab}
            hrefOf={(one) => place.hrefOf({ tab: one, id: '' })}
            link={RouterLink}
          />
          <FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: kit('list.word'), width: 260 }]} />
          {exporting.note}
        </>
      }
      list={
        <QueueRows
          title={t('title')}
          queue={{ ...queue, open }}
          found={found}
          size={aPage}
          row={(row) => <ContractQueueRow row={row} side="seller" />}
          none={{ title: kit(tab === 'mine' || place.narrowed() ? 'list.noneFound' : 'list.none') }}
        />
      }
    >
      {open === undefined ? (
        <Empty title={t('none.open')} picture="none" />
      ) : (
        <ContractCase key={open} contractId={open} onMade={openMade} />
      )}
      {making && <NewContractDialog site={contractSite} onClose={() => setMaking(false)} onMade={openMade} />}
    </SideBySide>
  );
}

function ContractCase({ contractId, onMade }: { contractId: string; onMade: (id: string) => void }) {
  const t = useWords('agreement');
  const detail = useDetail(ask(sellerContractApi.detail, { params: { id: contractId } }, { staleMs: 0 }));
  if (detail.state === 'missing') return <Empty title={t('missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing) return <Skeleton kind="block" height={400} />;
  const contract = detail.thing;
  return (
    <div className={styles.case}>
      <header className={styles.head}>
        <h2>{contract.title}</h2>
        <div className={styles.acts}>
          <PaperActs contract={contract} call={sellerContractApi.pdf} />
        </div>
      </header>
      <PartyContract narrow site={contractSite} contract={contract} orderHref={orderHref} onMade={onMade} />
    </div>
  );
}
