import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';

/** Pictures of a step; each opens by itself. */
export function PhotoRow({ photos }: { photos: readonly string[] }) {
  const t = useWords('after-sale');
  if (photos.length === 0) return null;
  return (
    <span className={styles.photos}>
      {photos.map((photo, place) => (
        <a key={photo} href={photo} target="_blank" rel="noreferrer">
          <img src={photo} alt={t('photo', { place: place + 1 })} width={64} height={64} loading="lazy" />
        </a>
      ))}
    </span>
  );
}
