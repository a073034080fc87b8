import { CallError } from '@mall/client/call-error.ts';
import { localKeys, readLocal, writeLocal } from '@mall/client/session-keys.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { identityApi } from '@mall/contract/account/identity.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { leadToSignIn } from '@mall/kit/session/lead-to-sign-in.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { wantedPage } from '../kernel/guard.ts';
import { useWords } from '../kernel/words.tsx';
import { FormCard } from './form-card.tsx';
import { BindPhoneForm } from './social/bind-phone.form.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Where the identity provider sends the reader back to: trades its code for a session and loads the page anew where the reader wanted to go, once for each question. */
export default function IamCallbackPage() {
  const t = useWords('account');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { company } = useParams();
  const { enter } = useSignIn();
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => search.get(name) ?? '') as [string, string, string];
  // Somebody who said no there comes back without a code.
  const [failed, setFailed] = useState<string | undefined>(code === '' || state === '' ? '' : undefined);
  /** Whom his company's provider has named, and who is new here. */
  const [isJoining, setJoining] = useState(false);
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current || code === '' || state === '') return;
    begun.current = true;
    // Somebody who loads this page again, or comes back to it, has been let in or turned away already.
    if (readLocal(localKeys.isReload) === state) return window.location.replace('/');
    writeLocal(localKeys.isReload, state);
    const uuid = makeUuid();
    enter(uuid, () =>
      browserCall(identityApi.redeem, { query: { code, state, uuid, ...(iss && { iss }), ...(company && { company }) } }, quietly),
    ).then(
      (result) => 'failure' in result && setFailed(t(result.failure)),
      (error: unknown) => {
        const isNew = error instanceof CallError && error.errorCode === 'identity.mobile_unproved';
        if (isNew) setJoining(true);
        else setFailed(error instanceof CallError ? error.msg : '');
      },
    );
    return undefined;
  }, [code, state, iss, company, enter, t]);

  if (isJoining)
    return (
      <FormCard title={t('bindPhone.title')} lead={t('iam.join')}>
        <BindPhoneForm
          send={(body) => browserCall(identityApi.sendJoinCode, { body }, quietly)}
          bind={(body) => enter(body.uuid, () => browserCall(identityApi.join, { body }, quietly))}
        />
      </FormCard>
    );
  return (
    <FormCard title={t('iam.title')}>
      {failed === undefined ? (
        <output>{t('iam.waiting')}</output>
      ) : (
        <Empty
          picture="lock"
          title={t('iam.failed')}
          actions={
            <>
              <Button onClick={() => void leadToSignIn(wantedPage(search), () => navigate('/login?notBack=1'))}>{t('iam.again')}</Button>
              <Button look="line" href="/login?notBack=1" as={RouterLink}>
                {t('iam.others')}
              </Button>
            </>
          }
        >
          <span role="alert">{failed || t('iam.cancelled')}</span>
        </Empty>
      )}
    </FormCard>
  );
}
