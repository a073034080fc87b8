import type { Security } from '@mall/contract/account/security.api.ts';
import { useResend } from '@mall/kit/sign-in/use-resend.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { EmailForm } from './email.form.tsx';
import { ErrandSteps } from './errand-steps.tsx';
import { Outcome } from './outcome.tsx';
import { ProveForm } from './prove.form.tsx';
import styles from './security.module.css';

/** A mailbox that a link went to, and what was bound before. */
export type SentLink = { to: string; before: string };
type EmailErrandProps = { security: Security; sent: SentLink | undefined; onSent: (sent: SentLink | undefined) => void };

/** The first mailbox is bound by its link; before another takes its place the member proves who he is. */
export function EmailErrand({ security, sent, onSent }: EmailErrandProps) {
  const t = useWords('account/security');
  const resend = useResend();
  const [typed, setTyped] = useState('');
  const isBound = sent !== undefined && security.email !== sent.before;
  const wasBound = (sent?.before ?? security.email) !== '';
  const at = isBound ? 'done' : sent ? 'confirm' : wasBound && security.provedFor === 0 ? 'prove' : 'email';
  return (
    <div className={styles.body}>
      <ErrandSteps steps={wasBound ? ['prove', 'email', 'confirm', 'done'] : ['email', 'confirm', 'done']} at={at} />
      {at === 'prove' && <ProveForm mobile={security.mobile} />}
      {at === 'email' && (
        <div className={styles.narrow}>
          <EmailForm
            first={typed}
            resend={resend}
            onSent={(to) => {
              setTyped(to);
              onSent({ to, before: security.email });
            }}
          />
        </div>
      )}
      {at === 'confirm' && (
        <output className={styles.outcome}>
          <Empty
            picture="none"
            title={t('sent.title')}
            actions={
              <Button look="quiet" onClick={() => onSent(undefined)}>
                {t('sent.other')}
              </Button>
            }
          >
            {t('sent.text', { email: sent?.to ?? '' })}
          </Empty>
        </output>
      )}
      {at === 'done' && (
        <Outcome
          title={t('link.done')}
          text={t('link.doneText', { email: security.email })}
          href="/personalCenterBase/securitySetting"
          act={t('link.security')}
        />
      )}
    </div>
  );
}
