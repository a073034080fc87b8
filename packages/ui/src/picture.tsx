import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { PackageIcon } from './icons/package-icon.tsx';
import styles from './picture.module.css';

export type PictureProps = {
  src: string | null | undefined;
  /** Empty when the name stands beside it. */
  alt: string;
  /** Natural side in px; sets width and height so that the room is kept before the picture comes. */
  side?: number;
  /** The picture the reader waits for: not lazy, fetched first. */
  priority?: boolean;
  /** Instead of the drawn box when there is none or it fails. */
  fallback?: ReactNode;
  className?: string | undefined;
};

/** Pictures that stores send are kept in three sizes; `side` points on a fine screen are twice as many. */
const sized = (src: string, side: number): string => {
  if (!/^\/uploads\/[0-9a-f]{32}$/.test(src)) return src;
  return `${src}?s=${side <= 80 ? 160 : side <= 200 ? 400 : 800}`;
};

/** A square picture. */
export function Picture({ src, alt, side = 400, priority, fallback, className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const missing = !src || failed === src;
  return (
    <span className={classNames(styles.picture, className)}>
      {missing ? (
        <span className={styles.fallback} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          {fallback ?? <PackageIcon size={32} />}
        </span>
      ) : (
        <img
          src={sized(src, side)}
          alt={alt}
          width={side}
          height={side}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          className={styles.image}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
