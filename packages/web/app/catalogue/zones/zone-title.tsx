import type { ZoneHead } from '@mall/contract/catalogue/catalogue.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { useWords } from '../../kernel/words.tsx';
import { formatCount } from '../goods-words.rules.ts';
import styles from './zone-title.module.css';

type ZoneTitleProps = { zone: ZoneHead; goods: number; classes: number; href: string };

/** Whose zone it is, what it promises and how much there is. */
export function ZoneTitle({ zone, goods, classes, href }: ZoneTitleProps) {
  const t = useWords('catalogue/zones');
  const language = useLanguage();
  return (
    <header className={styles.title}>
      {zone.logoUrl !== '' && <img src={zone.logoUrl} alt="" width={48} height={48} className={styles.logo} />}
      <div className={styles.words}>
        <h1 className={styles.name}>{zone.name}</h1>
        <p className="meta">{zone.welcome}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('goods')}</dt>
          <dd>{formatCount(goods, language)}</dd>
        </div>
        <div>
          <dt>{t('classes')}</dt>
          <dd>{formatCount(classes, language)}</dd>
        </div>
      </dl>
      <RouterLink href={href} className={styles.all ?? ''}>
        {t('seeAll')}
        <ChevronRightIcon size={12} />
      </RouterLink>
    </header>
  );
}
