import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import styles from './picture-zoom.module.css';

export type ZoomPicture = { src: string /** Sharper one for the glass. */; large?: string; alt: string };
export type PictureZoomProps = {
  pictures: readonly ZoomPicture[];
  labels: { gallery: string; picture: (number: number, of: number) => string };
};

/** Gallery of the goods page: thumbnails below, the glass under the pointer, arrows on the keyboard. */
export function PictureZoom({ pictures, labels }: PictureZoomProps) {
  const [chosen, setChosen] = useState(0);
  const [glass, setGlass] = useState<{ x: number; y: number } | null>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const at = Math.min(chosen, Math.max(pictures.length - 1, 0));
  const current = pictures[at];

  const follow = (event: PointerEvent<HTMLElement>) => {
    // A finger scrolls the page; only a mouse has a place to look at.
    if (event.pointerType !== 'mouse') return;
    const box = event.currentTarget.getBoundingClientRect();
    setGlass({ x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 });
  };
  const choose = (place: number) => {
    const next = (place + pictures.length) % pictures.length;
    setChosen(next);
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
      <div className={styles.main} onPointerMove={follow} onPointerLeave={() => setGlass(null)}>
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
