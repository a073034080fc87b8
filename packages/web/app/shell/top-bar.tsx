import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { signOut } from '@mall/kit/session/sign-out.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { Typed } from '@mall/kit/words/typed.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useSkin } from '../kernel/skin.ts';
import { useWords } from '../kernel/words.tsx';
import { CityChoice } from './city-choice.tsx';
import { CloudLink } from './cloud-link.tsx';
import { LanguageChoice, LanguageRow } from './language-choice.tsx';
import { centreRoot } from './menu.rules.ts';
import { hotlineAsk, siteAsk } from './shell.queries.ts';
import { SignInLink } from './sign-in-link.tsx';
import styles from './top-bar.module.css';
import { useOperator } from './use-operator.ts';
import { type Session, useSession } from './use-session.ts';
import { useGroupCompany, useZone } from './use-zone.ts';
import { UserMenu } from './user-menu.tsx';

/** First row of the head: who is here, where to, and the doors to the neighbours. */
export function TopBar() {
  const t = useWords('shell');
  const session = useSession();
  const isGlobal = useSkin() === 'global';
  return (
    <section className={`${styles.bar} no-phone no-print`} aria-label={t('top.region')}>
      <div className={`wrap ${styles.row}`}>
        <ul className={styles.start}>
          {!isGlobal && (
            <li>
              <CityChoice />
            </li>
          )}
          <Greeting session={session} />
        </ul>
        <ul className={styles.end}>
          <MemberLinks session={session} />
          {isGlobal ? (
            <li>
              <LanguageRow place="bar" />
            </li>
          ) : (
            <Neighbours />
          )}
        </ul>
      </div>
    </section>
  );
}

function Greeting({ session: { signedIn, member, centreUrl } }: { session: Session }) {
  const t = useWords('shell');
  const zone = useZone();
  const site = useAnswer(siteAsk);
  const isGlobal = useSkin() === 'global';
  const fromGroup = useGroupCompany();
  const special = zone?.welcome || (fromGroup ? t('top.welcomeGroup') : '');
  const name = member?.nickName || member?.memberName || '';
  const plain = isGlobal ? t('top.welcomeGlobal', { site: site.latinName }) : t('top.welcome', { site: site.name });
  if (!signedIn) {
    return (
      <>
        <li>
          <span className="ell">{special || plain}</span>
        </li>
        <li>
          <SignInLink className={styles.strong}>{t('top.signIn')}</SignInLink>
        </li>
        <li>
          <RouterLink href="/register">{t('top.register')}</RouterLink>
        </li>
      </>
    );
  }
  return (
    <>
      <li className={styles.who}>
        <span className="ell">
          {special || t('top.hello')}{' '}
          {member?.narrow ? (
            <Typed>{name}</Typed>
          ) : (
            <RouterLink href={centreUrl} className={styles.strong ?? ''}>
              <Typed>{name}</Typed>
            </RouterLink>
          )}
          {special === '' && member?.companyName ? <Typed>{t('top.company', { company: member.companyName })}</Typed> : ''}
        </span>
      </li>
      <li>
        <button type="button" className={styles.plain} onClick={() => void signOut()}>
          {t('top.signOut')}
        </button>
      </li>
    </>
  );
}

function MemberLinks({ session }: { session: Session }) {
  const t = useWords('shell');
  const figure = useFigure();
  const { signedIn, counts, centreUrl } = session;
  if (!signedIn || session.member?.narrow) return null;
  return (
    <>
      {session.may('personalCenterBase:myOrders:view') && (
        <li>
          <RouterLink href="/personalCenterBase/myOrders">
            {t('top.orders')} <span className={styles.num}>{figure(counts.orderNum)}</span>
          </RouterLink>
        </li>
      )}
      {counts.toApproveNum > 0 && (
        <li>
          <RouterLink href="/personalCenterBase/requestBuyApprove">
            {t('top.toApprove')} <span className={styles.num}>{figure(counts.toApproveNum)}</span>
          </RouterLink>
        </li>
      )}
      <li>
        <UserMenu label={t('top.centre')} centreUrl={centreUrl} />
      </li>
    </>
  );
}

function Neighbours() {
  const t = useWords('shell');
  const { telephoneNumber } = useAnswer(hotlineAsk);
  const signedIn = useSignedIn();
  const { member } = useSession();
  return (
    <>
      {!signedIn && (
        <li>
          <RouterLink href={centreRoot}>{t('top.centre')}</RouterLink>
        </li>
      )}
      {!member?.narrow && (
        <li className={styles.first}>
          <CloudLink className={styles.plain} />
        </li>
      )}
      <li className={styles.first}>
        <RouterLink href="/seller/#/registered">{t('top.sellerJoin')}</RouterLink>
      </li>
      <li className={styles.first}>
        <RouterLink href="/seller/#/login">{t('top.sellerSignIn')}</RouterLink>
      </li>
      {useOperator() && (
        <li className={styles.first}>
          <RouterLink href="/operations/">{t('top.operations')}</RouterLink>
        </li>
      )}
      {telephoneNumber !== '' && (
        <li className={styles.first}>
          {t('top.hotline')} <span className={styles.num}>{telephoneNumber}</span>
        </li>
      )}
      <li>
        <LanguageChoice />
      </li>
    </>
  );
}
