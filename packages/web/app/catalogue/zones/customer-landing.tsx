import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { SignInDoor } from '@mall/kit/session/sign-in-door.tsx';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { Button } from '@mall/ui/button.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { HandshakeIcon } from '@mall/ui/icons/handshake-icon.tsx';
import { HeadsetIcon } from '@mall/ui/icons/headset-icon.tsx';
import { WalletIcon } from '@mall/ui/icons/wallet-icon.tsx';
import { useWords } from '../../kernel/words.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { hotlineAsk } from '../../shell/shell.queries.ts';
import styles from './customer-landing.module.css';
import { PowerLine } from './power-line.tsx';

const promises = [
  ['catalogue', FileTextIcon],
  ['price', HandshakeIcon],
  ['credit', WalletIcon],
  ['service', HeadsetIcon],
] as const;

/** For those who have no zone of their own: what it is, and how to get one. Whose zones there are is nobody's business. */
export function CustomerLanding() {
  const t = useWords('catalogue/zones');
  const signedIn = useSignedIn();
  const { telephoneNumber, workingHour } = useAnswer(hotlineAsk);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageMeta path="/customer" description={t('landing.text')} />
      <section className={styles.hero}>
        <PowerLine className={styles.art} />
        <div className={styles.words}>
          <h1 className={styles.title}>{t('landing.title')}</h1>
          <p>{t(signedIn ? 'landing.none' : 'landing.text')}</p>
          <div className={styles.ways}>
            {signedIn ? (
              <Button look="amber" size="l" href="/personalCenterBase/enterpriseAuth" as={RouterLink}>
                {t('landing.certify')}
              </Button>
            ) : (
              <Button look="amber" size="l" href="/login" as={SignInDoor}>
                {t('landing.signIn')}
              </Button>
            )}
            <Button look="ghost" size="l" href="/channelDLGYP" as={RouterLink}>
              {t('landing.browse')}
            </Button>
          </div>
          {telephoneNumber !== '' && (
            <p className={styles.contact}>{t('landing.contact', { number: telephoneNumber, hours: workingHour })}</p>
          )}
        </div>
      </section>
      <ul className={styles.promises}>
        {promises.map(([name, Icon]) => (
          <li key={name} className={styles.promise}>
            <Icon size={24} className={styles.icon} />
            <h2>{t(`landing.${name}`)}</h2>
            <p className="meta">{t(`landing.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
