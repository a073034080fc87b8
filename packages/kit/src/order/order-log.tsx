import type { OrderDetail, OrderStep } from '@mall/contract/order/order.api.ts';
import { orderMachine, orderStepName } from '@mall/contract/order/order.machine.ts';
import { Log } from '../detail/log.tsx';
import { useLanguage } from '../words/language.ts';
import { useKitWords } from '../words/use-kit-words.ts';

type Props = {
  order: Pick<OrderDetail, 'steps' | 'state'>;
  /** What somebody is called whose name is not told. */
  doer: (kind: OrderStep['byKind']) => string;
  title?: string;
};

/** Every step of an order: what, who and when, and of a sending which parcels. */
export function OrderLog({ order, doer, title }: Props) {
  const t = useKitWords();
  const language = useLanguage();
  const entries = order.steps.map(({ event, at, byName, byKind, reason, parcels = [] }) => ({
    what: orderStepName(event, language),
    at,
    who: byName || doer(byKind),
    why: [
      reason,
      ...parcels.map(({ place, logisticsCompany, trackingNumber }) =>
        t('parcel.numbered', { place, carrier: logisticsCompany, number: trackingNumber }),
      ),
    ]
      .filter(Boolean)
      .join('\n'),
  }));
  return <Log {...(title !== undefined && { title })} entries={entries} ended={orderMachine.eventsOf(order.state).length === 0} />;
}
