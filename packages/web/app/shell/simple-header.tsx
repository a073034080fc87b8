import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { signOut } from '@mall/kit/session/sign-out.ts';
import { Typed } from '@mall/kit/words/typed.tsx';
import { Badge } from '@mall/ui/badge.tsx';
import { CartIcon } from '@mall/ui/icons/cart-icon.tsx';
import { PhoneIcon } from '@mall/ui/icons/phone-icon.tsx';
import type { ReactNode } from 'react';
import { isBuilt } from '../kernel/is-built.ts';
import { useSkin } from '../kernel/skin.ts';
import { useWords } from '../kernel/words.tsx';
import { CartFold } from './cart-fold.tsx';
import { CityChoice } from './city-choice.tsx';
import { Logo } from './logo.tsx';
import { SearchBox } from './search-box.tsx';
import { hotlineAsk } from './shell.queries.ts';
import styles from './simple-header.module.css';
import { useCartCount, useSession } from './use-session.ts';
import { UserMenu } from './user-menu.tsx';

const messages = '/personalCenterBase/messageNotification';

/** The head of working screens: one bar and one row. The classes are left out, because the work needs the height. */
export function SimpleHeader({ menuButton }: { menuButton?: ReactNode }) {
  const t = useWords('shell');
  const count = useCartCount();
  const isGlobal = useSkin() === 'global';
  return (
    <>
      <Bar />
      <header className={`${styles.head} no-print`}>
        <div className={`wrap ${styles.row}`}>
          <Logo place="centre" />
          <span className={`${styles.room} no-phone`}>{t('centre.name')}</span>
          <nav className={`${styles.back} no-phone`} aria-label={t('nav.main')}>
            <RouterLink href="/">{t('centre.home')}</RouterLink>
            <RouterLink href="/proClassification">{t('centre.classes')}</RouterLink>
            {!isGlobal && <RouterLink href="/procurementManagement/matchGoods">{t('head.quickOrder')}</RouterLink>}
            <RouterLink href="/internation/purchase">{t('centre.sourcing')}</RouterLink>
          </nav>
          <div className={styles.search}>
            <SearchBox compact />
          </div>
          <CartFold className="no-phone">
            {(link) => (
              <RouterLink href="/shoppingCar" className={styles.cart ?? ''} {...link}>
                <CartIcon /> {t('cart.name')}
                <Badge count={count} label={t('cart.count', { count })} />
              </RouterLink>
            )}
          </CartFold>
          {menuButton}
        </div>
      </header>
    </>
  );
}

function Bar() {
  const t = useWords('shell');
  const { member, messageCount, centreUrl } = useSession();
  const name = member?.nickName || member?.memberName;
  const standing = [member?.departmentName, member?.roleNames.join(t('top.and'))].filter(Boolean).join(' · ');
  const { telephoneNumber } = useAnswer(hotlineAsk);
  return (
    <section className={`${styles.bar} no-phone no-print`} aria-label={t('top.region')}>
      <div className={`wrap ${styles.barRow}`}>
        <ul>
          <li>
            <CityChoice />
          </li>
          {member?.companyName && (
            <li>
              <Typed>{member.companyName}</Typed>
              {member.certified && <span className={styles.certified}>{t('top.certified')}</span>}
            </li>
          )}
        </ul>
        <ul>
          <li>
            <UserMenu
              label={
                <span>
                  <Typed>{name ? (standing ? t('top.standing', { name, standing }) : name) : t('top.centre')}</Typed>
                </span>
              }
              centreUrl={centreUrl}
            />
          </li>
          <li>
            <button type="button" className={styles.plain} onClick={() => void signOut()}>
              {t('top.signOut')}
            </button>
          </li>
          {isBuilt(messages) && (
            <li>
              <RouterLink href={messages}>
                {t('centre.messages')} <b>{messageCount > 0 ? messageCount : ''}</b>
              </RouterLink>
            </li>
          )}
          <li>
            <RouterLink href="/helpCenter">{t('centre.help')}</RouterLink>
          </li>
          <li className={styles.hotline}>
            <PhoneIcon size={14} /> {telephoneNumber}
          </li>
        </ul>
      </div>
    </section>
  );
}
