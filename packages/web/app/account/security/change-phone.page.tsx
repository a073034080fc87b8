import { accountApi } from '@mall/contract/account/account.api.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { CodeForm } from './code.form.tsx';
import { ErrandSteps } from './errand-steps.tsx';
import { Outcome } from './outcome.tsx';
import { ProveForm } from './prove.form.tsx';
import styles from './security.module.css';
import { SecurityFrame } from './security-frame.tsx';
import { useSecurity } from './use-security.ts';

const steps = ['prove', 'mobile', 'done'] as const;

/** The old mobile or the password first, then the new mobile. A proof that has run out leads back to the first step. */
export default function ChangePhonePage() {
  const t = useWords('account/security');
  const security = useSecurity();
  const [changed, setChanged] = useState(false);
  const bind = useCall({
    call: securityApi.bindMobile,
    request: ({ mobile, code }: { mobile: string; code: string }) => ({ params: { x: mobile }, query: { code } }),
    onDone: () => setChanged(true),
    changes: [securityApi.state, securityApi.history, memberApi.home, accountApi.devices],
    options: quietly,
  });
  return (
    <SecurityFrame title={t('mobile.act')} security={security}>
      {({ mobile, provedFor }) => {
        const at = changed ? 'done' : provedFor > 0 ? 'mobile' : 'prove';
        return (
          <div className={styles.body}>
            <ErrandSteps steps={steps} at={at} />
            {at === 'prove' && <ProveForm mobile={mobile} />}
            {at === 'mobile' && (
              <div className={styles.narrow}>
                <CodeForm label={t('steps.mobile')} act={t('mobile.act')} onCode={(code, next) => bind.run({ mobile: next, code })}>
                  <p className="meta">{t('newMobile.note')}</p>
                </CodeForm>
              </div>
            )}
            {at === 'done' && (
              <Outcome
                title={t('newMobile.done')}
                text={t('newMobile.doneText', { mobile })}
                href="/personalCenterBase/securitySetting"
                act={t('back')}
              />
            )}
          </div>
        );
      }}
    </SecurityFrame>
  );
}
