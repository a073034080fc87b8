import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './mine.module.css';

const parts = ['get', 'use', 'scope', 'sum', 'time', 'return'] as const;

/** How coupons are received, spent, counted and given back. */
export default function CouponExplainPage() {
  const t = useWords('marketing/mine');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('explain.title')}</h1>
        <Button look="line" href="/couponCenter" as={RouterLink}>
          {t('coupons.center')}
        </Button>
      </header>
      <Panel bordered>
        <div className={styles.parts}>
          {parts.map((part) => (
            <section key={part} aria-labelledby={`explain-${part}`}>
              <h2 id={`explain-${part}`}>{t(`explain.${part}`)}</h2>
              <p>{t(`explain.${part}Text`)}</p>
            </section>
          ))}
          <RouterLink href="/personalCenterBase/coupon" className="link">
            {t('explain.back')}
          </RouterLink>
        </div>
      </Panel>
    </div>
  );
}
