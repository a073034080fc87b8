import { partnerApi } from '@mall/contract/account/partner.api.ts';
import { type Security, securityApi } from '@mall/contract/account/security.api.ts';
import { socialApi } from '@mall/contract/account/social.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../../kernel/words.tsx';
import { ProveForm } from './prove.form.tsx';
import styles from './security.module.css';

const calls = { social: socialApi.unbind, partner: partnerApi.unlink };

type UnbindKeyProps = { of: keyof typeof calls; security: Security };

/** A key is taken off as another is changed: who one is comes first. */
export function UnbindKey({ of, security: { mobile, provedFor } }: UnbindKeyProps) {
  const t = useWords('account/security');
  const unbind = useCall({
    call: calls[of],
    request: () => ({}),
    done: t(`${of}.done`),
    changes: [securityApi.state],
  });
  if (provedFor === 0) return <ProveForm mobile={mobile} />;
  return (
    <div className={styles.narrow}>
      <p>{t(`${of}.ask`)}</p>
      <Button look="danger" busy={unbind.busy} onClick={() => void unbind.run().catch(() => undefined)}>
        {t(`${of}.confirm`)}
      </Button>
    </div>
  );
}
