import { cutName } from '@mall/contract/kernel/format.ts';
import type { GoodsDetails } from '@mall/contract/marketing/goods-details.api.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { useLocation } from 'react-router';
import { abroadHome } from '../../kernel/is-built.ts';
import { useSkin } from '../../kernel/skin.ts';
import { useGoodsLook } from '../../kernel/use-look.ts';
import { useWords } from '../../kernel/words.tsx';
import { CompareSlot } from '../../shell/compare/compare-slot.tsx';
import { JsonLd } from '../../shell/json-ld.tsx';
import { PageMeta, useOrigin } from '../../shell/page-meta.tsx';
import { useClassAddress } from '../../shell/use-classes.ts';
import { BuyBar } from './buy-bar.tsx';
import { crumbsData, describeGoods, goodsData } from './describe-goods.rules.ts';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { goodsParts, hotCount } from './goods.queries.ts';
import { goodsPage, tabAddress, tabOf } from './goods-address.rules.ts';
import styles from './goods-page.module.css';
import { GoodsSections } from './goods-sections.tsx';
import { GoodsTabs } from './goods-tabs.tsx';
import { HotSales } from './hot-sales.tsx';
import { SimilarGoods } from './similar-goods.tsx';
import { SpecMatrix } from './spec-matrix.tsx';
import { StoreSide } from './store-side.tsx';
import { useBuying } from './use-buying.tsx';
import { useFavourite } from './use-favourite.ts';
import { useFootprint } from './use-footprint.ts';

export function GoodsView({ details }: { details: GoodsDetails }) {
  const t = useWords('marketing/goods-details');
  const { pathname, search } = useLocation();
  const parts = usePageQueries((place) => goodsParts(place, details));
  const classAddress = useClassAddress();
  const isGlobal = useSkin() === 'global';
  const { goodsDetailsVO: goods, storeCard } = details;
  const { goodsId, id: specId, goodsVO } = goods;
  const buying = useBuying(details);
  const favourite = useFavourite({ goodsId, specId, favNum: goods.favNum });
  useFootprint(goodsId, specId);
  useGoodsLook(goodsId);

  const tab = tabOf(pathname);
  const crumbs = [
    isGlobal ? { label: t('crumbs.global'), href: abroadHome } : { label: t('crumbs.home'), href: '/' },
    { label: goodsVO.firstGcName, href: classAddress(goodsVO.firstGcId) },
    { label: goodsVO.secondGcName, href: classAddress(goodsVO.secondGcId) },
    { label: goodsVO.gcName, href: classAddress(goodsVO.gcId) },
    { label: cutName(goods.specName) },
  ];
  const others = (list: typeof parts.hot) => list.filter((each) => each.goodsId !== goodsId);
  return (
    <div className="wrap">
      <Head details={details} crumbs={crumbs} />
      <Breadcrumbs items={crumbs} label={t('crumbs.label')} link={RouterLink} />
      <div className={styles.top}>
        <Gallery details={details} favourite={favourite} />
        <Facts
          details={details}
          coupons={parts.coupons}
          store={parts.store}
          buying={buying}
          reviewsHref={tabAddress('reviews', new URLSearchParams(search), { goodsId, specId })}
        />
        <StoreSide card={storeCard} store={parts.store} />
        <SpecMatrix details={details} buying={buying} />
      </div>
      <div className={styles.below}>
        <HotSales goods={others(parts.hot).slice(0, hotCount)} />
        <div className={styles.texts}>
          <GoodsTabs goodsId={goodsId} specId={specId} tab={tab} reviewCount={goods.reviewCount} />
          <GoodsSections details={details} tab={tab} {...parts} />
        </div>
      </div>
      <SimilarGoods key={goodsId} goods={others(parts.similar).slice(0, 15)} title={t('similar.title')} />
      <CompareSlot />
      <BuyBar goods={goods} buying={buying} />
    </div>
  );
}

type HeadProps = { details: GoodsDetails; crumbs: readonly { label: string; href?: string }[] };

/** What stands in the head of the page, for the window and for search engines. All tabs are one page to them. */
function Head({ details, crumbs }: HeadProps) {
  const origin = useOrigin();
  const { goodsDetailsVO: goods } = details;
  const address = `${goodsPage}?goodsId=${goods.goodsId}`;
  return (
    <>
      <PageTitle about={goods.specName} />
      <PageMeta description={describeGoods(details)} path={address} />
      <JsonLd data={goodsData(details, origin, address)} />
      <JsonLd data={crumbsData(crumbs, origin)} />
    </>
  );
}
