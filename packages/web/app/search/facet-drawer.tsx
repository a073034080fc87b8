import { Button } from '@mall/ui/button.tsx';
import { Drawer } from '@mall/ui/drawer.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './facets.module.css';

type FacetDrawerProps = { count: string; onClear: () => void; onClose: () => void; children: ReactNode };

/** The filters on a phone. They take hold at once, behind the drawer; its button says how much is left. */
export default function FacetDrawer({ count, onClear, onClose, children }: FacetDrawerProps) {
  const t = useWords('search');
  const footer = (
    <>
      <Button look="quiet" onClick={onClear}>
        {t('facets.clear')}
      </Button>
      <Button onClick={onClose}>{t('facets.show', { count })}</Button>
    </>
  );
  return (
    <Drawer open title={t('facets.title')} labels={{ close: t('facets.close') }} width={320} onClose={onClose} footer={footer}>
      <div className={styles.inDrawer}>{children}</div>
    </Drawer>
  );
}
