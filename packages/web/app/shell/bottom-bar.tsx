import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Badge } from '@mall/ui/badge.tsx';
import { CartIcon } from '@mall/ui/icons/cart-icon.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { GridIcon } from '@mall/ui/icons/grid-icon.tsx';
import { HomeIcon } from '@mall/ui/icons/home-icon.tsx';
import { PencilIcon } from '@mall/ui/icons/pencil-icon.tsx';
import { StampIcon } from '@mall/ui/icons/stamp-icon.tsx';
import { UserIcon } from '@mall/ui/icons/user-icon.tsx';
import { useLocation } from 'react-router';
import { abroadHome, isBuilt } from '../kernel/is-built.ts';
import { useSkin } from '../kernel/skin.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './bottom-bar.module.css';
import { useCartCount, useSession } from './use-session.ts';

/** The ways of a phone, at most five. In the member's centre the orders take the place of the classes. */
export function BottomBar({ centre = false }: { centre?: boolean }) {
  const t = useWords('shell');
  const { pathname } = useLocation();
  const isGlobal = useSkin() === 'global';
  const { centreUrl, may, counts, member } = useSession();
  const count = useCartCount();
  const second = centre
    ? { href: '/personalCenterBase/myOrders', name: t('bottom.orders'), Icon: FileTextIcon }
    : { href: isGlobal ? '/proClassification1' : '/proClassification', name: t('bottom.classes'), Icon: GridIcon };
  const third =
    centre && may('personalCenterBase:requestBuyApprove:view')
      ? { href: '/personalCenterBase/requestBuyApprove', name: t('bottom.approvals'), Icon: StampIcon, waiting: counts.toApproveNum }
      : { href: '/newInquiry', name: t('bottom.inquiry'), Icon: PencilIcon };
  const entries: { href: string; name: string; Icon: typeof HomeIcon; waiting?: number }[] = [
    { href: isGlobal ? abroadHome : '/', name: t('bottom.home'), Icon: HomeIcon },
    second,
    third,
    { href: '/shoppingCar', name: t('cart.name'), Icon: CartIcon },
    { href: centreUrl, name: t('bottom.mine'), Icon: UserIcon },
  ];
  const membersOwn = new Set([third.href, centreUrl]);
  const others = new Set([second.href, third.href]);
  const isHere = (href: string) => (centre && href === centreUrl ? !others.has(pathname) : href === pathname);
  return (
    <nav aria-label={t('bottom.region')} className={`${styles.bar} only-phone no-print`}>
      {entries
        .filter(({ href }) => isBuilt(href) && !(member?.narrow && membersOwn.has(href)))
        .map(({ href, name, Icon, waiting = 0 }) => (
          <RouterLink key={name} href={href} aria-current={isHere(href) ? 'page' : undefined}>
            <Icon />
            {name}
            <Badge count={waiting} label={t('bottom.waiting', { count: waiting })} className={styles.badge ?? ''} />
            {href === '/shoppingCar' && <Badge count={count} label={t('cart.count', { count })} className={styles.badge ?? ''} />}
          </RouterLink>
        ))}
    </nav>
  );
}
