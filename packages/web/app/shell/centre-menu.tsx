import type { Menu } from '@mall/contract/account/account.api.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { Badge } from '@mall/ui/badge.tsx';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './centre-menu.module.css';
import { builtMenu, currentUrl } from './menu.rules.ts';
import { MenuIconOf } from './menu-icon.tsx';
import { menuAsk } from './shell.queries.ts';
import { useMenuWaiting } from './use-menu-waiting.ts';

const own = [
  [
    'menu.favourites',
    [
      ['favoritesList', 'star', 'menu.goodsFavourites'],
      ['favoriteStoreList', 'store', 'menu.storeFavourites'],
    ],
  ],
  [
    'menu.account',
    [
      ['messageNotification', 'bell', 'centre.messages'],
      ['personalData', 'user', 'menu.personalData'],
      ['addressManagement', 'map-pin', 'menu.addresses'],
    ],
  ],
] as const;

/** What every buyer has, whatever the server says of the rest. */
const useOwnGroups = (): Menu[] => {
  const t = useWords('shell');
  return own.map(([name, entries]) => ({
    id: name,
    name: t(name),
    url: '',
    icon: '',
    children: entries.map(([page, icon, label]) => ({ id: page, name: t(label), url: `/personalCenterBase/${page}`, icon, children: [] })),
  }));
};

/** The server's menu, and the groups of every buyer where it left them out. */
export function CentreMenu({ inDrawer = false }: { inDrawer?: boolean }) {
  const t = useWords('shell');
  const { pathname } = useLocation();
  const given = builtMenu(useAnswer(menuAsk, useSignedIn()));
  const urls = given.flatMap((group) => [group.url, ...group.children.map((entry) => entry.url)]).filter((url) => url !== '');
  const missing = builtMenu(useOwnGroups()).filter((group) => !group.children.some((entry) => urls.includes(entry.url)));
  const groups = [...given, ...missing];
  const waiting = useMenuWaiting();
  const here = currentUrl([...urls, ...missing.flatMap((group) => group.children.map((entry) => entry.url))], pathname);
  return (
    <nav aria-label={t('centre.menu')} className={inDrawer ? styles.plain : styles.menu}>
      {groups.map((group) => (
        <div key={group.id} className={styles.group}>
          {group.url === '' ? <h2>{group.name}</h2> : <Entries entries={[group]} here={here} waiting={waiting} />}
          <Entries entries={group.children} here={here} waiting={waiting} />
        </div>
      ))}
    </nav>
  );
}

type EntriesProps = { entries: readonly Menu[]; here: string | undefined; waiting: Readonly<Record<string, number>> };

function Entries({ entries, here, waiting }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(({ id, name, url, icon }) => (
        <li key={id}>
          <RouterLink href={url} title={name} aria-current={url === here ? 'page' : undefined}>
            <MenuIconOf name={icon} />
            <span>{name}</span>
            <Badge count={waiting[url] ?? 0} tone="grey" className={styles.count ?? ''} />
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
