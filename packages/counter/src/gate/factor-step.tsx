import { CallError } from '@mall/client/call-error.ts';
import { counterApi, type Entry } from '@mall/contract/account/counter.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { PhoneIcon } from '@mall/ui/icons/phone-icon.tsx';
import { useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { FactorCodeForm } from './factor-code.form.tsx';
import styles from './gate.module.css';
import { WhoEnters } from './who-enters.tsx';

type FactorEntry = Extract<Entry, { step: 'factor' }>;
type FactorStepProps = { entry: FactorEntry; onDone: (entry: Entry) => void; onOther: () => void };

/** The second step: a code of the authenticator, or one of the recovery codes. */
export function FactorStep({ entry, onDone, onOther }: FactorStepProps) {
  const t = useCounterWords();
  const [byRecovery, setByRecovery] = useState(false);
  const [trust, setTrust] = useState(false);
  const send = async (code: string) => {
    try {
      onDone(await browserCall(counterApi.giveFactor, { body: { ticket: entry.ticket, code, trust } }, quietly));
    } catch (error) {
      if (error instanceof CallError && error.errorCode === 'account.factor_wrong')
        onDone({ ...entry, triesLeft: Math.max(0, entry.triesLeft - 1) });
      throw error;
    }
  };
  return (
    <>
      <WhoEnters entry={entry} onOther={onOther} />
      <h1>{t(byRecovery ? 'factor.recoveryTitle' : 'factor.title')}</h1>
      <p className={styles.lead}>{t(byRecovery ? 'factor.recoveryText' : 'factor.text')}</p>
      <FactorCodeForm
        key={String(byRecovery)}
        label={t(byRecovery ? 'factor.recoveryLabel' : 'factor.label')}
        act={t('factor.enter')}
        letters={byRecovery}
        send={send}
      >
        <Checkbox checked={trust} onChange={(event) => setTrust(event.target.checked)}>
          {t('factor.trust')}
        </Checkbox>
      </FactorCodeForm>
      <div className={styles.away}>
        <h2>{t('factor.away')}</h2>
        <ul>
          <li>
            <FileTextIcon size={16} />
            <span>
              {t('factor.recovery')} <span className={styles.small}>{t('factor.recoveryLeft', { count: entry.recoveryLeft })}</span>
            </span>
            <Button look="text" size="s" disabled={entry.recoveryLeft === 0 && !byRecovery} onClick={() => setByRecovery(!byRecovery)}>
              {t(byRecovery ? 'factor.useCode' : 'factor.useRecovery')}
            </Button>
          </li>
          <li>
            <PhoneIcon size={16} />
            <span>{t('factor.none')}</span>
            <span className={styles.small}>{t('factor.noneText')}</span>
          </li>
        </ul>
      </div>
    </>
  );
}
