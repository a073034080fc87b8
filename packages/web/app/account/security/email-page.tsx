import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { EmailErrand, type SentLink } from './email-errand.tsx';
import { SecurityFrame } from './security-frame.tsx';
import { useSecurity } from './use-security.ts';

const lookMs = 5000;

/** To bind and to change is one errand: which of them, the account says. */
export function EmailPage() {
  const t = useWords('account/security');
  const [sent, setSent] = useState<SentLink>();
  const security = useSecurity(sent && lookMs);
  const wasBound = (sent?.before ?? security.thing?.email ?? '') !== '';
  return (
    <SecurityFrame title={t(wasBound ? 'email.change' : 'email.bind')} security={security}>
      {(known) => <EmailErrand security={known} sent={sent} onSent={setSent} />}
    </SecurityFrame>
  );
}
