import type { Security } from '@mall/contract/account/security.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { HandshakeIcon } from '@mall/ui/icons/handshake-icon.tsx';
import type { IconComponent } from '@mall/ui/icons/icon.tsx';
import { LockIcon } from '@mall/ui/icons/lock-icon.tsx';
import { MailIcon } from '@mall/ui/icons/mail-icon.tsx';
import { MessageIcon } from '@mall/ui/icons/message-icon.tsx';
import { PhoneIcon } from '@mall/ui/icons/phone-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { ChangePasswordForm } from '../change-password.form.tsx';
import styles from './security.module.css';
import { UnbindKey } from './unbind-key.tsx';

const marks = {
  set: { mark: 'closed', tone: 'green' },
  bound: { mark: 'closed', tone: 'green' },
  unbound: { mark: 'open', tone: 'grey' },
  pending: { mark: 'open', tone: 'amber' },
} as const satisfies Record<string, Omit<StatusMarkProps, 'children'>>;

type WayProps = { icon: IconComponent; name: string; note: string; state: keyof typeof marks; children: ReactNode };

function Way({ icon: Icon, name, note, state, children }: WayProps) {
  const t = useWords('account/security');
  return (
    <div className={styles.way}>
      <Icon size={20} />
      <div className={styles.what}>
        <p>{name}</p>
        <p className="meta">{note}</p>
      </div>
      <span className={styles.state}>
        <StatusMark {...marks[state]}>{t(`state.${state}`)}</StatusMark>
      </span>
      <span className={styles.act}>{children}</span>
    </div>
  );
}

type SignInWaysProps = { security: Security; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** What one signs in with and is reached by, and where each is changed. */
export function SignInWays({ security, isOpen, onOpen }: SignInWaysProps) {
  const t = useWords('account/security');
  const { mobile, email, pending, passwordAgeDays: days, socialBound, socialName, partners } = security;
  const [isUnbinding, setUnbinding] = useState(false);
  const [isUnlinking, setUnlinking] = useState(false);
  const emailNote = () => {
    if (pending) return t('email.pending', { email: pending.email, time: pending.sentAt.slice(5, 16) });
    return email === '' ? t('email.none') : t('email.note', { email });
  };
  return (
    <Panel bordered flush title={t('ways')}>
      <ul className={styles.ways}>
        <li id="password">
          <Way icon={LockIcon} name={t('password')} note={days === 0 ? t('password.today') : t('password.note', { days })} state="set">
            <Button look="text" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
              {t(isOpen ? 'password.close' : 'password.act')}
            </Button>
          </Way>
          {isOpen && (
            <div className={styles.under}>
              <ChangePasswordForm onDone={() => onOpen(false)} />
            </div>
          )}
        </li>
        <li>
          <Way icon={PhoneIcon} name={t('mobile')} note={t('mobile.note', { mobile })} state="bound">
            <Button look="text" href="/personalCenterBase/changePhone" as={RouterLink}>
              {t('mobile.act')}
            </Button>
          </Way>
        </li>
        <li>
          <Way icon={MailIcon} name={t('email')} note={emailNote()} state={pending ? 'pending' : email === '' ? 'unbound' : 'bound'}>
            <Button look="text" href={`/personalCenterBase/${email === '' ? 'bindEmail' : 'changeEmial'}`} as={RouterLink}>
              {t(email !== '' ? 'email.change' : pending ? 'email.resend' : 'email.bind')}
            </Button>
          </Way>
        </li>
        <li>
          <Way
            icon={MessageIcon}
            name={t('social')}
            note={socialName === '' ? t('social.note') : t('social.named', { name: socialName })}
            state={socialBound ? 'bound' : 'unbound'}
          >
            {socialBound ? (
              <Button look="text" aria-expanded={isUnbinding} onClick={() => setUnbinding(!isUnbinding)}>
                {t(isUnbinding ? 'social.close' : 'social.act')}
              </Button>
            ) : (
              <span className="meta">{t('social.how')}</span>
            )}
          </Way>
          {socialBound && isUnbinding && (
            <div className={styles.under}>
              <UnbindKey of="social" security={security} />
            </div>
          )}
        </li>
        {partners.length > 0 && (
          <li>
            <Way icon={HandshakeIcon} name={t('partner')} note={t('partner.note', { names: partners.join(', ') })} state="bound">
              <Button look="text" aria-expanded={isUnlinking} onClick={() => setUnlinking(!isUnlinking)}>
                {t(isUnlinking ? 'partner.close' : 'partner.act')}
              </Button>
            </Way>
            {isUnlinking && (
              <div className={styles.under}>
                <UnbindKey of="partner" security={security} />
              </div>
            )}
          </li>
        )}
      </ul>
    </Panel>
  );
}
