import { Badge } from '@mall/ui/badge.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { NavLink } from 'react-router';
import type { Screen } from '../counter.ts';
import { Brand } from './brand.tsx';
import { useCounter, useCounterWords, useText } from './counter-context.ts';
import styles from './side-navigation.module.css';
import { useMenu } from './use-menu.ts';

export function SideNavigation() {
  const counter = useCounter();
  const t = useCounterWords();
  const text = useText();
  return (
    <nav aria-label={t('menu')} className={styles.nav}>
      <Brand />
      <p className={styles.site}>{text(counter.name)}</p>
      {useMenu().map(({ group, lines }) => (
        <div key={group}>
          {group !== '' && <h2 className={styles.heading}>{text(counter.groups[group] as Screen['title'])}</h2>}
          <ul>
            {lines.map(({ path, title, count, isOn, menu: { icon: Icon } }) => (
              <li key={path}>
                <NavLink to={path} end className={classNames(styles.line, isOn && styles.on)}>
                  <Icon size={16} />
                  <span>{text(title)}</span>
                  {count > 0 && <Badge count={count} label={t('waiting', { count })} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
