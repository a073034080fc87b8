import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Breadcrumbs, type Crumb } from '@mall/ui/breadcrumbs.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './content-page.module.css';

type ContentPageProps = { crumbs: readonly Crumb[]; children: ReactNode; side?: ReactNode };

/** The frame of the reading pages: where one is, what there is beside, and the text. */
export function ContentPage({ crumbs, side, children }: ContentPageProps) {
  const t = useWords('content');
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs items={[{ label: t('home'), href: '/' }, ...crumbs]} label={t('crumbs')} link={RouterLink} />
      {side ? (
        <div className={styles.columns}>
          <div className={styles.side}>{side}</div>
          <div className={styles.main}>{children}</div>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
