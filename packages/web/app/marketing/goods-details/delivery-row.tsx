import type { StoreInfo } from '@mall/contract/store/store.api.ts';
import { Select } from '@mall/ui/select.tsx';
import { useWords } from '../../kernel/words.tsx';
import { chooseRegion, regionOr, regions, useRegion } from '../../shell/regions.ts';
import { plainAmount } from './activity.rules.ts';
import styles from './facts.module.css';

/** Where it goes, where it comes from, and what the way costs. */
export function DeliveryRow({ store }: { store: StoreInfo | null }) {
  const t = useWords('marketing/goods-details');
  const shell = useWords('shell');
  const region = useRegion();
  const costs = () => {
    if (!store) return null;
    const freight = Number(store.freight) === 0 ? t('delivery.free') : t('delivery.freight', { price: plainAmount(store.freight) });
    return store.freeFrom === undefined || Number(store.freight) === 0
      ? freight
      : `${freight}${t('comma')}${t('delivery.freeFrom', { price: plainAmount(store.freeFrom) })}`;
  };
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
          onChange={(event) => chooseRegion(regionOr(event.target.value))}
        />
        {store && <span>{t('delivery.from', { region: store.region })}</span>}
        <span>{costs()}</span>
      </dd>
    </>
  );
}
