import { PageLink } from '@mall/kit/link/page-link.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { AccountFrame } from './account-frame.tsx';
import { FormCard } from './form-card.tsx';
import { RevisePasswordForm } from './revise-password.form.tsx';
import styles from './revise-password.module.css';

/** Sign-in sends here who came with an outdated password, with the number and the reason. */
export default function RevisePasswordPage() {
  const t = useWords('account');
  const before = useLocation().state as { mobile?: string; message?: string } | null;
  const back = (
    <PageLink to="/login?notBack=1" className="link">
      {t('back.login')}
    </PageLink>
  );
  return (
    <AccountFrame>
      <FormCard title={t('revise.title')} aside={back}>
        <div className={styles.body}>
          <Note tone="warn">{before?.message ?? t('revise.lead')}</Note>
          <RevisePasswordForm mobile={before?.mobile ?? ''} />
        </div>
      </FormCard>
    </AccountFrame>
  );
}
