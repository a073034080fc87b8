import { Link } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { AccountFrame } from './account-frame.tsx';
import { ForgotPasswordForm } from './forgot-password.form.tsx';
import { FormCard } from './form-card.tsx';

export default function ForgotPasswordPage() {
  const t = useWords('account');
  const back = (
    <Link to="/login?notBack=1" className="link">
      {t('back.login')}
    </Link>
  );
  return (
    <AccountFrame>
      <FormCard title={t('forgot.title')} lead={t('forgot.lead')} aside={back}>
        <ForgotPasswordForm />
      </FormCard>
    </AccountFrame>
  );
}
