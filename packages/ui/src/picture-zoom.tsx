import { type KeyboardEvent, type PointerEvent, type TouchEvent, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { PlayIcon } from './icons/play-icon.tsx';
import { Picture } from './picture.tsx';
import styles from './picture-zoom.module.css';

type ZoomPicture = { src: string /** Sharper one for the glass. */; large?: string; alt: string };
export type PictureZoomProps = {
  pictures: readonly ZoomPicture[];
  /** Shown before the pictures; nothing of it is loaded until somebody plays it. */
  video?: { src: string; label: string } | undefined;
  labels: { gallery: string; picture: (number: number, of: number) => string };
};

/** A finger that moves this far sideways, and more so than up or down, turns the picture. */
const swipe = 40;

/** Gallery of the goods page: a video first where there is one, thumbnails below, the glass under the pointer, arrows on the keyboard, a swipe of a finger. */
export function PictureZoom({ pictures, video, labels }: PictureZoomProps) {
  const [chosen, setChosen] = useState(0);
  const [glass, setGlass] = useState<{ x: number; y: number } | null>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const before = video ? 1 : 0;
  const total = pictures.length + before;
  const at = Math.min(chosen, Math.max(total - 1, 0));
  const playing = video && at === 0 ? video : undefined;
  const current = pictures[at - before];

  const follow = (event: PointerEvent<HTMLElement>) => {
    // A finger scrolls the page; only a mouse has a place to look at.
    if (event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    setGlass({ x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 });
  };
  const turnTo = (place: number): number => {
    const next = (place + total) % total;
    setChosen(next);
    return next;
  };
  const lift = (event: TouchEvent) => {
    const end = event.changedTouches[0];
    if (!end || !start.current || total < 2) return;
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
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: total - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };
  return (
    <section aria-label={labels.gallery}>
      <div className={styles.main} onPointerMove={follow} onPointerLeave={() => setGlass(null)} onTouchStart={touch} onTouchEnd={lift}>
        {playing ? (
          <video
            key={playing.src}
            src={playing.src}
            poster={pictures[0]?.src}
            controls
            playsInline
            preload="none"
            aria-label={playing.label}
            className={styles.video}
          >
            <track kind="captions" />
          </video>
        ) : (
          <Picture src={current?.src} alt={current?.alt ?? ''} side={800} priority className={styles.picture} />
        )}
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
        {total > 1 && !playing && (
          <span aria-hidden="true" className={styles.place}>
            {at + 1}/{total}
          </span>
        )}
      </div>
      {total > 1 && (
        <div ref={thumbs} role="toolbar" aria-label={labels.gallery} className={styles.thumbs} onKeyDown={press} tabIndex={-1}>
          {[...(video ? [{ src: pictures[0]?.src, label: video.label }] : []), ...pictures].map((shown, place) => (
            <button
              key={place < before ? 'video' : shown.src}
              type="button"
              tabIndex={place === at ? 0 : -1}
              aria-label={place < before ? video?.label : labels.picture(place + 1 - before, pictures.length)}
              aria-current={place === at ? 'true' : undefined}
              className={classNames(styles.thumb, place === at && styles.chosen)}
              onClick={() => setChosen(place)}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') setChosen(place);
              }}
            >
              <Picture src={shown.src} alt="" side={120} />
              {place < before && (
                <span className={styles.play}>
                  <PlayIcon size={16} />
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
