import type { OfficeSpec } from '@mall/contract/marketing/activity-office.api.ts';
import { useCounterWords } from '../frame/counter-context.ts';

/** What bounds the price and the quantities of a spec in an activity. */
export function SpecFacts({ spec: { price, stock, unit, least, step } }: { spec: OfficeSpec }) {
  const t = useCounterWords();
  return (
    <span className="meta num">
      {t('mk.spec.facts', { price, stock, unit, least })}
      {step > 1 && t('mk.spec.step', { step })}
    </span>
  );
}
