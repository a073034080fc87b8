import type { Floor } from '@mall/contract/catalogue/catalogue.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { useWords } from '../kernel/words.tsx';
import { linkTarget, windowOf } from '../shell/link-target.ts';
import { type Kit, kitsOf } from './floor.rules.ts';
import { FloorRow } from './floor-row.tsx';
import styles from './floor-scenes.module.css';
import { goodsAddress, priceOf } from './mall-goods-card.tsx';
import { PriceStep } from './price-step.tsx';

const mostKits = 3;
const mostGoods = 3;

/** Style 3: what a job needs, set together. */
export function FloorScenes({ floor }: { floor: Floor }) {
  const kits = kitsOf(floor).slice(0, mostKits);
  if (kits.length === 0) return <FloorRow floor={floor} />;
  return (
    <div className={styles.scenes}>
      {kits.map((kit) => (
        <Scene key={kit.link.id} kit={kit} />
      ))}
    </div>
  );
}

function Scene({ kit: { link, goods } }: { kit: Kit }) {
  const t = useWords('catalogue');
  const target = linkTarget(link);
  return (
    <article className={styles.scene}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3>{link.title}</h3>
          <p className="meta ell">{link.subtitle}</p>
        </div>
        {target && (
          <Button
            look="line"
            size="s"
            href={target.href}
            aria-label={t('scene.openLabel', { title: link.title })}
            as={RouterLink}
            {...windowOf(target)}
          >
            {t('scene.open')}
          </Button>
        )}
      </div>
      <ul className={styles.goods}>
        {goods.slice(0, mostGoods).map((one) => (
          <li key={one.goodsId}>
            <RouterLink href={goodsAddress(one)} className={styles.item} title={one.specName}>
              <Picture src={one.picture} alt="" />
              <span className={styles.caption}>
                <span className="ell">{one.caption || one.specName}</span>
                <Price value={priceOf(one)} size="s" className={styles.price ?? ''} />
                <PriceStep of={one} />
              </span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
