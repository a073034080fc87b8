import { classNames } from '@mall/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './figures.module.css';

export type FigureTile<Key extends string> = {
  name: string;
  value: string;
  note?: ReactNode;
  /** How it changed, and whether that is well. */
  change?: { text: string; good: boolean } | undefined;
  /** What the chart shows when it is pressed; without it the tile only tells. */
  key?: Key;
};

type FigureTilesProps<Key extends string> = {
  label: string;
  tiles: readonly FigureTile<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
};

/** The figures of the days; one of them is drawn below. */
export function FigureTiles<Key extends string>({ label, tiles, chosen, onChoose }: FigureTilesProps<Key>) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {tiles.map(({ name, value, note, change, key }) => {
        const inside = (
          <>
            <span>{name}</span>
            <b>{value}</b>
            <small>
              {note}
              {change && <em className={change.good ? styles.good : styles.bad}>{change.text}</em>}
            </small>
          </>
        );
        return (
          <li key={name}>
            {key === undefined ? (
              <div className={styles.tile}>{inside}</div>
            ) : (
              <button
                type="button"
                aria-pressed={key === chosen}
                className={classNames(styles.tile, key === chosen && styles.chosen)}
                onClick={() => onChoose(key)}
              >
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
