import type { accountApi } from '@mall/contract/account/account.api.ts';
import { sliderPiece } from '@mall/contract/account/account.rules.ts';
import type { DataOf } from '@mall/contract/kernel/call.ts';
import type { KeyboardEvent } from 'react';
import { useWords } from '../kernel/words.tsx';
import { placeAfterKey, sliderEnd } from './slider.rules.ts';
import styles from './slider-track.module.css';

type SliderTrackProps = {
  puzzle: DataOf<typeof accountApi.slider>;
  place: number;
  busy: boolean;
  onMove: (place: number) => void;
  /** The piece was let go: by the pointer, or by Enter after moving it with the keys. */
  onRelease: () => void;
};

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Picture, piece and handle. The handle is never disabled, which would drop the focus between two tries. Everything is placed in per cent, so that a narrow phone shows the whole picture smaller. */
export function SliderTrack({ puzzle, place, busy, onMove, onRelease }: SliderTrackProps) {
  const t = useWords('account');
  const { width, height } = puzzle;
  const press = (event: KeyboardEvent) => {
    if (busy) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onRelease();
      return;
    }
    const next = placeAfterKey(event.key, place, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <div className={styles.whole}>
      <div className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={puzzle.background} alt={t('slider.picture')} width={width} height={height} draggable={false} />
        <img
          src={puzzle.piece}
          alt=""
          draggable={false}
          className={styles.piece}
          style={{ width: percent(sliderPiece, width), left: percent(place, width), top: percent(puzzle.y, height) }}
        />
      </div>
      <div className={styles.track}>
        <span className={styles.fill} style={{ width: percent(place + sliderPiece / 2, width) }} />
        <span className={styles.words} aria-hidden="true">
          {place === 0 && t('slider.drag')}
        </span>
        <input
          type="range"
          min={0}
          max={sliderEnd}
          value={place}
          aria-disabled={busy}
          aria-label={t('slider.handle')}
          className={styles.handle}
          onChange={(event) => !busy && onMove(event.target.valueAsNumber)}
          onPointerUp={onRelease}
          onKeyDown={press}
        />
      </div>
    </div>
  );
}
