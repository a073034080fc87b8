import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { CircleCheckIcon } from '@mall/ui/icons/circle-check-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { afterSalesPath, detailAddress } from './after-sales-place.ts';

/** The application is in; `title` says which it was. */
export default function AppliedPage() {
  const t = useWords('after-sale');
  const search = new URLSearchParams(useLocation().search);
  const id = search.get('id') ?? '';
  return (
    <div className={styles.page}>
      <Panel bordered>
        <div className={styles.done}>
          <CircleCheckIcon size={48} />
          <h1>{t('applied.title', { title: (search.get('title') ?? '').slice(0, 20) || t('list.title') })}</h1>
          <p className="meta">{t('applied.text')}</p>
          <div className={styles.acts}>
            <Button href={isId(id) ? detailAddress(id) : afterSalesPath} as={RouterLink}>
              {t('applied.view')}
            </Button>
            <Button look="line" href="/personalCenterBase/myOrders" as={RouterLink}>
              {t('applied.orders')}
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}
