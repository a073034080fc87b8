import type { Entry } from '@mall/contract/account/counter.api.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './gate-steps.module.css';

const usualHours = 8;

/** How far one is on the way in. */
export function GateSteps({ entry }: { entry: Entry | undefined }) {
  const t = useCounterWords();
  const at = entry === undefined ? 0 : entry.step === 'in' ? 2 : 1;
  const hours = entry !== undefined && entry.step !== 'in' ? entry.idleHours : usualHours;
  const factor =
    entry?.step === 'factor'
      ? t('step.factorNow', { count: entry.triesLeft })
      : t(entry?.step === 'enrol' || entry?.step === 'text' ? 'step.factorSet' : 'step.factorHint');
  const steps = [
    [t('step.password'), t(at > 0 ? 'step.passwordDone' : 'step.passwordHint')],
    [t('step.factor'), factor],
    [t('step.in'), t('step.inHint', { hours })],
  ];
  return (
    <ol className={styles.steps} aria-label={t('gate.steps')}>
      {steps.map(([name, text], place) => (
        <li
          key={name}
          className={classNames(styles.step, place < at && styles.done, place === at && styles.now)}
          aria-current={place === at ? 'step' : undefined}
        >
          <b aria-hidden="true" />
          <strong>{name}</strong>
          {text}
        </li>
      ))}
    </ol>
  );
}
