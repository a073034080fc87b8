import { useOnline } from '@mall/kit/page/use-online.ts';
import { AlertIcon } from '@mall/ui/icons/alert-icon.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useEffect, useRef } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './offline-notice.module.css';

/** Says that the network is gone while it is, and once that it is back. */
export function OfflineNotice() {
  const t = useWords('shell');
  const online = useOnline();
  const wasOffline = useRef(false);
  const back = t('offline.back');
  useEffect(() => {
    if (online && wasOffline.current) toast.ok(back);
    wasOffline.current = !online;
  }, [online, back]);
  return (
    <output className={`${styles.place} no-print`}>
      {!online && (
        <span className={styles.notice}>
          <AlertIcon size={16} />
          {t('offline.gone')}
        </span>
      )}
    </output>
  );
}
