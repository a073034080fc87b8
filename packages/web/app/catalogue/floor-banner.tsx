import type { Floor } from '@mall/contract/catalogue/catalogue.api.ts';
import { linkTarget } from '../shell/link-target.ts';
import { TargetLink } from '../shell/target-link.tsx';
import { goodsOf, linksOf } from './floor.rules.ts';
import styles from './floor-banner.module.css';
import { MallGoodsCard } from './mall-goods-card.tsx';

const mostGoods = 8;
const mostChips = 8;

/** Style 1: a green block with the words of the floor, and eight goods beside it. */
export function FloorBanner({ floor }: { floor: Floor }) {
  const [banner] = linksOf(floor, 'banner');
  const chips = linksOf(floor, 'chip').slice(0, mostChips);
  const image = banner?.image || floor.image;
  return (
    <div className={styles.floor}>
      <div className={styles.banner}>
        <h3 className={styles.title}>
          <TargetLink target={linkTarget(banner)} className={styles.link}>
            {banner?.title || floor.title}
          </TargetLink>
        </h3>
        <p className={styles.text}>{(banner?.subtitle || floor.subtitle).replaceAll('；', '\n')}</p>
        {chips.length > 0 && (
          <ul className={styles.chips}>
            {chips.map((chip) => (
              <li key={chip.id}>
                <TargetLink target={linkTarget(chip)} className={styles.chip}>
                  {chip.title}
                </TargetLink>
              </li>
            ))}
          </ul>
        )}
        {image && (
          <span className={styles.plate} aria-hidden="true">
            <img src={image} alt="" width={190} height={190} loading="lazy" decoding="async" className={styles.image} />
          </span>
        )}
      </div>
      <div className={styles.goods}>
        {goodsOf(floor, 'main')
          .slice(0, mostGoods)
          .map((goods) => (
            <MallGoodsCard key={goods.goodsId} goods={goods} className={styles.card} />
          ))}
      </div>
    </div>
  );
}
