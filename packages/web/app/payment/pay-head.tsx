import { Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './payment.module.css';

const stages = ['cart', 'fill', 'pay', 'done'] as const;

/** The name of the page, and how far the purchase is. */
export function PayHead({ title, at }: { title: string; at: 'pay' | 'done' }) {
  const t = useWords('payment');
  const here = stages.indexOf(at);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.stages}>
        <Steps
          look="numbers"
          label={t('stages')}
          items={stages.map((id, place) => ({
            id,
            label: t(`stage.${id}`),
            state: place < here || (at === 'done' && place === here) ? 'done' : place === here ? 'current' : 'todo',
          }))}
        />
      </div>
    </header>
  );
}
