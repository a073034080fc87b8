import { sellerContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import { ContractQueue, ContractSheet } from '@mall/counter/contract/contract-queue.tsx';
import { useRights } from '@mall/counter/frame/who.ts';
import { NewContractDialog } from '@mall/kit/contract/new-contract-dialog.tsx';
import { PartyContract } from '@mall/kit/contract/party-contract.tsx';
import { useContractWords } from '@mall/kit/contract/use-contract-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.ts';
import { contractSite } from './contract-site.ts';

const calls = {
  page: sellerContractApi.page,
  export: sellerContractApi.export,
  detail: sellerContractApi.detail,
  pdf: sellerContractApi.pdf,
};
const orderHref = (one: string) => `/orders/${one}`;

/** Contracts of the store: those that wait for it first. */
export default function ContractsPage() {
  const t = useWords('agreement');
  const kit = useContractWords();
  const go = useNavigate();
  const may = useRights()?.has('seller:contracts:handle') === true;
  const [making, setMaking] = useState(false);
  const openMade = (made: string) => {
    setMaking(false);
    void go(contractSite.hrefOf(made));
  };
  return (
    <>
      <ContractQueue
        side="seller"
        calls={calls}
        title={t('title')}
        lead={t('lead')}
        usual="mine"
        acts={
          may && (
            <Button icon={<PlusIcon size={16} />} onClick={() => setMaking(true)}>
              {kit('new.title')}
            </Button>
          )
        }
        missing={t('missing')}
        failed={t('failed')}
        noneOpen={t('none.open')}
      >
        {(contract) => (
          <ContractSheet contract={contract} call={calls.pdf}>
            <PartyContract narrow site={contractSite} contract={contract} orderHref={orderHref} onMade={openMade} />
          </ContractSheet>
        )}
      </ContractQueue>
      {making && <NewContractDialog site={contractSite} onClose={() => setMaking(false)} onMade={openMade} />}
    </>
  );
}
