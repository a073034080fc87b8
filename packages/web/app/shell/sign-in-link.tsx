import { accountApi } from '@mall/contract/account/account.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { PageLink } from '@mall/kit/link/page-link.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';

/** Where sign-in is, the server says: here (ON) or at the identity provider, which sends the reader back to this page. */
export function SignInLink({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const navigate = useNavigate();
  const go = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const answer = await browserCall(accountApi.loginSwitch, {}, { silent: true }).catch(() => undefined);
    if (answer?.switchOff !== 'OFF') return void navigate('/login');
    return window.location.assign(`/api/auth/iamAuthorize?url=${encodeURIComponent(window.location.href)}`);
  };
  return (
    <PageLink to="/login" className={className} onClick={(event) => void go(event)}>
      {children}
    </PageLink>
  );
}
