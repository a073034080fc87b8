import { provinceIds } from '@mall/contract/content/province.rules.ts';
import type { StoreInfo } from '@mall/contract/store/store.api.ts';
import { Select } from '@mall/ui/select.tsx';
import { useWords } from '../../kernel/words.tsx';
import { regionOr, regions } from '../../shell/regions.ts';
import { useRegion } from '../../shell/use-region.ts';
import { plainAmount } from './activity.rules.ts';
import styles from './facts.module.css';

/** Where it goes, where it comes from, and what the way costs. */
export function DeliveryRow({ store }: { store: StoreInfo | null }) {
  const t = useWords('marketing/goods-details');
  const shell = useWords('shell');
  const { region, choose } = useRegion();
  const costs = () => {
    if (!store) return null;
    const price = store.freightAreas.find(({ provinceId }) => provinceId === provinceIds[region])?.freight ?? store.freight;
    const freight = Number(price) === 0 ? t('delivery.free') : t('delivery.freight', { price: plainAmount(price) });
    return store.freeFrom === undefined || Number(price) === 0
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
          onChange={(event) => choose(regionOr(event.target.value))}
        />
        {store && <span>{t('delivery.from', { region: store.region })}</span>}
        <span>{costs()}</span>
      </dd>
    </>
  );
}
