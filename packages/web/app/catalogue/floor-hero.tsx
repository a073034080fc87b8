import type { Floor, FloorGoods } from '@mall/contract/catalogue/catalogue.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Picture } from '@mall/ui/picture.tsx';
import { formatPrice } from '@mall/ui/price.rules.ts';
import { Price } from '@mall/ui/price.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import { linkTarget } from '../shell/link-target.ts';
import { TargetLink } from '../shell/target-link.tsx';
import { goodsOf, linksOf, rankingOf } from './floor.rules.ts';
import styles from './floor-hero.module.css';
import { formatQuantity, priceBeforeTax } from './goods-words.rules.ts';
import { goodsAddress, priceOf } from './mall-goods-card.tsx';
import { PriceStep } from './price-step.tsx';

const mostGoods = 6;
const mostRanks = 5;
const mostChips = 2;

/** Style 2: one goods large, six small ones and the ranking of the month. */
export function FloorHero({ floor }: { floor: Floor }) {
  const [first, ...others] = goodsOf(floor, 'main');
  const hero = goodsOf(floor, 'hero')[0] ?? first;
  const small = hero === first ? others : [first, ...others].filter((goods) => goods !== undefined);
  const ranking = rankingOf(floor).slice(0, mostRanks);
  return (
    <div className={classNames(styles.floor, ranking.length === 0 && styles.unranked)}>
      {hero && <Hero goods={hero} floor={floor} />}
      <ul className={styles.middle}>
        {small.slice(0, mostGoods).map((goods) => (
          <li key={goods.goodsId} className={styles.cell}>
            <Mini goods={goods} />
          </li>
        ))}
      </ul>
      {ranking.length > 0 && <Ranking goods={ranking} />}
    </div>
  );
}

function Hero({ goods, floor }: { goods: FloorGoods; floor: Floor }) {
  const t = useWords('catalogue');
  const chips = linksOf(floor, 'chip').slice(0, mostChips);
  const beforeTax = formatPrice(priceBeforeTax(priceOf(goods), goods.taxRate), '¥');
  return (
    <article className={styles.hero}>
      {(goods.ownFlag === 1 || chips.length > 0) && (
        <p className={styles.tags}>
          {goods.ownFlag === 1 && <Tag tone="own">{t('goods.own')}</Tag>}
          {chips.map((chip, at) => (
            <TargetLink key={chip.id} target={linkTarget(chip)}>
              <Tag tone={at === 0 ? 'brand' : 'amber'}>{chip.title}</Tag>
            </TargetLink>
          ))}
        </p>
      )}
      <Picture src={goods.picture} alt="" className={styles.heroPicture} />
      <h3 className={styles.heroName}>
        <RouterLink href={goodsAddress(goods)}>{goods.caption || goods.specName}</RouterLink>
      </h3>
      <p className="meta">
        <PriceStep of={goods}>{goods.attributeLine}</PriceStep>
      </p>
      <p className={styles.heroPrice}>
        <Price value={priceOf(goods)} size="l" unit={t('goods.unitBoth', { unit: goods.unit, price: beforeTax })} />
      </p>
    </article>
  );
}

function Mini({ goods }: { goods: FloorGoods }) {
  return (
    <RouterLink href={goodsAddress(goods)} className={styles.mini}>
      <Picture src={goods.picture} alt="" />
      <span className={styles.miniWords}>
        <span className={classNames('two', styles.miniName)}>{goods.caption || goods.specName}</span>
        <Price value={priceOf(goods)} size="s" unit={`/${goods.unit}`} />
        <PriceStep of={goods} />
      </span>
    </RouterLink>
  );
}

function Ranking({ goods }: { goods: readonly FloorGoods[] }) {
  const t = useWords('catalogue');
  const language = useLanguage();
  return (
    <div className={styles.ranking}>
      <div className={styles.rankingHead}>
        <h3>{t('ranking.title')}</h3>
        <span className="meta">{t('ranking.period')}</span>
      </div>
      <ol className={styles.ranks}>
        {goods.map((one, at) => (
          <li key={one.goodsId}>
            <RouterLink href={goodsAddress(one)} className={styles.rank}>
              <span className={classNames(styles.place, at < 3 && styles.podium)}>{at + 1}</span>
              <Picture src={one.picture} alt="" side={44} />
              <span className={styles.rankWords}>
                <span className="two">{one.caption || one.specName}</span>
                <span className={styles.sold}>{formatQuantity(one.monthSales, one.unit, language)}</span>
              </span>
            </RouterLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
