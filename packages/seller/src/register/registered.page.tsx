import { isSignedIn, pageCookies } from '@mall/client/session-keys.ts';
import { theSite } from '@mall/kit/site.ts';
import { AccountStep } from './account-step.tsx';
import { RegisterFrame } from './register-frame.tsx';
import { Registration } from './registration.tsx';

/** Where a store is registered: the account first, then its papers, then what the mall says of them. */
export default function RegisteredPage() {
  const signedIn = isSignedIn(pageCookies(), theSite().tokenCookie);
  return <RegisterFrame signedIn={signedIn}>{signedIn ? <Registration /> : <AccountStep />}</RegisterFrame>;
}
