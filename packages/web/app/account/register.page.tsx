import { PageLink } from '@mall/kit/link/page-link.tsx';
import { useWords } from '../kernel/words.tsx';
import { AccountFrame } from './account-frame.tsx';
import { FormCard } from './form-card.tsx';
import { RegisterForm } from './register.form.tsx';

export default function RegisterPage() {
  const t = useWords('account');
  const toSignIn = (
    <>
      {t('register.hasAccount')}
      <PageLink to="/login?notBack=1" className="link">
        {t('done.login')}
      </PageLink>
    </>
  );
  return (
    <AccountFrame>
      <FormCard title={t('register.title')} aside={toSignIn}>
        <RegisterForm />
      </FormCard>
    </AccountFrame>
  );
}
