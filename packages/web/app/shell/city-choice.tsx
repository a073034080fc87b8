import { MapPinIcon } from '@mall/ui/icons/map-pin-icon.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './city-choice.module.css';
import { Dropdown } from './dropdown.tsx';
import { regions } from './regions.ts';
import { useRegion } from './use-region.ts';

/** Where goods are to be delivered. */
export function CityChoice() {
  const t = useWords('shell');
  const { region, choose } = useRegion();
  return (
    <Dropdown
      label={
        <>
          <MapPinIcon size={14} />
          {t('top.deliverTo')}
          <span className={styles.city}>{t(`city.${region}`)}</span>
        </>
      }
    >
      <ul className={styles.list} aria-label={t('top.regions')}>
        {regions.map((each) => (
          <li key={each}>
            <button type="button" aria-pressed={each === region} onClick={() => choose(each)}>
              {t(`city.${each}`)}
            </button>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
