import type { GoodsClass } from '@mall/contract/catalogue/catalogue.api.ts';
import { useLanguage } from '../../kernel/language.ts';
import { useWords } from '../../kernel/words.tsx';
import { ClassIcon } from '../../shell/class-icon.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { formatCount } from '../goods-words.rules.ts';
import styles from './zone-classes.module.css';

/** The navigation of a zone: the classes it sells, with how many goods of each. On a phone they stand in a row that is pushed aside. */
export function ZoneClasses({ classes, addressOf }: { classes: readonly GoodsClass[]; addressOf: (id: string) => string }) {
  const t = useWords('catalogue/zones');
  const language = useLanguage();
  return (
    <nav className={styles.classes} aria-label={t('navigation')}>
      <ul className={styles.list}>
        {classes.map(({ id, name, icon, goodsCount }) => (
          <li key={id}>
            <RouterLink href={addressOf(id)} className={styles.link ?? ''} title={name}>
              <ClassIcon name={icon} className={styles.icon} />
              <span className={`ell ${styles.name}`}>{name}</span>
              <span className={styles.count}>{formatCount(goodsCount, language)}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
