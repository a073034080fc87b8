import type { CreditFigures } from '@mall/contract/credit/credit.rules.ts';
import { useWords } from '../kernel/words.ts';
import { Yuan } from '../money/yuan.tsx';
import styles from './credit.module.css';

const names = ['total', 'used', 'frozen', 'left'] as const;

/** Limit, used, frozen and left, side by side. */
export function QuotaFigures({ figures }: { figures: CreditFigures }) {
  const t = useWords('credit');
  return (
    <dl className={styles.figures}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`acc.${name}`)}</dt>
          <dd>
            <Yuan value={figures[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
