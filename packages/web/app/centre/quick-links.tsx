import type { RightName } from '@mall/contract/account/rights.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isBuilt } from '../kernel/is-built.ts';
import { useWords } from '../kernel/words.tsx';
import { MenuIconOf } from '../shell/menu-icon.tsx';
import { useSession } from '../shell/use-session.ts';
import styles from './home.module.css';

const links: readonly {
  word: 'match' | 'lists' | 'coupons' | 'points' | 'favourites' | 'tracks' | 'addresses';
  href: string;
  icon: string;
  right: RightName;
}[] = [
  { word: 'match', href: '/procurementManagement/matchGoods', icon: 'scan-search', right: 'procurementManagement:matchGoods:view' },
  {
    word: 'lists',
    href: '/personalCenterBase/procurementManagement/procurementList',
    icon: 'list-checks',
    right: 'personalCenterBase:procurementManagement:procurementList:view',
  },
  { word: 'coupons', href: '/personalCenterBase/coupon', icon: 'ticket-percent', right: 'personalCenterBase:coupon:view' },
  { word: 'points', href: '/personalCenterBase/myPoints', icon: 'coins', right: 'personalCenterBase:myPoints:view' },
  { word: 'favourites', href: '/personalCenterBase/favoritesList', icon: 'star', right: 'personalCenterBase:favoritesList:view' },
  { word: 'tracks', href: '/personalCenterBase/myTracks', icon: 'footprints', right: 'personalCenterBase:myTracks:view' },
  { word: 'addresses', href: '/personalCenterBase/addressManagement', icon: 'map-pin', right: 'personalCenterBase:addressManagement:view' },
];
const most = 4;

/** The first four of what the reader may enter. */
export function QuickLinks() {
  const t = useWords('centre');
  const { may } = useSession();
  const open = links.filter(({ href, right }) => isBuilt(href) && may(right)).slice(0, most);
  if (open.length === 0) return null;
  return (
    <nav className={`${styles.panel} ${styles.quick}`} aria-label={t('quick.label')}>
      {open.map(({ word, href, icon }) => (
        <RouterLink key={word} href={href}>
          <MenuIconOf name={icon} />
          {t(`quick.${word}`)}
        </RouterLink>
      ))}
    </nav>
  );
}
