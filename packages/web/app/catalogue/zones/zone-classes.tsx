import type { GoodsClass, ZoneRecommendation } from '@mall/contract/catalogue/catalogue.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useWords } from '../../kernel/words.tsx';
import { ClassIcon } from '../../shell/class-icon.tsx';
import { formatCount } from '../goods-words.rules.ts';
import styles from './zone-classes.module.css';

type ZoneClassesProps = {
  classes: readonly GoodsClass[];
  groups: ZoneRecommendation['groups'];
  addressOf: (id: string) => string;
};

/** The classes to choose from: of the first level, or below it where there is only one. */
const choices = (classes: readonly GoodsClass[], groups: ZoneRecommendation['groups']) => {
  const [only, ...others] = classes;
  if (!only || others.length > 0 || groups.length < 2) return classes;
  return [{ ...only }, ...groups.map(({ classId, name }) => ({ id: classId, name, icon: only.icon, goodsCount: undefined }))];
};

/** The navigation of a zone: the classes it sells, with how many goods of each. On a phone they stand in a row that is pushed aside. */
export function ZoneClasses({ classes, groups, addressOf }: ZoneClassesProps) {
  const t = useWords('catalogue/zones');
  const language = useLanguage();
  return (
    <nav className={styles.classes} aria-label={t('navigation')}>
      <ul className={styles.list}>
        {choices(classes, groups).map(({ id, name, icon, goodsCount }) => (
          <li key={id}>
            <RouterLink href={addressOf(id)} className={styles.link ?? ''} title={name}>
              <ClassIcon name={icon} className={styles.icon} />
              <span className={styles.name}>{name}</span>
              {goodsCount !== undefined && <span className={styles.count}>{formatCount(goodsCount, language)}</span>}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
