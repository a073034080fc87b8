import type { Arrival } from '@mall/contract/catalogue/freight.api.ts';
import { provinceIds } from '@mall/contract/content/province.rules.ts';
import type { StoreInfo } from '@mall/contract/store/store.api.ts';
import { Select } from '@mall/ui/select.tsx';
import { useArrivals, useArrivalWords } from '../../catalogue/use-arrivals.ts';
import { useWords } from '../../kernel/words.tsx';
import { regionOr, regions } from '../../shell/regions.ts';
import { useRegion } from '../../shell/use-region.ts';
import { plainAmount } from './activity.rules.ts';
import styles from './facts.module.css';

type Costs = Pick<Arrival, 'by' | 'first' | 'firstFee' | 'more' | 'moreFee' | 'freeFrom'>;

/** Until the way of this spec is known, what the store asks for whatever it sends. */
const usualOf = ({ freight, freightAreas, freeFrom }: StoreInfo, provinceId: string): Costs => ({
  by: 'amount',
  first: 1,
  firstFee: freightAreas.find((area) => area.provinceId === provinceId)?.freight ?? freight,
  more: 1,
  moreFee: '0.00',
  ...(freeFrom !== undefined && { freeFrom }),
});

/** Where it goes, where it comes from, what the way costs and when it is there. */
export function DeliveryRow({ store, specId, unit }: { store: StoreInfo | null; specId: string; unit: string }) {
  const t = useWords('marketing/goods-details');
  const shell = useWords('shell');
  const { region, choose } = useRegion();
  const arrival = useArrivals([specId]).get(specId);
  const arrives = useArrivalWords()(arrival);
  const costs = arrival ?? (store && usualOf(store, provinceIds[region]));
  return (
    <>
      <dt>{t('delivery.title')}</dt>
      <dd className={styles.small}>
        <Select
          size="s"
          aria-label={shell('top.regions')}
          value={region}
          className={styles.area}
          options={regions.map((each) => ({ value: each, label: shell(`city.${each}`) }))}
          onChange={(event) => choose(regionOr(event.target.value))}
        />
        {store && <span>{t('delivery.from', { region: store.region })}</span>}
        {costs && arrival?.served !== 0 && <Costs costs={costs} unit={unit} />}
        {arrives !== undefined && <span className={arrival?.served === 0 ? styles.notServed : styles.arrives}>{arrives}</span>}
      </dd>
    </>
  );
}

const kilograms = (grams: number): string => String(grams / 1000);

function Costs({ costs: { by, first, firstFee, more, moreFee, freeFrom }, unit }: { costs: Costs; unit: string }) {
  const t = useWords('marketing/goods-details');
  const isOnce = by === 'amount' || Number(moreFee) === 0;
  if (isOnce && Number(firstFee) === 0) return <span>{t('delivery.free')}</span>;
  const portion = by === 'weight' ? { first: kilograms(first), more: kilograms(more), unit: 'kg' } : { first, more, unit };
  const freight = isOnce
    ? t('delivery.freight', { price: plainAmount(firstFee) })
    : t('delivery.pieces', { ...portion, price: plainAmount(firstFee), extra: plainAmount(moreFee) });
  return (
    <span>{freeFrom === undefined ? freight : `${freight}${t('comma')}${t('delivery.freeFrom', { price: plainAmount(freeFrom) })}`}</span>
  );
}
