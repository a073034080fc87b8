import type { ZoneHead } from '@mall/contract/catalogue/catalogue.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { useWords } from '../../kernel/words.tsx';
import { PowerLine } from './power-line.tsx';
import styles from './zone-banner.module.css';

/**
 * The operator's picture has its words drawn in, in Chinese; other languages, and a zone without a picture, get a drawn ground with the
 * words set on it.
 */
export function ZoneBanner({ zone, href }: { zone: ZoneHead; href: string }) {
  const t = useWords('catalogue/zones');
  const language = useLanguage();
  if (language === 'zh' && zone.banner !== '') {
    return (
      <RouterLink href={href} className={styles.banner}>
        <img
          src={zone.banner}
          alt={t('banner', { name: zone.name, welcome: zone.welcome })}
          width={1200}
          height={400}
          fetchPriority="high"
          className={styles.image}
        />
      </RouterLink>
    );
  }
  return (
    <div className={`${styles.banner} ${styles.drawn}`}>
      <PowerLine className={styles.art} />
      <div className={styles.words}>
        <span className={styles.chip}>{zone.name}</span>
        <p className={styles.welcome}>{zone.welcome}</p>
        <Button look="amber" href={href} as={RouterLink} className={styles.go}>
          {t('enter')}
          <ChevronRightIcon size={12} />
        </Button>
      </div>
    </div>
  );
}
