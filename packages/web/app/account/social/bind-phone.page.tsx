import { socialApi } from '@mall/contract/account/social.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { PageLink } from '@mall/kit/link/page-link.tsx';
import { useSyncExternalStore } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { FormCard } from '../form-card.tsx';
import { Outcome } from '../security/outcome.tsx';
import { useSignIn } from '../use-sign-in.ts';
import { BindPhoneForm } from './bind-phone.form.tsx';
import { keepOfScan, keptOfScan } from './kept-scan.ts';

const never = () => () => {};

/** Only the scan of this tab is bound: one that came with an address could be somebody else's, whose scans would open the account then. */
export default function BindPhonePage() {
  const t = useWords('account');
  const { enter } = useSignIn();
  const ticket = useSyncExternalStore(
    never,
    () => keptOfScan('ticket'),
    () => undefined,
  );
  return (
    <FormCard
      title={t('bindPhone.title')}
      lead={ticket ? t('bindPhone.lead') : undefined}
      aside={
        <>
          {t('login.noAccount')}
          <PageLink to="/register" className="link">
            {t('login.register')}
          </PageLink>
        </>
      }
    >
      {ticket && (
        <BindPhoneForm
          send={(body) => browserCall(socialApi.sendBindCode, { body }, quietly)}
          bind={async (body) => {
            const result = await enter(body.uuid, () => browserCall(socialApi.bind, { body: { ...body, code: ticket } }, quietly));
            if ('to' in result) keepOfScan('ticket', null);
            return result;
          }}
        />
      )}
      {ticket === null && (
        <Outcome title={t('bindPhone.none')} text={t('bindPhone.noneText')} href="/login?notBack=1" act={t('bindPhone.scan')} />
      )}
    </FormCard>
  );
}
