import { CallError } from '@mall/client/call-error.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import type { LinkState } from '@mall/contract/account/security.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import { FormCard } from '../form-card.tsx';
import { EmailErrand, type SentLink } from './email-errand.tsx';
import { Outcome } from './outcome.tsx';
import { KnownSecurity } from './security-frame.tsx';
import { useSecurity } from './use-security.ts';

const securityPage = '/personalCenterBase/securitySetting';
const bindPage = '/personalCenterBase/bindEmail';

/** Where the link of a mail leads, and, without one, where a mailbox is bound. Opening it changes nothing: programs that read mails open every link. */
export default function EmailLinkPage() {
  const t = useWords('account/security');
  const signedIn = useSignedIn();
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <FormCard title={t('email.bind')}>
      {token !== null && <Link token={token} signedIn={signedIn} />}
      {token === null && (signedIn ? <Bind /> : <Answer state="guest" />)}
    </FormCard>
  );
}

function Bind() {
  const [sent, setSent] = useState<SentLink>();
  const security = useSecurity(sent && 5000);
  return <KnownSecurity security={security}>{(known) => <EmailErrand security={known} sent={sent} onSent={setSent} />}</KnownSecurity>;
}

const ways = {
  guest: ['link.signIn', '/login'],
  used: ['link.security', securityPage],
  expired: ['link.again', bindPage],
  other: ['link.change', '/login'],
  wrong: ['link.again', bindPage],
} as const;

function Answer({ state }: { state: keyof typeof ways }) {
  const t = useWords('account/security');
  const [word, href] = ways[state];
  return <Outcome title={t(`link.${state}`)} text={t(`link.${state}Text`)} href={href} act={t(word)} />;
}

/** A link that was cut short is no link. */
const isToken = (token: string): boolean => /^[\w-]{20,100}$/.test(token);

function Link({ token, signedIn }: { token: string; signedIn: boolean }) {
  const t = useWords('account/security');
  const look = useDetail(isToken(token) ? ask(securityApi.lookAtLink, { body: { token } }, { staleMs: 0 }) : undefined);
  const [fault, setFault] = useState<string>();
  const [bound, setBound] = useState<string>();
  const confirm = useCall({
    call: securityApi.confirmEmail,
    request: () => ({ body: { token } }),
    onDone: ({ email }) => setBound(email),
    changes: [securityApi.lookAtLink, securityApi.state],
    options: { noPopupMessage: true },
  });
  const press = () => {
    setFault(undefined);
    confirm.run().catch((error: unknown) => setFault(error instanceof CallError ? error.message : t('failed')));
  };
  if (bound !== undefined)
    return <Outcome title={t('link.done')} text={t('link.doneText', { email: bound })} href={securityPage} act={t('link.security')} />;
  if (look.state === 'missing') return <Answer state="wrong" />;
  if (look.state === 'failed')
    return <ErrorState compact title={t('failed')} labels={{ retry: t('retry') }} busy={look.busy} onRetry={look.again} />;
  if (!look.thing) return <Skeleton kind="block" height={200} />;
  const state: LinkState = look.thing.state;
  if (state !== 'open') return <Answer state={state} />;
  if (!signedIn) return <Answer state="guest" />;
  return (
    <>
      {fault && (
        <Note tone="bad" role="alert">
          {fault}
        </Note>
      )}
      <Empty
        picture="none"
        title={t('link.open', { email: look.thing.email })}
        actions={
          <Button size="l" busy={confirm.busy} onClick={press}>
            {t('email.bind')}
          </Button>
        }
      >
        {t('link.openText')}
      </Empty>
    </>
  );
}
