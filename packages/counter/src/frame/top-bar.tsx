import { Badge } from '@mall/ui/badge.tsx';
import { BellIcon } from '@mall/ui/icons/bell-icon.tsx';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { StoreIcon } from '@mall/ui/icons/store-icon.tsx';
import { Link, matchPath, useLocation } from 'react-router';
import { ownScreens } from '../own/own-screens.ts';
import { useCounter, useCounterWords, useText } from './counter-context.ts';
import { FindButton } from './find-button.tsx';
import { LanguageButton } from './language-button.tsx';
import { OwnMenu } from './own-menu.tsx';
import styles from './top-bar.module.css';
import { useDesk } from './use-desk.ts';
import { useMe, useUnread } from './who.ts';

/** Where one is and who one is. */
export function TopBar() {
  const t = useCounterWords();
  const me = useMe();
  const desk = useDesk();
  const unread = useUnread();
  return (
    <header className={styles.top}>
      <Crumb />
      <span className={styles.space} />
      <FindButton />
      {desk && desk.storeName !== '' && (
        <a href={`/shopIndex?storeId=${desk.storeId}`} className={styles.store}>
          <StoreIcon size={16} />
          {desk.storeName}
        </a>
      )}
      <LanguageButton className={styles.plain} />
      <Link to="/messages" className={styles.messages} aria-label={t('messages.unread', { count: unread })}>
        <BellIcon size={18} />
        {unread > 0 && <Badge count={unread} label="" />}
      </Link>
      {me && <OwnMenu name={me.memberName} />}
    </header>
  );
}

function Crumb() {
  const counter = useCounter();
  const t = useCounterWords();
  const text = useText();
  const { pathname } = useLocation();
  const all = [...counter.screens, ...ownScreens];
  const screen = all.find(({ path }) => matchPath(path, pathname));
  const over = all.find(({ path }) => path === screen?.under);
  return (
    <nav aria-label={t('crumb')} className={styles.crumb}>
      <span>{text(counter.name)}</span>
      {over && (
        <>
          <ChevronRightIcon size={12} />
          <Link to={over.path}>{text(over.title)}</Link>
        </>
      )}
      {screen && (
        <>
          <ChevronRightIcon size={12} />
          <span aria-current="page">{text(screen.title)}</span>
        </>
      )}
    </nav>
  );
}
