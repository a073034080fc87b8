import { Button } from '@mall/ui/button.tsx';
import { RefreshIcon } from '@mall/ui/icons/refresh-icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../kernel/words.tsx';
import styles from './qr-panel.module.css';

const address = '/sandbox/social';

/** A frame cannot tell that it failed, so the address is asked first. */
const answers = async (signal: AbortSignal): Promise<boolean> => {
  const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
  return response.ok;
};

export function QrPanel() {
  const t = useWords('account');
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['social sign-in'],
    queryFn: ({ signal }) => answers(signal).catch(() => false),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t('qr.title')}</h2>
      <p className="meta">{t('qr.lead')}</p>
      <div className={styles.frame} aria-busy={isFetching}>
        {isFetching && <output>{t('qr.loading')}</output>}
        {!isFetching && data && (
          <iframe src={address} title={t('qr.title')} width="300" height="400" sandbox="allow-scripts allow-forms allow-top-navigation" />
        )}
        {!isFetching && !data && (
          <div className={styles.failed} role="alert">
            <p>{t('qr.failed')}</p>
            <Button look="line" icon={<RefreshIcon size={16} />} onClick={() => void refetch()}>
              {t('qr.refresh')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
