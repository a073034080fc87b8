import { deskApi } from '@mall/contract/account/desk.api.ts';
import { operatorContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { ContractQueue, ContractSheet } from '@mall/counter/contract/contract-queue.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ContractView } from '@mall/kit/contract/contract-view.tsx';
import { Button } from '@mall/ui/button.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';

const calls = {
  page: operatorContractApi.page,
  export: operatorContractApi.export,
  detail: operatorContractApi.detail,
  pdf: operatorContractApi.pdf,
};
const hrefOf = (one: string) => `/contracts?id=${one}`;
const reads = [operatorContractApi.page, operatorContractApi.detail, deskApi.desk];

/** Contracts of all companies and stores; those whose signing failed come first. */
export default function ContractsPage() {
  const t = useWords('agreement');
  return (
    <ContractQueue
      side="operator"
      calls={calls}
      title={t('title')}
      lead={t('lead')}
      usual="all"
      missing={t('missing')}
      failed={t('failed')}
      noneOpen={t('none.open')}
    >
      {(contract) => (
        <>
          <CaseHolder kind="contract" url={hrefOf(contract.id)} />
          <ContractSheet contract={contract} call={calls.pdf}>
            <ContractView narrow contract={contract} hrefOf={hrefOf} orderHref={undefined} />
          </ContractSheet>
          <CaseActs contract={contract} />
        </>
      )}
    </ContractQueue>
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
