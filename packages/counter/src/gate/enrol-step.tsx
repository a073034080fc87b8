import { counterApi, type Entry } from '@mall/contract/account/counter.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useCounterWords } from '../frame/counter-context.ts';
import { FactorCodeForm } from './factor-code.form.tsx';
import styles from './gate.module.css';
import { SecretPicture } from './secret-picture.tsx';
import { WhoEnters } from './who-enters.tsx';

type EnrolEntry = Extract<Entry, { step: 'enrol' }>;
type EnrolStepProps = { entry: EnrolEntry; onDone: (entry: Entry) => void; onOther: () => void };

/** The first sign-in of somebody who must have a second factor. */
export function EnrolStep({ entry, onDone, onOther }: EnrolStepProps) {
  const t = useCounterWords();
  const send = async (code: string) => onDone(await browserCall(counterApi.giveFactor, { body: { ticket: entry.ticket, code } }, quietly));
  return (
    <>
      <WhoEnters entry={entry} onOther={onOther} />
      <h1>{t('enrol.title')}</h1>
      <p className={styles.lead}>{t('enrol.text')}</p>
      <SecretPicture secret={entry.secret} uri={entry.uri} />
      <FactorCodeForm label={t('factor.label')} act={t('enrol.enter')} send={send} />
    </>
  );
}
