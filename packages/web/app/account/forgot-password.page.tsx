import { Link } from 'react-router';
import { browseLoader, renderLoader } from '../kernel/page-queries.ts';
import { useWords } from '../kernel/words.tsx';
import { plainQueries } from '../shell/shell.queries.ts';
import { AccountFrame } from './account-frame.tsx';
import { ForgotPasswordForm } from './forgot-password.form.tsx';
import { FormCard } from './form-card.tsx';

export const loader = renderLoader(plainQueries);
export const clientLoader = browseLoader(plainQueries);

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
