import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { FormCard } from './form-card.tsx';
import { ResetPasswordForm } from './reset-password.form.tsx';
import { useTicket } from './use-ticket.ts';

export default function ResetPasswordPage() {
  const t = useWords('account');
  const ticket = useTicket();
  const [done, setDone] = useState(false);
  if (done)
    return (
      <FormCard title={t('reset.done')}>
        <Empty
          picture="lock"
          title={t('reset.doneText')}
          actions={
            <Button href="/login?notBack=1" as={RouterLink}>
              {t('done.login')}
            </Button>
          }
        />
      </FormCard>
    );
  if (ticket === null)
    return (
      <FormCard title={t('reset.title')}>
        <Empty
          picture="lock"
          title={t('reset.noTicket')}
          actions={
            <Button href="/forgotPassword" as={RouterLink}>
              {t('reset.restart')}
            </Button>
          }
        >
          {t('reset.noTicketText')}
        </Empty>
      </FormCard>
    );
  return (
    <FormCard title={t('reset.title')} lead={t('reset.lead')}>
      {ticket ? <ResetPasswordForm ticket={ticket} onDone={() => setDone(true)} /> : <Skeleton kind="block" height={320} />}
    </FormCard>
  );
}
