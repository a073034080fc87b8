import { Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../kernel/words.tsx';

const stations = ['cart', 'fill', 'done'] as const;

/** From the cart to the order. */
export function OrderSteps({ at }: { at: (typeof stations)[number] }) {
  const t = useWords('cart');
  const here = stations.indexOf(at);
  const items = stations.map((id, place) => ({
    id,
    label: t(`step.${id}`),
    state: place < here ? ('done' as const) : place === here ? ('current' as const) : ('todo' as const),
  }));
  return (
    <div className="no-phone">
      <Steps look="numbers" label={t('steps')} items={items} />
    </div>
  );
}
