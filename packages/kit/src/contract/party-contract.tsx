import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { type ReactNode, useState } from 'react';
import type { ContractSite } from './contract-calls.ts';
import { ContractView } from './contract-view.tsx';
import { DraftForm } from './draft.form.tsx';
import { type SealPictures, SignPanel } from './sign-panel.tsx';
import { useContractActs } from './use-contract-acts.tsx';

type Props = {
  site: ContractSite;
  contract: ContractDetail;
  orderHref: (id: string) => string;
  onMade: (id: string) => void;
  narrow?: boolean;
  /** What the company signs with where it has given its own. */
  seals?: SealPictures;
  /** What one side alone has beside the paper. */
  aside?: ReactNode;
};

const drawnSeals: SealPictures = {};

/** A contract as one of its two sides works with it. */
export function PartyContract({ site, contract, orderHref, onMade, narrow = false, seals = drawnSeals, aside }: Props) {
  const [editing, setEditing] = useState(false);
  const acts = useContractActs(site, contract, { onEdit: () => setEditing(true), onMade });
  if (editing && contract.actions.includes('edit')) return <DraftForm site={site} contract={contract} onDone={() => setEditing(false)} />;
  return (
    <>
      <ContractView
        contract={contract}
        hrefOf={site.hrefOf}
        orderHref={orderHref}
        narrow={narrow}
        sign={
          contract.actions.includes('sign') && (
            <SignPanel key={contract.hash} site={site} contract={contract} seals={seals} onRefuse={acts.refuse} />
          )
        }
        aside={aside}
        acts={acts.some && acts.buttons}
      />
      {acts.questions}
    </>
  );
}
