import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { formatCount } from '../catalogue/goods-words.rules.ts';
import { useWords } from '../kernel/words.tsx';
import type { ClassChoices } from './class-choices.rules.ts';
import styles from './class-strip.module.css';
import type { List } from './use-list.ts';

/** Classes to choose from above a list, as pictures or as a row of names. The one chosen, chosen again, is given up. */
export function ClassStrip({ list, of: { look, choices } }: { list: List; of: ClassChoices }) {
  const t = useWords('search');
  const language = useLanguage();
  const { asked, hrefOf } = list;
  if (choices.length === 0) return null;
  return (
    <nav aria-label={t('strip.label')} className={look === '1' ? styles.pictures : styles.names}>
      <ul>
        {choices.map(({ classId, name, image, goodsCount }) => {
          const chosen = asked.fromPage && classId === asked.classId;
          return (
            <li key={classId}>
              <RouterLink
                href={hrefOf({ classId: chosen ? undefined : classId, attrs: new Map() })}
                {...(chosen && { 'aria-current': 'true' as const })}
              >
                {look === '1' && image !== '' && <img src={image} alt="" width={48} height={48} loading="lazy" decoding="async" />}
                <span className="ell">{name}</span>
                <span className={styles.count}>{formatCount(goodsCount, language)}</span>
              </RouterLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
