import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import styles from './papers.module.css';

const isPicture = (name: string): boolean => /\.(png|jpe?g|webp|svg)$/i.test(name);

/** Papers that somebody handed in, each opened beside the page. */
export function Papers({ papers }: { papers: readonly { readonly url: string; readonly name: string }[] }) {
  return (
    <div className={styles.papers}>
      {papers.map(({ url, name }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {isPicture(name) || isPicture(url) ? <img src={url} alt="" loading="lazy" /> : <FileTextIcon size={24} />}
          {name}
        </a>
      ))}
    </div>
  );
}
