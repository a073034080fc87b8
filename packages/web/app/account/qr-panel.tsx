import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { socialApi } from '@mall/contract/account/social.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { Button } from '@mall/ui/button.tsx';
import { RefreshIcon } from '@mall/ui/icons/refresh-icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './qr-panel.module.css';
import { keepOfScan } from './social/kept-scan.ts';

/** Longer than a page takes to come; a frame that has failed says nothing. */
const patience = 10_000;

/** Where the platform's page is. A frame cannot tell that it failed, so an address of this site is asked first; of another it may not be. */
const panelAddress = async (signal: AbortSignal): Promise<string> => {
  const uuid = makeUuid();
  const { url } = await browserCall(socialApi.panel, { query: { uuid } }, { ...quietly, signal });
  const isHere = new URL(url).origin === window.location.origin;
  if (isHere && !(await fetch(url, { signal, headers: { accept: 'text/html' } })).ok) throw new Error('no panel');
  keepOfScan('uuid', uuid);
  return url;
};

/** A code that somebody scans with the social app. Each panel has a state of its own, which this tab alone can answer for. */
export function QrPanel() {
  const t = useWords('account');
  const [shown, setShown] = useState<string>();
  const [late, setLate] = useState<string>();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['social sign-in'],
    queryFn: ({ signal }) => panelAddress(signal).catch(() => null),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (!data || data === shown) return undefined;
    const timer = setTimeout(() => setLate(data), patience);
    return () => clearTimeout(timer);
  }, [data, shown]);
  const failed = !isFetching && (!data || late === data);
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t('qr.title')}</h2>
      <p className="meta">{t('qr.lead')}</p>
      <div className={styles.frame} aria-busy={isFetching}>
        {isFetching && <output>{t('qr.loading')}</output>}
        {!isFetching && data && !failed && (
          <iframe
            src={data}
            title={t('qr.title')}
            width="300"
            height="400"
            sandbox="allow-scripts allow-forms allow-top-navigation"
            onLoad={() => setShown(data)}
          />
        )}
        {failed && (
          <div className={styles.failed} role="alert">
            <p>{t('qr.failed')}</p>
            <Button look="line" icon={<RefreshIcon size={16} />} onClick={() => void refetch()}>
              {t('qr.refresh')}
            </Button>
          </div>
        )}
      </div>
      {!failed && !isFetching && (
        <Button look="text" size="s" icon={<RefreshIcon size={16} />} onClick={() => void refetch()}>
          {t('qr.refresh')}
        </Button>
      )}
    </div>
  );
}
