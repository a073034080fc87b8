import { Button } from '@mall/ui/button.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import type { Deal } from './activity-form.ts';
import styles from './marketing.module.css';
import { SpecFacts } from './spec-facts.tsx';

type Props = { deals: readonly Deal[]; priced: boolean; onChange: (deals: readonly Deal[]) => void };

/** The specs that were chosen, each with its price, stock and limit where it has them of its own. */
export function DealRows({ deals, priced, onChange }: Props) {
  const t = useCounterWords();
  const put = (specId: string, change: Partial<Deal>) =>
    onChange(deals.map((deal) => (deal.spec.specId === specId ? { ...deal, ...change } : deal)));
  return (
    <>
      {deals.map(({ spec, ...deal }) => (
        <div key={spec.specId} className={styles.row}>
          <span className={styles.cell}>
            <span>{spec.name}</span>
            <SpecFacts spec={spec} />
          </span>
          {priced &&
            (['price', 'total', 'restriction'] as const).map((name) => (
              <TextInput
                key={name}
                value={deal[name]}
                inputMode="decimal"
                aria-label={`${spec.itemNumber} ${t(`mk.deal.${name}`)}`}
                placeholder={t(`mk.deal.${name}`)}
                onChange={({ target }) => put(spec.specId, { [name]: target.value })}
              />
            ))}
          <Button look="text" size="s" onClick={() => onChange(deals.filter((one) => one.spec.specId !== spec.specId))}>
            {t('mk.remove')}
          </Button>
        </div>
      ))}
    </>
  );
}
