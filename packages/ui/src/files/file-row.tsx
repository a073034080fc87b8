import { useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Dialog } from '../dialog.tsx';
import { CheckIcon } from '../icons/check-icon.tsx';
import { FileTextIcon } from '../icons/file-text-icon.tsx';
import { ProgressBar } from '../progress-bar.tsx';

import styles from './file-rows.module.css';

export type FileRowItem = {
  id: string;
  name: string;
  /** "1.6 MB" */
  size?: string | undefined;
  /** Where it can be looked at, once it is there. */
  href?: string | undefined;
  /** On its way: per cent sent, null while that is unknown. */
  percent?: number | null | undefined;
  /** Why it did not arrive. */
  fault?: string | undefined;
  /** It was not even sent, and sending it again is no use. */
  refused?: boolean | undefined;
};
/** The short words stand on the buttons; spoken, the name of the file follows them. */
export type FileRowLabels = {
  preview: string;
  remove: string;
  cancel: string;
  retry: string;
  close: string;
  sending: (name: string) => string;
  arrived: string;
};
export type FileRowProps = {
  item: FileRowItem;
  labels: FileRowLabels;
  onRemove?: () => void;
  onRetry?: () => void;
  disabled?: boolean;
};

export function FileRow({ item, labels, onRemove, onRetry, disabled }: FileRowProps) {
  const [looking, setLooking] = useState(false);
  const { name, size, href, percent, fault, refused } = item;
  const sending = percent !== undefined;
  const act = (words: string, onClick: () => void) => (
    <Button look="text" size="s" aria-label={`${words} ${name}`} disabled={disabled === true} onClick={onClick}>
      {words}
    </Button>
  );
  return (
    <div className={classNames(styles.row, fault && styles.bad)}>
      <FileTextIcon size={16} className={styles.sign} />
      <span className={styles.middle}>
        <span className={styles.name}>{name}</span>
        {fault && <span className={styles.fault}>{fault}</span>}
        {sending && <ProgressBar value={percent} label={labels.sending(name)} text={percent === null ? '' : `${percent}%`} />}
      </span>
      {size && <span className={styles.size}>{size}</span>}
      {!sending && !fault && (
        <span className={styles.arrived}>
          <CheckIcon size={16} />
          <span className="sr">{labels.arrived}</span>
        </span>
      )}
      <span className={styles.acts}>
        {href !== undefined &&
          !sending &&
          !fault &&
          (isPicture(name) ? (
            act(labels.preview, () => setLooking(true))
          ) : (
            <Button look="text" size="s" href={href} target="_blank" rel="noopener" aria-label={`${labels.preview} ${name}`}>
              {labels.preview}
            </Button>
          ))}
        {fault && !refused && onRetry && act(labels.retry, onRetry)}
        {onRemove && act(sending ? labels.cancel : labels.remove, onRemove)}
      </span>
      <Dialog open={looking} title={name} width={960} labels={labels} closeOnBackdrop onClose={() => setLooking(false)}>
        <img src={href} alt={name} className={styles.picture} />
      </Dialog>
    </div>
  );
}

/** Shown in place; everything else opens beside the page. */
const isPicture = (name: string): boolean => /\.(png|jpe?g|webp|gif|svg)$/i.test(name);
