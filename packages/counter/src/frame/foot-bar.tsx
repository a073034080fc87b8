import { Badge } from '@mall/ui/badge.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { MenuIcon } from '@mall/ui/icons/menu-icon.tsx';
import { NavLink } from 'react-router';
import { useCounterWords, useText } from './counter-context.ts';
import styles from './foot-bar.module.css';
import { useMenu } from './use-menu.ts';

/** A thumb reaches so many. */
const most = 4;

/** On a telephone the screens that have a short name lie under the thumb, then the first of the menu, and the others behind the last button. */
export function FootBar({ onMenu }: { onMenu: () => void }) {
  const t = useCounterWords();
  const text = useText();
  const lines = useMenu()
    .flatMap((group) => group.lines)
    .toSorted((one, other) => Number(!one.menu.foot) - Number(!other.menu.foot));
  return (
    <nav aria-label={t('footBar')} className={styles.bar}>
      {lines.slice(0, most).map(({ path, title, count, isOn, menu: { icon: Icon, foot } }) => (
        <NavLink key={path} to={path} end className={classNames(styles.item, isOn && styles.on)}>
          <Icon size={20} />
          <span>{text(foot ?? title)}</span>
          {count > 0 && <Badge count={count} label={t('waiting', { count })} />}
        </NavLink>
      ))}
      <button type="button" className={styles.item} onClick={onMenu}>
        <MenuIcon size={20} />
        <span>{t('more')}</span>
      </button>
    </nav>
  );
}
