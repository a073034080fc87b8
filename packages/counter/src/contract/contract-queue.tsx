import { type ContractTab, contractKinds, contractKindWords, contractTabs } from '@mall/contract/agreement/agreement.rules.ts';
import type { operatorContractApi, sellerContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { ContractQueueRow } from '@mall/kit/contract/contract-columns.tsx';
import { PaperActs } from '@mall/kit/contract/contract-view.tsx';
import { useContractWords } from '@mall/kit/contract/use-contract-words.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import type { ReactNode } from 'react';
import { useListExport } from '../list/use-list-export.tsx';
import { amountSpanFields, daySpanFields, useSpans } from '../list/use-spans.ts';
import { OpenCase } from '../side/open-case.tsx';
import { choiceFilter, wordFilter } from '../side/queue-filters.ts';
import { QueuePage, queueSize } from '../side/queue-page.tsx';
import styles from './contract-queue.module.css';

/** The calls of a store's people, or of the mall's, which differ in their address alone. */
type Shared = 'page' | 'export' | 'detail' | 'pdf';
type Calls = Pick<typeof sellerContractApi, Shared> | Pick<typeof operatorContractApi, Shared>;

const fields = { tab: oneOf(contractTabs), kind: oneOf(contractKinds), word: typed(40), ...daySpanFields, ...amountSpanFields, id };

type ContractQueueProps = {
  side: 'seller' | 'operator';
  calls: Calls;
  title: string;
  lead: string;
  /** What stands there while nothing is looked for. */
  usual: ContractTab;
  acts?: ReactNode;
  missing: string;
  failed: string;
  noneOpen: string;
  children: (contract: ContractDetail) => ReactNode;
};

/** Contracts with what waits in front; the one that is open stands beside. */
export function ContractQueue(props: ContractQueueProps) {
  const { side, calls, title, lead, usual, acts, missing, failed, noneOpen, children } = props;
  const t = useContractWords();
  const language = useLanguage();
  const place = usePlace(fields);
  const { kind, word, page } = place.at;
  const narrowed = place.narrowed(['tab', 'id']);
  // What is looked for, or named in the address, may stand in any tab.
  const tab = place.at.tab || (narrowed || place.at.id ? 'all' : usual);
  const spans = useSpans(place.at, { days: t('list.days'), amounts: t('list.amounts') });
  const filter = { tab, ...(kind && { kind }), ...(word && { word }), ...spans.asked };
  const found = useList(ask(calls.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }), { enabled: !spans.unsound });
  const exporting = useListExport({ call: calls.export, filter, disabled: spans.unsound || found.data?.total === 0 });
  return (
    <QueuePage
      title={title}
      lead={lead}
      acts={
        <>
          {exporting.button}
          {acts}
        </>
      }
      note={exporting.note}
      caseWidth={660}
      alone
      tabs={
        <Tabs
          inset
          label={title}
          items={contractTabs.map((one) => {
            const count = found.data?.counts[one];
            return { id: one, label: t(`tab.${one}`), ...(count !== undefined && { count }), hot: one === 'mine' && (count ?? 0) > 0 };
          })}
          value={tab}
          hrefOf={(one) => place.hrefOf({ tab: one, id: '' })}
          link={RouterLink}
        />
      }
      place={place}
      filters={[
        wordFilter(t('list.word')),
        choiceFilter('kind', contractKinds, { label: t('list.kind'), any: t('list.any'), of: (one) => contractKindWords[one][language] }),
        ...spans.filters,
      ]}
      faultsOf={spans.faultsOf}
      found={found}
      row={(row) => <ContractQueueRow row={row} side={side} />}
      none={{
        title: t(narrowed || tab !== 'all' ? 'list.noneFound' : 'list.none'),
        actions: narrowed && (
          <Button look="line" href={place.plain} as={RouterLink}>
            {t('list.all')}
          </Button>
        ),
      }}
      noneOpen={noneOpen}
    >
      {(open) => (
        <ContractCase key={open} contractId={open} calls={calls} missing={missing} failed={failed}>
          {children}
        </ContractCase>
      )}
    </QueuePage>
  );
}

type ContractCaseProps = Pick<ContractQueueProps, 'calls' | 'missing' | 'failed' | 'children'> & { contractId: string };

function ContractCase({ contractId, calls, missing, failed, children }: ContractCaseProps) {
  const detail = useDetail(ask(calls.detail, { params: { id: contractId } }, { staleMs: 0 }));
  return (
    <OpenCase detail={detail} missing={missing} failed={failed}>
      {(contract) => children(contract)}
    </OpenCase>
  );
}

/** The title of a contract with its file, above its text. */
export function ContractSheet({ contract, call, children }: { contract: ContractDetail; call: Calls['pdf']; children: ReactNode }) {
  return (
    <div className={styles.case}>
      <header className={styles.head}>
        <h2>{contract.title}</h2>
        <div className={styles.acts}>
          <PaperActs contract={contract} call={call} />
        </div>
      </header>
      {children}
    </div>
  );
}
