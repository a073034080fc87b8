import { PageLink } from '@mall/kit/link/page-link.tsx';
import { useWords } from '../kernel/words.tsx';
import { AccountFrame } from './account-frame.tsx';
import { ForgotPasswordForm } from './forgot-password.form.tsx';
import { FormCard } from './form-card.tsx';

export default function ForgotPasswordPage() {
  const t = useWords('account');
  const back = (
    <PageLink to="/login?notBack=1" className="link">
      {t('back.login')}
    </PageLink>
  );
  return (
    <AccountFrame>
      <FormCard title={t('forgot.title')} lead={t('forgot.lead')} aside={back}>
        <ForgotPasswordForm />
      </FormCard>
    </AccountFrame>
  );
}
