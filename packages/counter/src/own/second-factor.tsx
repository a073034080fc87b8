import { counterApi } from '@mall/contract/account/counter.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { FactorCodeForm } from '../gate/factor-code.form.tsx';
import { RecoveryCodes } from '../gate/recovery-codes.tsx';
import styles from './own.module.css';
import { SetUpFactor } from './set-up-factor.tsx';

const factorAsk = ask(counterApi.factor, {}, { staleMs: 0 });
type Doing = { what: 'setUp' | 'renew' | 'drop' } | { what: 'codes'; codes: string[] };

/** The second factor of the own account: set up, changed, done without where one may. */
export function SecondFactor() {
  const t = useCounterWords();
  const kit = useKitWords();
  const { data: factor } = useQuery(queryOf(factorAsk, useLanguage()));
  const [doing, setDoing] = useState<Doing>();
  const distrust = useAct({ call: counterApi.distrust, request: () => ({}), done: t('second.distrusted'), changes: [counterApi.factor] });
  const close = () => setDoing(undefined);
  const shown = async (codes: string[]) => {
    setDoing({ what: 'codes', codes });
    await askAgain([counterApi.factor]);
  };
  const renew = async (code: string) =>
    shown((await browserCall(counterApi.renewRecoveryCodes, { body: { code } }, quietly)).recoveryCodes);
  const drop = async (code: string) => {
    await browserCall(counterApi.dropFactor, { body: { code } }, quietly);
    close();
    toast.ok(t('second.dropped'));
    await askAgain([counterApi.factor]);
  };
  if (!factor) return null;
  return (
    <Panel title={t('second.title')} extra={<Tag tone={factor.on ? 'ok' : 'plain'}>{t(factor.on ? 'second.on' : 'second.off')}</Tag>}>
      <p>{t('second.text')}</p>
      {factor.on && (
        <p className={styles.facts}>
          <span>{t('second.recoveryLeft', { count: factor.recoveryLeft })}</span>
          {factor.trustedDevices > 0 && <span>{t('second.trusted', { count: factor.trustedDevices })}</span>}
          {factor.needed && <span>{t('second.needed')}</span>}
        </p>
      )}
      <p className={styles.acts}>
        <Button look={factor.on ? 'line' : 'primary'} onClick={() => setDoing({ what: 'setUp' })}>
          {t(factor.on ? 'second.change' : 'second.setUp')}
        </Button>
        {factor.on && (
          <Button look="line" onClick={() => setDoing({ what: 'renew' })}>
            {t('second.renew')}
          </Button>
        )}
        {factor.trustedDevices > 0 && (
          <Button look="line" busy={distrust.subject !== undefined} onClick={() => distrust.start()}>
            {t('second.distrust')}
          </Button>
        )}
        {factor.on && !factor.needed && (
          <Button look="quiet" onClick={() => setDoing({ what: 'drop' })}>
            {t('second.drop')}
          </Button>
        )}
      </p>
      {doing?.what === 'setUp' && <SetUpFactor replaces={factor.on} onClose={close} onCodes={shown} />}
      {(doing?.what === 'renew' || doing?.what === 'drop') && (
        <Dialog open title={t('second.codeTitle')} labels={{ close: kit('close') }} onClose={close}>
          <FactorCodeForm label={t('factor.label')} act={t('second.go')} send={doing.what === 'renew' ? renew : drop} />
        </Dialog>
      )}
      {doing?.what === 'codes' && (
        <Dialog open title={t('second.title')} labels={{ close: kit('close') }} onClose={close}>
          <RecoveryCodes codes={doing.codes} act={t('codes.done')} onKept={close} />
        </Dialog>
      )}
    </Panel>
  );
}
