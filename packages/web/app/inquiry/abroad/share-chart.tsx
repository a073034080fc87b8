import type { Share } from '@mall/contract/store/store.api.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { usePercent } from '@mall/kit/words/use-percent.ts';
import styles from './abroad.module.css';
import { slicesOf } from './share-chart.rules.ts';

/** A ring; what it shows stands beside it in words, so that nobody has to see it. */
export function ShareRing({ shares, middle }: { shares: readonly Share[]; middle: string }) {
  const figure = useFigure();
  const share = usePercent();
  const slices = slicesOf(shares);
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 42 42" width="160" height="160" aria-hidden="true">
        {slices.map(({ name, from, part }, at) => (
          <circle
            key={name}
            cx="21"
            cy="21"
            r="15.9155"
            pathLength="100"
            className={styles[`slice${at % 6}`]}
            strokeDasharray={`${part} ${100 - part}`}
            strokeDashoffset={25 - from}
          />
        ))}
        <text x="21" y="21" className={styles.middle}>
          {figure(whole)}
        </text>
        <text x="21" y="26" className={styles.middleWord}>
          {middle}
        </text>
      </svg>
      <ul>
        {slices.map(({ name, value, percent }, at) => (
          <li key={name}>
            <i className={styles[`ground${at % 6}`]} />
            <span>{name}</span>
            <b className="num">{share(percent)}</b>
            <span className="num">{figure(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Bars with their figures, the longest the largest. */
export function ShareBars({ shares }: { shares: readonly Share[] }) {
  const figure = useFigure();
  const most = Math.max(1, ...shares.map(({ value }) => value));
  return (
    <ul className={styles.bars}>
      {shares.map(({ name, value }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="4" className={styles.track} />
            <rect width={(value / most) * 100} height="4" className={styles.bar} />
          </svg>
          <b className="num">{figure(value)}</b>
        </li>
      ))}
    </ul>
  );
}
