import { operatorInvoiceApi } from '@mall/contract/invoice/invoice-office.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.ts';

/** What waits at the tax gateway, and when it answered last. */
export function GatewayHealth() {
  const t = useWords('invoice');
  const health = useList(ask(operatorInvoiceApi.taxHealth, {}, { staleMs: 0 })).data;
  if (!health) return null;
  const { issuedToday, meanSeconds, lastGoodDate, lastBadDate, lastFault, forged } = health;
  return (
    <Panel bordered>
      <Facts
        two
        facts={[
          [t('gateway.pending'), String(health.pending)],
          [t('gateway.refused'), String(health.refused)],
          [t('gateway.failed'), String(health.failed)],
          [
            t('gateway.issuedToday'),
            meanSeconds === null ? String(issuedToday) : `${issuedToday} · ${t('gateway.mean', { seconds: meanSeconds })}`,
          ],
          [t('gateway.good'), lastGoodDate ?? t('gateway.never')],
          [t('gateway.bad'), lastBadDate ? `${lastBadDate} ${lastFault}` : t('gateway.never')],
        ]}
      />
      {forged > 0 && <p className="meta">{t('gateway.forged', { count: forged })}</p>}
    </Panel>
  );
}
