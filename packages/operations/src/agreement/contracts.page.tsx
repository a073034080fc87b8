import { deskApi } from '@mall/contract/account/desk.api.ts';
import { contractTabs } from '@mall/contract/agreement/agreement.rules.ts';
import { operatorContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { QueueRows } from '@mall/counter/side/queue-rows.tsx';
import { CaseFoot, SideBySide } from '@mall/counter/side/side-by-side.tsx';
import { useQueue } from '@mall/counter/side/use-queue.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { ContractQueueRow } from '@mall/kit/contract/contract-columns.tsx';
import { ContractView, PaperActs } from '@mall/kit/contract/contract-view.tsx';
import { useContractWords } from '@mall/kit/contract/use-contract-words.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './contracts.module.css';

const fields = { tab: oneOf(contractTabs, 'all'), word: typed(40), id };
const aPage = 20;
const hrefOf = (one: string) => `/contracts?id=${one}`;
const reads = [operatorContractApi.page, operatorContractApi.detail, deskApi.desk];

/** Contracts of all companies and stores; those whose signing failed come first. */
export default function ContractsPage() {
  const t = useWords('agreement');
  const kit = useContractWords();
  const place = usePlace(fields);
  const { tab, word, page, id: named } = place.at;
  const found = useList(ask(operatorContractApi.page, { query: { page, limit: aPage, tab, ...(word && { word }) } }, { staleMs: 0 }));
  const exporting = useListExport({
    call: operatorContractApi.export,
    filter: { tab, ...(word && { word }) },
    disabled: found.data?.total === 0,
  });
  const queue = useQueue(place, found.data?.list);
  const open = named || queue.open;
  return (
    <SideBySide
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      caseWidth={640}
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
          row={(row) => <ContractQueueRow row={row} side="operator" />}
          none={{ title: kit(place.narrowed() || tab !== 'all' ? 'list.noneFound' : 'list.none') }}
        />
      }
    >
      {open === undefined ? (
        <Empty title={t('none.open')} picture="none" />
      ) : (
        <>
          <CaseHolder kind="contract" url={hrefOf(open)} />
          <ContractCase key={open} contractId={open} />
        </>
      )}
    </SideBySide>
  );
}

function ContractCase({ contractId }: { contractId: string }) {
  const t = useWords('agreement');
  const detail = useDetail(ask(operatorContractApi.detail, { params: { id: contractId } }, { staleMs: 0 }));
  if (detail.state === 'missing') return <Empty title={t('missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing) return <Skeleton kind="block" height={400} />;
  const contract = detail.thing;
  return (
    <>
      <div className={styles.case}>
        <header className={styles.head}>
          <h2>{contract.title}</h2>
          <div className={styles.acts}>
            <PaperActs contract={contract} call={operatorContractApi.pdf} />
          </div>
        </header>
        <ContractView narrow contract={contract} hrefOf={hrefOf} orderHref={undefined} />
      </div>
      <CaseActs contract={contract} />
    </>
  );
}

function CaseActs({ contract }: { contract: ContractDetail }) {
  const t = useWords('agreement');
  const { title, actions } = contract;
  const terminate = useReasonAct({
    call: operatorContractApi.terminate,
    request: ({ id: of }: ContractDetail, reason) => ({ params: { id: of }, body: { reason } }),
    why: () => ({ title: t('terminate.ask', { title }), text: t('terminate.text'), words: { act: t('terminate') } }),
    done: t('terminate.done'),
    changes: reads,
  });
  const restore = useAct({
    call: operatorContractApi.retry,
    request: ({ id: of }: ContractDetail) => ({ params: { id: of } }),
    ask: () => ({ title: t('restore.ask', { title }), text: t('restore.text'), act: t('restore') }),
    done: t('restore.done'),
    changes: reads,
  });
  if (actions.length === 0) return null;
  return (
    <CaseFoot>
      {actions.includes('terminate') && (
        <Button look="danger" onClick={() => terminate.start(contract)}>
          {t('terminate')}
        </Button>
      )}
      {actions.includes('retry') && <Button onClick={() => restore.start(contract)}>{t('restore')}</Button>}
      {terminate.question}
      {restore.question}
    </CaseFoot>
  );
}
