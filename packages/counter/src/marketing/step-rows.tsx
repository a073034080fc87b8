import { Button } from '@mall/ui/button.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import type { Step } from './activity-form.ts';
import styles from './marketing.module.css';

type Props = { kind: 'reduction' | 'group'; steps: readonly Step[]; onChange: (steps: readonly Step[]) => void };

/** Steps, the least first: from what on, and what then holds. */
export function StepRows({ kind, steps, onChange }: Props) {
  const t = useCounterWords();
  const put = (at: number, change: Partial<Step>) => onChange(steps.map((step, place) => (place === at ? { ...step, ...change } : step)));
  return (
    <div className={styles.chosen} data-field="steps">
      {steps.map((step, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is its place
        <div key={at} className={styles.row}>
          <TextInput
            value={step.from}
            inputMode="decimal"
            aria-label={t(`mk.step.from.${kind}`)}
            placeholder={t(`mk.step.from.${kind}`)}
            onChange={({ target }) => put(at, { from: target.value })}
          />
          <TextInput
            value={step.to}
            inputMode="decimal"
            aria-label={t(`mk.step.to.${kind}`)}
            placeholder={t(`mk.step.to.${kind}`)}
            onChange={({ target }) => put(at, { to: target.value })}
          />
          {steps.length > 1 && (
            <Button look="text" size="s" onClick={() => onChange(steps.filter((_, place) => place !== at))}>
              {t('mk.remove')}
            </Button>
          )}
        </div>
      ))}
      {steps.length < 5 && (
        <Button look="text" size="s" onClick={() => onChange([...steps, { from: '', to: '' }])}>
          {t('mk.step.add')}
        </Button>
      )}
    </div>
  );
}
