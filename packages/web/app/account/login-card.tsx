import { goneReasons } from '@mall/contract/member/gone.rules.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useResend } from '@mall/kit/sign-in/use-resend.ts';
import { LockIcon } from '@mall/ui/icons/lock-icon.tsx';
import { QrCodeIcon } from '@mall/ui/icons/qr-code-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { hotlineAsk } from '../shell/shell.queries.ts';
import { CompanySignInForm } from './company-sign-in.form.tsx';
import styles from './login-card.module.css';
import { PasswordSignInForm } from './password-sign-in.form.tsx';
import { ProviderDoor } from './provider-door.tsx';
import { QrPanel } from './qr-panel.tsx';
import { SmsSignInForm } from './sms-sign-in.form.tsx';
import { ScanReturn } from './social/scan-return.tsx';
import type { KeptSignIn } from './use-sign-in.ts';

const panelId = (way: string) => `sign-in-${way}`;

export function LoginCard() {
  const t = useWords('account');
  const before = useLocation().state as { mobile?: string } | null;
  const [way, setWay] = useState<'password' | 'sms' | 'company'>('password');
  const [search] = useSearchParams();
  const [returned, setReturned] = useState(search.get('social') === '1');
  const [scanning, setScanning] = useState(returned);
  const [kept, setKept] = useState<KeptSignIn>({ mobile: before?.mobile ?? '', agreed: false });
  const resend = useResend();
  const why = goneReasons.find((reason) => reason === search.get('why'));
  const { telephoneNumber: number, workingHour: hours } = useAnswer(hotlineAsk);
  const Sign = scanning ? LockIcon : QrCodeIcon;
  const corner = scanning ? t('qr.leave') : t('qr.enter');
  const turn = () => {
    setScanning(!scanning);
    setReturned(false);
  };
  const ways = [
    { id: 'password', label: t('login.password') },
    { id: 'sms', label: t('login.sms') },
    { id: 'company', label: t('login.company') },
  ] as const;
  return (
    <section className={styles.card} aria-label={t('login.label')}>
      <button type="button" className={styles.corner} aria-label={corner} title={corner} onClick={turn}>
        <Sign size={24} />
      </button>
      {why && (
        <div className={styles.why}>
          <Note tone="warn" role="alert">
            {t(`why.${why}`, { number, hours })}
          </Note>
        </div>
      )}
      {scanning && returned ? (
        <ScanReturn onAgain={() => setReturned(false)} />
      ) : scanning ? (
        <QrPanel />
      ) : (
        <>
          <ProviderDoor />
          <div className={styles.tabs}>
            <Tabs items={ways} value={way} onChange={setWay} label={t('login.ways')} panelId={panelId} size="l" />
          </div>
          <div role="tabpanel" id={panelId(way)} aria-label={t(`login.${way}`)}>
            {way === 'password' && <PasswordSignInForm kept={kept} onKeep={setKept} />}
            {way === 'sms' && <SmsSignInForm kept={kept} onKeep={setKept} resend={resend} />}
            {way === 'company' && <CompanySignInForm />}
          </div>
        </>
      )}
    </section>
  );
}
