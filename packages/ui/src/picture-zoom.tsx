import { type KeyboardEvent, type PointerEvent, type TouchEvent, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import styles from './picture-zoom.module.css';

type ZoomPicture = { src: string /** Sharper one for the glass. */; large?: string; alt: string };
export type PictureZoomProps = {
  pictures: readonly ZoomPicture[];
  labels: { gallery: string; picture: (number: number, of: number) => string };
};

/** A finger that moves this far sideways, and more so than up or down, turns the picture. */
const swipe = 40;

/** Gallery of the goods page: thumbnails below, the glass under the pointer, arrows on the keyboard, a swipe of a finger. */
export function PictureZoom({ pictures, labels }: PictureZoomProps) {
  const [chosen, setChosen] = useState(0);
  const [glass, setGlass] = useState<{ x: number; y: number } | null>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const at = Math.min(chosen, Math.max(pictures.length - 1, 0));
  const current = pictures[at];

  const follow = (event: PointerEvent<HTMLElement>) => {
    // A finger scrolls the page; only a mouse has a place to look at.
    if (event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    setGlass({ x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 });
  };
  const turnTo = (place: number): number => {
    const next = (place + pictures.length) % pictures.length;
    setChosen(next);
    return next;
  };
  const lift = (event: TouchEvent) => {
    const end = event.changedTouches[0];
    if (!end || !start.current || pictures.length < 2) return;
    const x = end.clientX - start.current.x;
    const y = end.clientY - start.current.y;
    if (Math.abs(x) >= swipe && Math.abs(x) > Math.abs(y)) turnTo(x < 0 ? at + 1 : at - 1);
  };
  const touch = (event: TouchEvent) => {
    const finger = event.touches[0];
    start.current = finger && event.touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const choose = (place: number) => {
    const next = turnTo(place);
    thumbs.current?.querySelectorAll('button')[next]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };
  return (
    <section aria-label={labels.gallery}>
      <div className={styles.main} onPointerMove={follow} onPointerLeave={() => setGlass(null)} onTouchStart={touch} onTouchEnd={lift}>
        <Picture src={current?.src} alt={current?.alt ?? ''} side={800} priority className={styles.picture} />
        {glass && current && (
          <span
            aria-hidden="true"
            className={styles.glass}
            style={{
              backgroundImage: `url("${(current.large ?? current.src).replaceAll('"', '%22')}")`,
              backgroundPosition: `${glass.x}% ${glass.y}%`,
            }}
          />
        )}
        {pictures.length > 1 && (
          <span aria-hidden="true" className={styles.place}>
            {at + 1}/{pictures.length}
          </span>
        )}
      </div>
      {pictures.length > 1 && (
        <div ref={thumbs} role="toolbar" aria-label={labels.gallery} className={styles.thumbs} onKeyDown={press} tabIndex={-1}>
          {pictures.map((picture, place) => (
            <button
              key={picture.src}
              type="button"
              tabIndex={place === at ? 0 : -1}
              aria-label={labels.picture(place + 1, pictures.length)}
              aria-current={place === at ? 'true' : undefined}
              className={classNames(styles.thumb, place === at && styles.chosen)}
              onClick={() => setChosen(place)}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') setChosen(place);
              }}
            >
              <Picture src={picture.src} alt="" side={120} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
