import { Button } from '@mall/ui/button.tsx';
import { ChevronDownIcon } from '@mall/ui/icons/chevron-down-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './facets.module.css';
import { priceRange } from './list-address.ts';
import type { List } from './use-list.ts';

type PriceFacetProps = { list: List; range: { min: string; max: string } | null };

export function PriceFacet({ list: { asked, filter }, range }: PriceFacetProps) {
  const t = useWords('search');
  const [low, setLow] = useState(asked.priceMin);
  const [high, setHigh] = useState(asked.priceMax);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const wanted = priceRange(low, high);
    setLow(wanted.priceMin);
    setHigh(wanted.priceMax);
    if (wanted.priceMin !== asked.priceMin || wanted.priceMax !== asked.priceMax) filter(wanted);
  };
  return (
    <details className={styles.facet} open>
      <summary>
        {t('facets.price')}
        <ChevronDownIcon size={16} className={styles.arrow} />
      </summary>
      <form className={styles.range} onSubmit={apply}>
        <TextInput
          size="s"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          placeholder={range ? range.min.replace(/\.\d+$/, '') : t('facets.priceMin')}
          aria-label={t('facets.priceMinLabel')}
          value={low}
          onChange={(event) => setLow(event.target.value)}
        />
        <span aria-hidden="true">–</span>
        <TextInput
          size="s"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          placeholder={t('facets.priceMax')}
          aria-label={t('facets.priceMaxLabel')}
          value={high}
          onChange={(event) => setHigh(event.target.value)}
        />
        <Button type="submit" look="quiet" size="s" className={styles.apply ?? ''}>
          {t('facets.priceApply')}
        </Button>
      </form>
    </details>
  );
}
