import type { Entry } from '@mall/contract/account/counter.api.ts';
import { type GoneReason, goneReasons } from '@mall/contract/member/gone.rules.ts';
import { Note } from '@mall/ui/note.tsx';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Brand } from '../frame/brand.tsx';
import { useCounter, useCounterWords, useText } from '../frame/counter-context.ts';
import { LanguageButton } from '../frame/language-button.tsx';
import { enter } from './enter.ts';
import { FactorStep } from './factor-step.tsx';
import styles from './gate.module.css';
import { GateSteps } from './gate-steps.tsx';
import { PasswordStep } from './password-step.tsx';

// Only at the first sign-in.
const TextStep = lazy(async () => ({ default: (await import('./text-step.tsx')).TextStep }));
const EnrolStep = lazy(async () => ({ default: (await import('./enrol-step.tsx')).EnrolStep }));
const RecoveryCodes = lazy(async () => ({ default: (await import('./recovery-codes.tsx')).RecoveryCodes }));

type In = Extract<Entry, { step: 'in' }>;

/** The door of a site: the password, then the second factor for whoever has one. */
export default function GatePage() {
  const t = useCounterWords();
  const text = useText();
  const { look, name, gate } = useCounter();
  const [search] = useSearchParams();
  const [entry, setEntry] = useState<Entry>();
  const why = goneReasons.find((reason) => reason === search.get('why'));
  const go = ({ token }: In) => enter(token, search.get('back'));
  const step = (next: Entry) => {
    if (next.step === 'in' && next.recoveryCodes.length === 0) return go(next);
    setEntry(next);
  };
  return (
    <div className={styles.gate} data-look={look}>
      <header className={styles.head}>
        <Brand />
        <span className={styles.site}>{text(name)}</span>
        <LanguageButton className={styles.language} />
        <a href="/" className={styles.home}>
          {t('gate.back')}
        </a>
      </header>
      <main className={styles.main}>
        <section className={styles.claim}>
          <p className={styles.claimTitle}>{text(gate.claim)}</p>
          <p className={styles.claimText}>{text(gate.claimText)}</p>
          <GateSteps entry={entry} />
        </section>
        <section className={styles.box}>
          {why && !entry && <Why reason={why} />}
          {entry === undefined && <PasswordStep onDone={step} />}
          {entry?.step === 'factor' && <FactorStep entry={entry} onDone={step} onOther={() => setEntry(undefined)} />}
          <Suspense>
            {entry?.step === 'text' && <TextStep entry={entry} onDone={step} onOther={() => setEntry(undefined)} />}
            {entry?.step === 'enrol' && <EnrolStep entry={entry} onDone={step} onOther={() => setEntry(undefined)} />}
            {entry?.step === 'in' && <RecoveryCodes codes={entry.recoveryCodes} act={t('codes.go')} onKept={() => go(entry)} />}
          </Suspense>
        </section>
      </main>
      <footer className={styles.foot}>{t('gate.foot')}</footer>
    </div>
  );
}

function Why({ reason }: { reason: GoneReason }) {
  const t = useCounterWords();
  return (
    <div className={styles.why}>
      <Note tone="warn">{t(`why.${reason}`)}</Note>
    </div>
  );
}
