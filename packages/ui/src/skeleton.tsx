import { Fragment } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps =
  | { kind: 'text'; lines?: number; width?: string }
  | { kind: 'block'; height?: number | string; width?: number | string; ratio?: string }
  /** As high as a GoodsCard; give the same switches as the cards will have. */
  | { kind: 'card'; count?: number; lead?: 'name' | 'price'; store?: boolean; buy?: boolean }
  | { kind: 'row'; count?: number; columns?: number; dense?: boolean }
  /** A picture with two lines beside it, as in order lists. */
  | { kind: 'media'; count?: number };

const widths = ['100%', '70%', '86%', '62%'];
const numbers = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Grey shapes as high as what they stand for. Silent: mark the region around it `aria-busy`. */
export function Skeleton(props: SkeletonProps) {
  if (props.kind === 'block') {
    const style = { height: props.ratio === undefined ? props.height : 'auto', width: props.width, aspectRatio: props.ratio };
    return <div aria-hidden="true" className={classNames(styles.sk, styles.block)} style={style} />;
  }
  if (props.kind === 'text') {
    return (
      <div aria-hidden="true" className={styles.text}>
        {numbers(props.lines ?? 1).map((line) => (
          <div key={line} className={styles.line}>
            <div className={styles.sk} style={{ width: props.width ?? widths[line % widths.length] }} />
          </div>
        ))}
      </div>
    );
  }
  const draw = props.kind === 'card' ? () => card(props) : props.kind === 'row' ? (place: number) => row(props, place) : media;
  const count = props.count ?? (props.kind === 'card' ? 5 : 3);
  return numbers(count).map((place) => <Fragment key={place}>{draw(place)}</Fragment>);
}

function card({ lead, store, buy }: { lead?: 'name' | 'price'; store?: boolean; buy?: boolean }) {
  return (
    <div aria-hidden="true" className={styles.card}>
      <div className={classNames(styles.sk, styles.picture)} />
      <div className={styles.name}>
        <div className={styles.sk} />
        <div className={styles.sk} style={{ width: '70%' }} />
      </div>
      <div className={classNames(styles.sk, styles.meta)} style={{ width: '60%' }} />
      <div className={classNames(styles.sk, styles.price, lead === 'price' && styles.lead)} />
      <div className={classNames(styles.sk, styles.meta)} style={{ width: '80%' }} />
      {store && (
        <div className={styles.store}>
          <div className={classNames(styles.sk, styles.meta)} style={{ width: '50%', margin: '3px 0' }} />
        </div>
      )}
      {buy && <div className={classNames(styles.sk, styles.buy)} />}
    </div>
  );
}

function row({ columns = 4, dense }: { columns?: number; dense?: boolean }, place: number) {
  const style = { gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)` };
  return (
    <div aria-hidden="true" className={classNames(styles.row, dense && styles.dense)} style={style}>
      {numbers(columns).map((column) => (
        <div
          key={column}
          className={styles.sk}
          style={{ width: column === 0 ? `${75 + (place % 4) * 5}%` : `${60 - (column % 3) * 8}%` }}
        />
      ))}
    </div>
  );
}

function media(place: number) {
  return (
    <div aria-hidden="true" className={styles.media}>
      <div className={classNames(styles.sk, styles.thumb)} />
      <div className={styles.beside}>
        <div className={styles.sk} style={{ width: `${84 - (place % 3) * 9}%` }} />
        <div className={styles.sk} style={{ width: `${48 - (place % 3) * 6}%` }} />
      </div>
    </div>
  );
}
