import type { AfterSaleSummary } from '@mall/contract/after-sale/after-sale.api.ts';
import type { AfterSaleAction } from '@mall/contract/after-sale/after-sale.machine.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { applyAddress, detailAddress } from './after-sales-place.ts';

const standsOut: ReadonlySet<AfterSaleAction> = new Set(['sendBack', 'confirmReceipt']);

const lookOf = (action: AfterSaleAction, place: number) => {
  if (place > 0) return 'text';
  return standsOut.has(action) ? 'primary' : 'line';
};

type Props = { sale: AfterSaleSummary; open: boolean; onAct: (action: AfterSaleAction, sale: AfterSaleSummary) => void };

/** What the reader may do, as the server says; the first stands out when it is his turn. */
export function SaleActs({ sale, open, onAct }: Props) {
  const t = useWords('after-sale');
  return (
    <span className={styles.acts}>
      {sale.actions.map((action, place) =>
        action === 'reapply' ? (
          <Button key={action} look={lookOf(action, place)} size="s" href={applyAddress(sale.orderId)} as={RouterLink}>
            {t('act.reapply')}
          </Button>
        ) : (
          <Button
            key={action}
            size="s"
            look={lookOf(action, place)}
            aria-expanded={action === 'sendBack' ? open : undefined}
            onClick={() => onAct(action, sale)}
          >
            {t(`act.${action}`)}
          </Button>
        ),
      )}
      {sale.actions.length === 0 && (
        <RouterLink href={detailAddress(sale.id)} className="link">
          {t('act.view')}
        </RouterLink>
      )}
    </span>
  );
}
