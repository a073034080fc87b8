import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { withoutEntry } from '../kernel/partner-link.ts';

/** What an address carries that a partner made; everything else of it is read once it is one. */
const brought = /[?&](uscMark|ticket)=/;

/** A partner's link signs its visitor in without a word; a bad one changes nothing and says nothing. It is asked once for each page that was opened from outside. */
export const usePartnerEntry = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const { href, search } = window.location;
    if (!brought.test(search)) return undefined;
    const leaving = new AbortController();
    const enter = async () => {
      const { enterFrom } = await import('./enter-by-partner.ts');
      const entered = await enterFrom(href, leaving.signal);
      // At sign-in whoever was not let in signs in himself, perhaps elsewhere.
      if (!entered && !leaving.signal.aborted && new URL(href).pathname === '/login')
        await navigate(withoutEntry(window.location.href), { replace: true });
    };
    void enter().catch(() => undefined);
    return () => leaving.abort();
  }, [navigate]);
};
