import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { ask } from '../ask/ask.ts';
import { RouterLink } from '../link/router-link.tsx';
import { useList } from '../list/use-list.ts';
import styles from './contract.module.css';
import { ContractStatus } from './contract-status.tsx';
import { useContractWords } from './use-contract-words.ts';

/** The contracts of an order, where there are any; who may not see contracts is not asked for them. */
export function OrderContracts({ orderId, may }: { orderId: string; may: boolean }) {
  const t = useContractWords();
  const found = useList(ask(contractApi.ofOrder, { params: { id: orderId } }, { staleMs: 0 }), { enabled: may });
  if (!found.data || found.data.length === 0) return null;
  return (
    <Panel bordered className="no-print" title={t('ofOrder.title')}>
      {found.data.map((row) => (
        <p key={row.id} className={styles.line}>
          <RouterLink className="link" href={`/personalCenterBase/contract/signature?id=${row.id}`}>
            {row.title}
          </RouterLink>
          <ContractStatus of={row} />
        </p>
      ))}
    </Panel>
  );
}
