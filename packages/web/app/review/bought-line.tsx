import type { ReviewLine } from '@mall/contract/review/review.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './write-review.module.css';

/** What was bought, small, with what can be done about it at the end. */
export function BoughtLine({ line, children }: { line: ReviewLine; children?: ReactNode }) {
  const t = useWords('review');
  const href = `/goodsDetails?goodsId=${line.goodsId}&specId=${line.specId}`;
  return (
    <div className={styles.bought}>
      <RouterLink href={href} tabIndex={-1} aria-hidden="true">
        <img src={line.picture} alt="" width={64} height={64} loading="lazy" />
      </RouterLink>
      <div className={styles.words}>
        <RouterLink href={href} className={styles.name ?? ''}>
          {line.specName}
        </RouterLink>
        <span className="meta">{line.attributeLine}</span>
        <span className="meta">
          {t('line.order', { sn: line.orderSn })} · {line.storeName} · {t('line.done', { date: line.doneDate.slice(0, 10) })}
        </span>
      </div>
      {children}
    </div>
  );
}
