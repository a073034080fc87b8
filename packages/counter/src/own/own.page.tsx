import { useCounterWords } from '../frame/counter-context.ts';
import { Devices } from './devices.tsx';
import styles from './own.module.css';
import { SecondFactor } from './second-factor.tsx';

/** What keeps the own account safe. */
export default function OwnPage() {
  const t = useCounterWords();
  return (
    <>
      <h1 className={styles.title}>{t('own.title')}</h1>
      <div className={styles.panels}>
        <SecondFactor />
        <Devices />
      </div>
    </>
  );
}
