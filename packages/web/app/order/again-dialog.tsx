import type { BoughtAgain } from '@mall/contract/order/order.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './dialogs.module.css';

/** Tells which goods of an order could not be put back into the cart, and why. */
export function AgainDialog({ report, onClose }: { report: BoughtAgain; onClose: () => void }) {
  const t = useWords('order');
  const some = report.added.length > 0;
  return (
    <Dialog
      open
      width={480}
      title={t(some ? 'again.some' : 'again.none')}
      labels={{ close: t('close') }}
      onClose={onClose}
      maxBodyHeight={320}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('again.stay')}
          </Button>
          {some && (
            <Button href="/shoppingCar" as={RouterLink}>
              {t('again.cart')}
            </Button>
          )}
        </>
      }
    >
      {some && <p className={styles.lead}>{t('again.added', { count: report.added.length })}</p>}
      <p className={styles.lead}>{t('again.refused', { count: report.refused.length })}</p>
      <ul className={styles.refused}>
        {report.refused.map(({ specId, specName, msg }) => (
          <li key={specId}>
            <span>{specName}</span>
            <span className={styles.why}>{msg}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
