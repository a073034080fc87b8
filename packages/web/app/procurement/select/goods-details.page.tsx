import { goodsApi, type OffShelf } from '@mall/contract/catalogue/goods.api.ts';
import type { GoodsDetails, goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { formatQuantity } from '../../catalogue/goods-words.rules.ts';
import { goodsAddress } from '../../catalogue/mall-goods-card.tsx';
import { useWords } from '../../kernel/words.tsx';
import { detailsAsk } from '../../marketing/goods-details/goods.queries.ts';
import { GoodsMissing, GoodsOffShelf } from '../../marketing/goods-details/goods-missing.tsx';
import { goodsReasons } from '../../marketing/goods-details/read-goods.ts';
import { CompareSlot } from '../../shell/compare/compare-slot.tsx';
import { outcomePage } from '../../shell/outcome-page.ts';
import { MembersOnly } from './members-only.tsx';
import { PickBar } from './pick-bar.tsx';
import { type Pickable, PickRows } from './pick-rows.tsx';
import styles from './select.module.css';
import { SelectWays } from './select-ways.tsx';
import { usePicks } from './use-picks.ts';

const typeAsk = (goodsId: string) => ask(goodsApi.type, { query: { goodsId } }, { staleMs: 60_000, fallback: null as never });

const outcome = outcomePage<typeof goodsDetailsApi.details, OffShelf>({
  question: detailsAsk,
  parts: (_, { goodsDetailsVO: { goodsId } }) => ({ type: typeAsk(goodsId) }),
  ...goodsReasons,
});
export const loader = outcome.loader;
export const clientLoader = outcome.clientLoader;

/** A goods seen with a list in mind: what it is, and each of its specs to be put on the list. */
export default function ProcurementGoodsPage() {
  const t = useWords('procurement/select');
  const read = outcome.useOutcome();
  if (read.state === 'missing') return <GoodsMissing />;
  if (read.state === 'gone') return <GoodsOffShelf goods={read.gone} />;
  const { id, specName } = read.found.goodsDetailsVO;
  return (
    <MembersOnly title={specName}>
      <PageTitle about={t('goods.title', { name: specName })} />
      <Goods key={id} details={read.found} />
    </MembersOnly>
  );
}

const rowsOf = ({ goodsDetailsVO: { goodsId }, goodsSpecList, storeCard }: GoodsDetails): Pickable[] =>
  goodsSpecList.map((spec) => ({
    ...spec,
    goodsId,
    specId: spec.id,
    storeName: storeCard.name,
    attributeLine: Object.values(spec.axis).join(' '),
  }));

function Goods({ details }: { details: GoodsDetails }) {
  const t = useWords('procurement/select');
  const language = useLanguage();
  const { goodsDetailsVO: goods, goodsSpecList } = details;
  const { id: specId, goodsId, goodsVO, unit, specName } = goods;
  const { type } = usePageQueries(() => ({ type: typeAsk(goodsId) }));
  const picks = usePicks([{ specId, name: specName, num: goods.minOrderQuantity }]);
  const picture = goodsSpecList.find(({ id }) => id === specId)?.picture ?? goodsVO.pictures[0];
  return (
    <div className="wrap">
      <Breadcrumbs
        items={[
          { label: t('search.title'), href: '/procurementManagement/SearchInput' },
          { label: goodsVO.gcName, href: `/procurementManagement/searchFirstLevelNew?id=${goodsVO.gcId}` },
          { label: specName },
        ]}
        label={t('crumbs')}
        link={RouterLink}
      />
      <SelectWays />
      <div className={styles.panel}>
        <div className={styles.goods}>
          <div className={styles.large}>
            <Picture src={picture} alt={specName} priority />
          </div>
          <div>
            <h1 className={styles.title}>{specName}</h1>
            <p className={styles.tags}>
              {type && <Tag tone={type.ownFlag === 1 ? 'own' : 'info'}>{t(`source.${type.goodsSource}`)}</Tag>}
              <Price value={goods.activityPrice ?? goods.specSellPrice} size="l" unit={t('unit', { unit })} />
            </p>
            <Facts
              two
              facts={[
                [t('goods.item'), goods.itemNumber],
                [t('goods.brand'), `${goodsVO.brandName} ${goodsVO.model}`],
                [t('goods.store'), details.storeCard.name],
                [t('goods.least'), formatQuantity(goods.minOrderQuantity, unit, language)],
                [t('goods.stock'), formatQuantity(goods.specStorage, unit, language)],
                ...goodsVO.attributes.map(({ name, value }) => [name, value] as const),
                [t('goods.standards'), goodsVO.standards.join('、')],
              ]}
            />
            <Button look="line" size="s" className={styles.whole ?? ''} href={goodsAddress({ goodsId, specId })} as={RouterLink}>
              {t('goods.whole')}
            </Button>
          </div>
        </div>
      </div>
      <section aria-labelledby="specs" className={styles.part}>
        <h2 id="specs" className={styles.subtitle}>
          {t('goods.specs', { count: goodsSpecList.length })}
        </h2>
        <PickRows goods={rowsOf(details)} picks={picks} />
        <PickBar picks={picks} />
      </section>
      <CompareSlot />
    </div>
  );
}
