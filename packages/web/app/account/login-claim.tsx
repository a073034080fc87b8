import { useWords } from '../kernel/words.tsx';
import styles from './login-claim.module.css';

const points = ['price', 'paper', 'quote'] as const;

/** What the mall is, beside the card. It states what the mall does, no figures that nobody counts. */
export function LoginClaim() {
  const t = useWords('account');
  return (
    <section className={styles.claim} aria-label={t('claim.label')}>
      <h1>
        {t('claim.first')}
        <br />
        {t('claim.second')}
      </h1>
      <p>{t('claim.text')}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <b>{t(`claim.${point}`)}</b>
            {t(`claim.${point}.note`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
