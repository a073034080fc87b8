import type { IconComponent } from '../icons/icon.tsx';
import styles from './catalogue.module.css';
import { Sample } from './sample.tsx';

const files = import.meta.glob<Record<string, IconComponent>>('../icons/*-icon.tsx', { eager: true });
const icons = Object.values(files).flatMap((file) => Object.entries(file));

const colours = [
  'brand-50',
  'brand-100',
  'brand-200',
  'brand-400',
  'brand-600',
  'brand-700',
  'brand-800',
  'brand-900',
  'amber-50',
  'amber-500',
  'amber-800',
  'price',
  'price-50',
  'ink',
  'ink-2',
  'ink-3',
  'ink-4',
  'line',
  'line-2',
  'fill',
  'paper',
  'ok',
  'warn',
  'bad',
  'info',
];

/** The one place that takes all icons at once: it stands on the development page only. */
export function ThemeSample() {
  return (
    <>
      <Sample name="颜色" plain>
        <div className={styles.paper}>
          <div className={styles.swatches}>
            {colours.map((colour) => (
              <span key={colour}>
                <i style={{ background: `var(--c-${colour})` }} />
                {colour}
              </span>
            ))}
          </div>
        </div>
      </Sample>
      <Sample name="图标" plain>
        <div className={styles.paper}>
          <div className={styles.icons}>
            {icons.map(([name, Icon]) => (
              <span key={name}>
                <Icon />
                {name.replace('Icon', '')}
              </span>
            ))}
          </div>
        </div>
      </Sample>
    </>
  );
}
