import { SignInDoor } from '@mall/kit/session/sign-in-door.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import type { ReactNode } from 'react';
import { doorAddress } from '../kernel/describe-page.ts';

/** To sign-in, in the language of the page. */
export function SignInLink({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <SignInDoor href={doorAddress('/login', useLanguage())} className={className}>
      {children}
    </SignInDoor>
  );
}
