import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { SignInDoor } from '@mall/kit/session/sign-in-door.tsx';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { Button } from '@mall/ui/button.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { GridIcon } from '@mall/ui/icons/grid-icon.tsx';
import { HeartIcon } from '@mall/ui/icons/heart-icon.tsx';
import { HelpIcon } from '@mall/ui/icons/help-icon.tsx';
import { HistoryIcon } from '@mall/ui/icons/history-icon.tsx';
import { ListIcon } from '@mall/ui/icons/list-icon.tsx';
import { MapPinIcon } from '@mall/ui/icons/map-pin-icon.tsx';
import { PencilIcon } from '@mall/ui/icons/pencil-icon.tsx';
import { TicketIcon } from '@mall/ui/icons/ticket-icon.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { UserIcon } from '@mall/ui/icons/user-icon.tsx';
import { ZapIcon } from '@mall/ui/icons/zap-icon.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useState } from 'react';
import { isBuilt } from '../kernel/is-built.ts';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import { partOfDay } from './goods-words.rules.ts';
import styles from './member-card.module.css';

const orders = '/personalCenterBase/myOrders';

const tools = {
  quickOrder: { href: '/procurementManagement/matchGoods', word: 'member.quickOrder', icon: UploadIcon },
  inquiry: { href: '/newInquiry', word: 'member.inquiry', icon: PencilIcon },
  purchaseList: { href: '/personalCenterBase/procurementManagement/procurementList', word: 'member.purchaseList', icon: ListIcon },
  bills: { href: '/personalCenterBase/billManagement/billManagemantPage', word: 'member.bills', icon: FileTextIcon },
  orders: { href: orders, word: 'member.orders', icon: ListIcon },
  favourites: { href: '/personalCenterBase/favoritesList', word: 'member.favourites', icon: HeartIcon },
  tracks: { href: '/personalCenterBase/myTracks', word: 'member.tracks', icon: HistoryIcon },
  coupons: { href: '/couponCenter', word: 'member.coupons', icon: TicketIcon },
  help: { href: '/helpCenter', word: 'member.help', icon: HelpIcon },
  addresses: { href: '/personalCenterBase/addressManagement', word: 'member.addresses', icon: MapPinIcon },
  seckill: { href: '/seckillZone', word: 'member.seckill', icon: ZapIcon },
  classes: { href: '/proClassification', word: 'entries.all', icon: GridIcon },
} as const;
type Tool = keyof typeof tools;

const mostTools = 4;

/** Sourcing and bills are for companies only; others get what they can use. The first four whose screens exist are shown. */
const toolsOf: Record<'guest' | 'individual' | 'enterprise', readonly Tool[]> = {
  guest: ['quickOrder', 'inquiry', 'coupons', 'help', 'seckill', 'classes'],
  individual: ['orders', 'favourites', 'coupons', 'tracks', 'addresses', 'help'],
  enterprise: ['quickOrder', 'inquiry', 'purchaseList', 'bills', 'orders', 'coupons', 'addresses', 'help'],
};

export function MemberCard() {
  const t = useWords('catalogue');
  const signedIn = useSignedIn();
  return (
    <section className={styles.card} aria-label={t('member.label')}>
      {signedIn ? <Member /> : <Guest />}
    </section>
  );
}

function Guest() {
  const t = useWords('catalogue');
  return (
    <>
      <div className={styles.who}>
        <span className={styles.avatar} aria-hidden="true">
          <UserIcon size={20} />
        </span>
        <div className={styles.words}>
          <b className={styles.hello}>{t('member.welcome')}</b>
          <p className="meta ell">{t('member.welcomeText')}</p>
        </div>
      </div>
      <div className={styles.doors}>
        <Button href="/login" as={SignInDoor}>
          {t('member.signIn')}
        </Button>
        <Button href="/register" as={RouterLink} look="line">
          {t('member.register')}
        </Button>
      </div>
      <Tools kind="guest" />
    </>
  );
}

function Member() {
  const t = useWords('catalogue');
  const { member, may } = useSession();
  const [part] = useState(() => partOfDay(Date.now()));
  const name = member?.nickName || member?.memberName || '';
  return (
    <>
      <div className={styles.who}>
        <span className={styles.avatar} aria-hidden="true">
          {member?.memberAvatar ? (
            <img src={member.memberAvatar} alt="" width={40} height={40} />
          ) : (
            ([...name][0] ?? <UserIcon size={20} />)
          )}
        </span>
        <div className={styles.words}>
          {member ? (
            <>
              {/* The hour may turn between rendering and reading. */}
              <b className={`${styles.hello} ell`} suppressHydrationWarning>
                {t(`member.${part}`, { name })}
              </b>
              <p className="meta ell">{member.companyName || t('member.individual')}</p>
            </>
          ) : (
            <Skeleton kind="text" lines={2} />
          )}
        </div>
      </div>
      {may('personalCenterBase:myOrders:view') && <Waiting />}
      <Tools kind={member?.accountType === 1 ? 'individual' : 'enterprise'} />
    </>
  );
}

/** Orders that wait for something. */
function Waiting() {
  const t = useWords('catalogue');
  const { counts, receiving } = useSession();
  const waiting = [
    { word: 'member.toPay', count: counts.paymentNum, state: 'toPay' },
    { word: 'member.toShip', count: counts.shippedNum, state: 'toShip' },
    { word: 'member.toReceive', count: receiving, state: 'toReceive' },
    { word: 'member.toReview', count: counts.evaluateNum, state: 'toReview' },
  ] as const;
  return (
    <ul className={styles.counts}>
      {waiting.map(({ word, count, state }) => (
        <li key={state}>
          <RouterLink
            href={state === 'toReview' ? '/personalCenterBase/evaluationSheet' : `${orders}?state=${state}`}
            className={styles.count}
          >
            <b className={styles.figure}>{count}</b>
            {t(word)}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}

function Tools({ kind }: { kind: keyof typeof toolsOf }) {
  const t = useWords('catalogue');
  const { may } = useSession();
  const shown = toolsOf[kind]
    .filter((tool) => isBuilt(tools[tool].href) && (tool !== 'orders' || may('personalCenterBase:myOrders:view')))
    .slice(0, mostTools);
  return (
    <div className={styles.tools}>
      {shown.map((tool) => {
        const { href, word, icon: Icon } = tools[tool];
        return (
          <Button key={tool} href={href} as={RouterLink} look="quiet" className={styles.tool} icon={<Icon size={16} />}>
            {t(word)}
          </Button>
        );
      })}
    </div>
  );
}
