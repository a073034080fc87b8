import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { Table } from '@mall/ui/table.tsx';
import { RouterLink } from '../link/router-link.tsx';
import { useContractWords } from './use-contract-words.ts';

/** What was called off of a framework, and what is left. */
export function CallOffs({ contract, orderHref }: { contract: ContractDetail; orderHref: ((id: string) => string) | undefined }) {
  const t = useContractWords();
  const { calls, used, left, kind, signatures } = contract;
  if (kind !== 'framework' || signatures.length < 2) return null;
  const whole = fromYuan(used) + fromYuan(left);
  return (
    <Panel bordered title={t('calls.title')} extra={t('calls.figures', { used: formatCurrency(used), left: formatCurrency(left) })}>
      <ProgressBar value={whole === 0 ? 0 : Math.round((fromYuan(used) / whole) * 100)} label={t('calls.title')} />
      {calls.length === 0 ? (
        <p className="meta">{t('calls.none')}</p>
      ) : (
        <Table
          dense
          fits
          caption={t('calls.title')}
          rows={calls}
          rowKey={({ orderId }) => orderId}
          columns={[
            {
              key: 'order',
              head: t('calls.order'),
              cell: ({ orderId, orderSn }) =>
                orderHref ? (
                  <RouterLink className="link num" href={orderHref(orderId)}>
                    {orderSn}
                  </RouterLink>
                ) : (
                  <span className="num">{orderSn}</span>
                ),
            },
            { key: 'date', head: t('calls.date'), wide: true, cell: ({ date }) => <span className="num">{date.slice(0, 10)}</span> },
            { key: 'num', head: t('calls.num'), align: 'right', cell: ({ num }) => num },
            { key: 'amount', head: t('calls.amount'), align: 'money', cell: ({ amount }) => formatCurrency(amount) },
          ]}
        />
      )}
    </Panel>
  );
}
