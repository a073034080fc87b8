import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';

const isPicture = (url: string): boolean => /\.(png|jpe?g|webp|gif|svg)$/i.test(url) || !url.includes('.');

/** Pictures or papers of a transfer; each opens by itself. */
export function VoucherFiles({ urls }: { urls: readonly string[] }) {
  const t = useWords('money');
  return (
    <span className={styles.files}>
      {urls.map((url, place) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" aria-label={t('voucher.file', { place: place + 1 })}>
          {isPicture(url) ? <img src={url} alt="" loading="lazy" /> : <FileTextIcon size={16} />}
        </a>
      ))}
    </span>
  );
}
