import { myCouponTabs } from '@mall/contract/marketing/coupon.rules.ts';
import { type MyCoupon, myCouponApi } from '@mall/contract/marketing/my-coupon.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../../kernel/words.tsx';
import { CouponCard } from '../coupon-card.tsx';

const fields = { state: oneOf(myCouponTabs, 'unused') };
const size = 10;

/** Coupons in the member's hands: to spend, spent, and over. */
export default function MyCouponsPage() {
  const t = useWords('marketing/mine');
  const place = usePlace(fields);
  const { state, page } = place.at;
  const found = useList(ask(myCouponApi.page, { query: { state, page, limit: size } }, { staleMs: 0 }));
  const counts = found.data?.counts;
  return (
    <ListPage
      title={t('coupons.title')}
      lead={state === 'unused' ? t('coupons.lead') : undefined}
      acts={
        <>
          <Button look="text" href="/personalCenterBase/couponExplain" as={RouterLink}>
            {t('coupons.explain')}
          </Button>
          <Button look="line" href="/couponCenter" as={RouterLink}>
            {t('coupons.center')}
          </Button>
        </>
      }
      tabs={{
        label: t('coupons.tabs'),
        items: myCouponTabs.map((id) => ({ id, label: t(`coupons.tab.${id}`), ...(counts && { count: counts[id] }) })),
        value: state,
        hrefOf: (next) => place.hrefOf({ state: next }),
      }}
      list={{
        found,
        rowKey: ({ memberCouponId }) => memberCouponId,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        across: true,
        card: (coupon) => <Held coupon={coupon} />,
        none: {
          title: t(`coupons.none.${state}`),
          ...(state === 'unused' && {
            text: t('coupons.noneText'),
            actions: (
              <Button href="/couponCenter" as={RouterLink}>
                {t('coupons.center')}
              </Button>
            ),
          }),
        },
        words: { failed: t('coupons.failed'), pages: t('coupons.pages'), total: (total) => t('coupons.total', { total }) },
      }}
    />
  );
}

function Held({ coupon }: { coupon: MyCoupon }) {
  const t = useWords('marketing/mine');
  const words = useWords('marketing');
  const { id, memberCouponState: state, soonFlag, usedOrderId, usedDate } = coupon;
  const usable = state === 'new';
  const mark = usable ? (soonFlag === 1 ? t('coupons.soon') : undefined) : words(`coupon.mine.${state}`);
  return (
    <CouponCard coupon={coupon} faded={!usable} mark={usedDate === undefined ? mark : t('coupons.usedOn', { day: usedDate.slice(0, 10) })}>
      {usable && (
        <Button look="line" size="s" href={`/searchCouponsGoods?couponId=${id}`} as={RouterLink}>
          {t('coupons.use')}
        </Button>
      )}
      {usedOrderId !== undefined && (
        <RouterLink href={`/personalCenterBase/myOrdersDetail?id=${usedOrderId}`} className="link">
          {t('coupons.order')}
        </RouterLink>
      )}
    </CouponCard>
  );
}
