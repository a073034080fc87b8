import { StarIcon } from '@mall/ui/icons/star-icon.tsx';
import { useId } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './write-review.module.css';

const five = [1, 2, 3, 4, 5] as const;

type Props = { value: number; onChange: (stars: number) => void; label: string; invalid?: boolean; describedBy?: string | undefined };

/** Five stars to choose from: radios underneath, so that arrow keys and readers work. */
export function StarChoice({ value, onChange, label, invalid = false, describedBy }: Props) {
  const t = useWords('review');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} aria-invalid={invalid || undefined} aria-describedby={describedBy} className={styles.stars}>
      {five.map((stars) => (
        <label key={stars} className={stars <= value ? styles.on : undefined}>
          <input type="radio" name={name} value={stars} checked={stars === value} onChange={() => onChange(stars)} className="sr" />
          <StarIcon size={28} />
          <span className="sr">{t('stars', { stars })}</span>
        </label>
      ))}
      <span className={styles.starWord}>{value > 0 && t(`star.${value}` as 'star.1')}</span>
    </div>
  );
}
