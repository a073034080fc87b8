import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { CameraIcon } from './icons/camera-icon.tsx';
import { CloseIcon } from './icons/close-icon.tsx';
import { FileTextIcon } from './icons/file-text-icon.tsx';
import { RefreshIcon } from './icons/refresh-icon.tsx';
import { ProgressBar } from './progress-bar.tsx';
import styles from './uploads.module.css';

export type UploadItem = {
  id: string;
  name: string;
  /** "1.6 MB", where that is known. */
  size?: string | undefined;
  /** The picture itself; without one the name stands on a sheet. */
  src?: string | undefined;
  /** On its way: per cent sent, null while that is unknown. */
  percent?: number | null | undefined;
  /** Why it did not arrive. */
  fault?: string | undefined;
};
export type UploadsProps = {
  items: readonly UploadItem[];
  /** How many may still be added. */
  room: number;
  accept: string;
  labels: { add: string; remove: (name: string) => string; retry: (name: string) => string; sending: (name: string) => string };
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  disabled?: boolean;
  icon?: ReactNode;
};

/** Files as small squares, each with its progress, its fault and a way out, and a place to add while there is room. */
export function Uploads({ items, room, accept, labels, onAdd, onRemove, onRetry, disabled, icon }: UploadsProps) {
  const wiring = useFieldWiring({});
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={classNames(styles.item, item.fault && styles.bad)}>
          {item.src ? (
            <img src={item.src} alt={item.name} width={80} height={80} />
          ) : (
            <span className={styles.sheet}>
              <FileTextIcon size={20} />
              <span className={styles.name}>{item.name}</span>
            </span>
          )}
          {item.percent !== undefined && (
            <span className={styles.cover}>
              <ProgressBar value={item.percent} label={labels.sending(item.name)} text={item.percent === null ? '' : `${item.percent}%`} />
            </span>
          )}
          {item.fault && (
            <button
              type="button"
              className={styles.retry}
              title={item.fault}
              aria-label={`${labels.retry(item.name)} ${item.fault}`}
              onClick={() => onRetry(item.id)}
            >
              <RefreshIcon size={20} />
            </button>
          )}
          <button type="button" className={styles.remove} aria-label={labels.remove(item.name)} onClick={() => onRemove(item.id)}>
            <CloseIcon size={12} />
          </button>
        </li>
      ))}
      {room > 0 && (
        <li>
          <label className={classNames(styles.add, disabled && styles.off)}>
            {icon ?? <CameraIcon size={20} />}
            {labels.add}
            <input
              {...wiring}
              type="file"
              multiple={room > 1}
              accept={accept}
              disabled={disabled}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])];
                // The same file again must be heard of, too.
                event.target.value = '';
                if (files.length > 0) onAdd(files);
              }}
            />
          </label>
        </li>
      )}
    </ul>
  );
}
