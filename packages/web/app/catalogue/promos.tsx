import type { Adv } from '@mall/contract/content/content.api.ts';
import { linkTarget } from '../shell/link-target.ts';
import { TargetLink } from '../shell/target-link.tsx';
import styles from './promos.module.css';

const most = 3;

export function Promos({ promos }: { promos: readonly Adv[] }) {
  return (
    <ul className={styles.promos}>
      {promos.slice(0, most).map((promo) => (
        <li key={promo.id} className={styles.promo}>
          <TargetLink target={linkTarget(promo.advLinkConfigDTOList[0])} className={styles.link}>
            <span className={styles.words}>
              <b className={styles.title}>{promo.title}</b>
              <span className={styles.text}>{promo.subtitle}</span>
            </span>
            {promo.image && <img src={promo.image} alt="" width={88} height={88} decoding="async" className={styles.image} />}
          </TargetLink>
        </li>
      ))}
    </ul>
  );
}
