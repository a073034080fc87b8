import { accountApi } from '@mall/contract/account/account.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { leadToSignIn } from '@mall/kit/session/lead-to-sign-in.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { wantedPage } from '../kernel/guard.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './login-card.module.css';

const switchAsk = ask(accountApi.loginSwitch, {}, { staleMs: 0, fallback: { switchOff: 'ON' } });

/** Where the mall signs in at the identity provider: the way there, over the ways of those who have a password here. Who was sent to this page goes on by himself. */
export function ProviderDoor() {
  const t = useWords('account');
  const [search] = useSearchParams();
  const { switchOff } = useAnswer(switchAsk);
  const [away, setAway] = useState(false);
  // A partner's mark is tried first.
  const led = search.get('at') === 'provider' && !search.has('uscMark');
  const begun = useRef(false);
  useEffect(() => {
    if (!led || begun.current) return;
    begun.current = true;
    // Whoever comes back from there by the browser's own button must find this page, and not be led away again.
    const here = new URL(window.location.href);
    here.searchParams.delete('at');
    window.history.replaceState(window.history.state, '', here);
    void leadToSignIn(wantedPage(search), () => setAway(true));
  }, [led, search]);
  if (switchOff === 'ON') return null;
  return (
    <div className={styles.provider}>
      {away && (
        <Note tone="warn" role="alert">
          {t('provider.away')}
        </Note>
      )}
      <Button size="l" block onClick={() => void leadToSignIn(wantedPage(search), () => setAway(true))}>
        {t('provider.go')}
      </Button>
      <p className="meta">{t('provider.others')}</p>
    </div>
  );
}
