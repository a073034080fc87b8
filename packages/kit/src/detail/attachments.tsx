import { useKitWords } from '../words/use-kit-words.ts';
import styles from './attachments.module.css';

/** Pictures that belong to a thing or to a step of it; each opens by itself. */
export function Attachments({ pictures }: { pictures: readonly string[] }) {
  const t = useKitWords();
  if (pictures.length === 0) return null;
  return (
    <span className={styles.row}>
      {pictures.map((picture, place) => (
        <a key={picture} href={picture} target="_blank" rel="noreferrer">
          <img src={picture} alt={t('picture', { place: place + 1 })} width={64} height={64} loading="lazy" />
        </a>
      ))}
    </span>
  );
}
