import { useWords } from '../kernel/words.tsx';
import { standingOf } from './score.rules.ts';
import styles from './standing.module.css';

/** "高于同行 12%", or short "高 12%". */
export function StandingNote({ score, peers, short = false }: { score: string; peers: string; short?: boolean }) {
  const t = useWords('store');
  const { side, percent } = standingOf(score, peers);
  return <span className={styles[side]}>{t(`standing.${side}${short ? 'Short' : ''}`, { percent })}</span>;
}
