import { type StepItem, Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../kernel/words.tsx';

const stations = ['cart', 'fill', 'pay', 'done'] as const;
type Station = (typeof stations)[number];

type OrderStepsProps = {
  at: Station;
  /** The order is paid later, or by somebody else's leave: it went past the cashier. */
  paysLater?: boolean;
};

/** From the cart to the paid order, the same on every page of the way. */
export function OrderSteps({ at, paysLater = false }: OrderStepsProps) {
  const t = useWords('cart');
  const here = stations.indexOf(at);
  const stateOf = (id: Station, place: number): StepItem['state'] => {
    if (paysLater && id === 'pay') return 'skipped';
    if (place < here || at === 'done') return 'done';
    return place === here ? 'current' : 'todo';
  };
  return (
    <div className="no-phone">
      <Steps
        look="numbers"
        label={t('steps')}
        items={stations.map((id, place) => ({ id, label: t(`step.${id}`), state: stateOf(id, place) }))}
      />
    </div>
  );
}
