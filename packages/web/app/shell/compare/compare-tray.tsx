import { leastCompared, mostCompared } from '@mall/contract/procurement/compare.rules.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { CloseIcon } from '@mall/ui/icons/close-icon.tsx';
import { CompareIcon } from '@mall/ui/icons/compare-icon.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from './compare-tray.module.css';
import { type Compared, compareAddress, removeCompared, setCompared, useCompared } from './compared.ts';

/** What was ticked, at the foot of the list, and the way to see it side by side. */
export default function CompareTray() {
  const t = useWords('shell/compare');
  const goods = useCompared();
  const [folded, setFolded] = useState(false);
  const missing = Math.max(0, leastCompared - goods.length);
  if (folded)
    return (
      <div className={`${styles.fold} no-print`}>
        <Button look="line" size="s" icon={<CompareIcon size={16} />} onClick={() => setFolded(false)}>
          {t('unfold', { count: goods.length })}
        </Button>
      </div>
    );
  return (
    <section aria-label={t('tray')} data-compare-tray="" className={`${styles.tray} no-print`}>
      <ul>
        {goods.map((one) => (
          <Slot key={one.specId} goods={one} />
        ))}
        {goods.length < mostCompared && (
          <li className={styles.slot}>
            <span className={styles.place}>
              <PlusIcon size={16} />
            </span>
            <span className={`${styles.more} no-phone`}>{t('more', { count: mostCompared - goods.length })}</span>
          </li>
        )}
      </ul>
      <div className={styles.acts}>
        {missing > 0 ? (
          <Button size="s" disabled>
            {t('missing', { count: missing })}
          </Button>
        ) : (
          <Button size="s" href={compareAddress(goods)} as={RouterLink}>
            {t('compare', { count: goods.length })}
          </Button>
        )}
        <span>
          <button type="button" className={styles.text} onClick={() => setCompared([])}>
            {t('clear')}
          </button>
          <button type="button" className={styles.text} onClick={() => setFolded(true)}>
            {t('fold')}
          </button>
        </span>
      </div>
    </section>
  );
}

function Slot({ goods }: { goods: Compared }) {
  const t = useWords('shell/compare');
  return (
    <li className={styles.slot}>
      <span className={styles.picture}>
        <Picture src={goods.picture} alt="" />
      </span>
      <span className={`${styles.words} no-phone`}>
        <span className="ell">{goods.name}</span>
        <Price value={goods.price} size="s" />
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('removeOf', { name: goods.name })}
        onClick={() => removeCompared(goods.specId)}
      >
        <CloseIcon size={14} />
      </button>
    </li>
  );
}
