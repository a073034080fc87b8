import type { Coupon, ReceivedCoupon } from '@mall/contract/marketing/coupon.api.ts';
import { activityScopes, couponPageSize } from '@mall/contract/marketing/coupon.rules.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { readPage } from '@mall/kit/list/page-number.ts';
import { useLastPage } from '@mall/kit/list/use-last-page.ts';
import { SignInDoor } from '@mall/kit/session/sign-in-door.tsx';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { SectionHead } from '@mall/ui/section-head.tsx';
import { Suspense } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { abroadHome } from '../kernel/is-built.ts';
import { renderLoader } from '../kernel/render-loader.ts';
import { useWords } from '../kernel/words.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { PlaceBanner } from '../shell/place-banner.tsx';
import { CouponCard } from './coupon-card.tsx';
import styles from './coupon-center.module.css';
import { centerQueries, scopeFrom } from './coupon-center.queries.ts';
import { ListFailed } from './list-failed.tsx';
import { SignInFirst } from './sign-in-first.ts';
import { usePagerWords } from './use-pager-words.ts';
import { useReceive } from './use-receive.ts';

export const loader = renderLoader(centerQueries);
export const clientLoader = browseLoader(centerQueries);

/** Coupons to receive and coupons received, in Chinese and in the cross-border skin. */
export default function CouponCenterPage() {
  const t = useWords('marketing');
  const pagerWords = usePagerWords();
  const { banners, center } = usePageQueries(centerQueries);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const signedIn = useSignedIn();
  const pending = useNavigation().state === 'loading';
  const receiving = useReceive();
  const scope = scopeFrom(search);
  const hrefOf = (to: { scope?: string | undefined; page?: number }) => {
    const query = new URLSearchParams({
      ...(to.scope !== undefined && { scope: to.scope }),
      ...(to.page !== undefined && { page: String(to.page) }),
    });
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  const isGlobal = pathname === '/couponCenter1' || search.get('isGlobal') === '1';
  const goodsOf = (coupon: Coupon) => `/searchCouponsGoods?couponId=${coupon.id}${isGlobal ? '&isGlobal=1' : ''}`;
  const total = Math.max(center.total, center.recedTotal);
  const page = readPage(search.get('page'));
  const pageHref = (to: number) => hrefOf({ scope, page: to });
  useLastPage({ total, page, size: couponPageSize, hrefOf: pageHref });
  const pages = Math.ceil(total / couponPageSize);
  const home = isGlobal ? abroadHome : '/';
  // It turns both lists; right below the first where the second is empty.
  const pager = pages > 1 && (
    <Pager page={page} pages={pages} hrefOf={pageHref} link={RouterLink} {...pagerWords(total, couponPageSize, 'coupons')} />
  );
  return (
    <div className="wrap">
      <PageMeta path={pathname} description={`${t('center.title')} · ${t('center.text')}`} />
      <Breadcrumbs label={t('crumbs')} link={RouterLink} items={[{ label: t('home'), href: home }, { label: t('center.title') }]} />
      <PlaceBanner banners={banners} />
      <div className={styles.head}>
        <h1>{t('center.title')}</h1>
        <p>{t('center.text')}</p>
        <nav aria-label={t('center.scopes')} className={styles.scopes}>
          <Chip href={hrefOf({})} link={RouterLink} on={scope === undefined}>
            {t('center.all')}
          </Chip>
          {activityScopes.map((one) => (
            <Chip key={one} href={hrefOf({ scope: one })} link={RouterLink} on={scope === one}>
              {t(`scope.${one}`)}
            </Chip>
          ))}
        </nav>
      </div>
      <section aria-labelledby="coupons-open" aria-busy={pending} className={pending ? styles.pending : undefined}>
        <SectionHead id="coupons-open" title={t('center.open')} meta={t('center.count', { count: center.total })} />
        {center.canRecList.length === 0 ? (
          <div className={styles.empty}>
            <Empty title={t('center.none')} compact>
              {t('center.noneText')}
            </Empty>
          </div>
        ) : (
          <ul className={styles.grid}>
            {center.canRecList.map((coupon) => (
              <li key={coupon.id}>
                <Receivable
                  coupon={coupon}
                  busy={receiving.busy === coupon.id}
                  goodsHref={goodsOf(coupon)}
                  onReceive={() => void receiving.receive(coupon)}
                />
              </li>
            ))}
          </ul>
        )}
        {center.recedList.length === 0 && pager}
      </section>
      <section aria-labelledby="coupons-mine" className={styles.mine}>
        <SectionHead
          id="coupons-mine"
          title={t('center.mine')}
          meta={signedIn ? t('center.count', { count: center.recedTotal }) : undefined}
        />
        {center.recedList.length === 0 ? (
          <div className={styles.empty}>
            <Empty
              title={t(signedIn ? 'center.mineNone' : 'center.mineGuest')}
              compact
              picture="none"
              actions={
                signedIn ? undefined : (
                  <Button href="/login" as={SignInDoor}>
                    {t('center.signIn')}
                  </Button>
                )
              }
            />
          </div>
        ) : (
          <ul className={styles.grid}>
            {center.recedList.map((coupon) => (
              <li key={coupon.memberCouponId}>
                <Received coupon={coupon} goodsHref={goodsOf(coupon)} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {center.recedList.length > 0 && pager}
      {receiving.needsSignIn && (
        <Suspense>
          <SignInFirst onClose={receiving.later} />
        </Suspense>
      )}
    </div>
  );
}

type ReceivableProps = { coupon: Coupon; busy: boolean; goodsHref: string; onReceive: () => void };

function Receivable({ coupon, busy, goodsHref, onReceive }: ReceivableProps) {
  const t = useWords('marketing');
  const when = useMoment();
  const state = coupon.overdueFlag === 1 ? 'overdue' : coupon.couponsState;
  const open = state === 'receivable';
  return (
    <CouponCard
      coupon={coupon}
      faded={state === 'overdue' || state === 'none_left'}
      stock={open}
      mark={
        state === 'upcoming'
          ? t('coupon.from', { time: when.deadline(coupon.receiveStartDate, 'brief') })
          : coupon.isReceived === 1
            ? t('coupon.state.received')
            : undefined
      }
    >
      {state === 'received' ? (
        <Button look="line" size="s" href={goodsHref} as={RouterLink}>
          {t('coupon.use')}
        </Button>
      ) : (
        <>
          <Button look="amber" size="s" busy={busy} disabled={!open} onClick={onReceive}>
            {open && coupon.receivedNum > 0 ? t('coupon.again') : t(`coupon.state.${state}`)}
          </Button>
          <GoodsLink href={goodsHref} />
        </>
      )}
    </CouponCard>
  );
}

function Received({ coupon, goodsHref }: { coupon: ReceivedCoupon; goodsHref: string }) {
  const t = useWords('marketing');
  const { memberCouponState: state } = coupon;
  const usable = state === 'new';
  return (
    <CouponCard coupon={coupon} faded={!usable} mark={state === 'new' ? t('coupon.state.received') : t(`coupon.mine.${state}`)}>
      {usable ? (
        <Button look="line" size="s" href={goodsHref} as={RouterLink}>
          {t('coupon.use')}
        </Button>
      ) : (
        <GoodsLink href={goodsHref} />
      )}
    </CouponCard>
  );
}

function GoodsLink({ href }: { href: string }) {
  const t = useWords('marketing');
  return (
    <RouterLink href={href} className={styles.goods}>
      {t('coupon.goods')}
    </RouterLink>
  );
}

export { ListFailed as ErrorBoundary };
