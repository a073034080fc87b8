import { socialApi } from '@mall/contract/account/social.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import styles from '../qr-panel.module.css';
import { useSignIn } from '../use-sign-in.ts';
import { keepOfScan, keptOfScan } from './kept-scan.ts';
import { scanOutcome } from './scan-outcome.ts';

/** Where the platform sends whoever has scanned. The code is good once, so it is asked about once and leaves the address at once. */
export function ScanReturn({ onAgain }: { onAgain: () => void }) {
  const t = useWords('account');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { enter } = useSignIn();
  const [fault, setFault] = useState<string>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const [code, state, uuid] = [search.get('code'), search.get('state'), keptOfScan('uuid')];
    keepOfScan('uuid', null);
    window.history.replaceState(window.history.state, '', '/login');
    const finish = async () => {
      if (!uuid || !state) return setFault(t('qr.elsewhere'));
      if (!code) return setFault(t('qr.cancelled'));
      try {
        const body = { code, state, uuid, noPopupMessage: true };
        const result = await enter(uuid, () => browserCall(socialApi.signIn, { body }, quietly));
        if ('failure' in result) setFault(t(result.failure));
      } catch (error) {
        const outcome = scanOutcome(error);
        if (outcome.to === 'bind') {
          keepOfScan('ticket', outcome.ticket);
          await navigate('/bindPhone', { replace: true });
        } else setFault(outcome.to === 'message' ? outcome.message : t('qr.fault'));
      }
    };
    void finish();
  }, [search, navigate, enter, t]);
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t('qr.title')}</h2>
      {fault === undefined ? (
        <output className="meta">{t('qr.busy')}</output>
      ) : (
        <div className={styles.failed}>
          <Note tone="warn" role="alert">
            {fault}
          </Note>
          <Button onClick={onAgain}>{t('qr.again')}</Button>
        </div>
      )}
    </div>
  );
}
