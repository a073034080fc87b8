import { cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import { Stepper } from '@mall/ui/stepper.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { useStepperWords } from '../../search/use-stepper-words.ts';
import styles from './match.module.css';
import { canBeHad, type MatchRow, specOf } from './match-rows.rules.ts';

type QuantityCellProps = { row: MatchRow; onNum: (num: number) => void };

/** How many of the unit of sale; where nobody can say, a field that asks. */
export function QuantityCell({ row, onNum }: QuantityCellProps) {
  const t = useWords('procurement/match');
  const spec = specOf(row);
  const [draft, setDraft] = useState<string>();
  const words = useStepperWords({ specName: spec?.specName ?? row.typed, unit: spec?.unit ?? '', step: spec?.step });
  if (!spec || !canBeHad(spec)) return <span className="meta">{row.matched.quantity.typed || '—'}</span>;
  if (row.num !== null)
    return (
      <Stepper
        value={row.num}
        min={spec.minOrderQuantity}
        max={Math.min(cartLineMost, spec.specStorage)}
        step={spec.step ?? 1}
        onChange={onNum}
        {...words}
      />
    );
  const commit = () => {
    const num = Number(draft);
    if (Number.isInteger(num) && num > 0) onNum(num);
  };
  return (
    <span className={styles.asked}>
      <TextInput
        aria-label={t('row.howMany', { line: row.line, unit: spec.unit })}
        inputMode="numeric"
        aria-invalid
        value={draft ?? row.matched.quantity.typed}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <span className="unit">{spec.unit}</span>
    </span>
  );
}
