import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldWiring } from '../field-context.ts';
import { UploadIcon } from '../icons/upload-icon.tsx';
import { FileRow, type FileRowItem, type FileRowLabels } from './file-row.tsx';
import styles from './file-rows.module.css';

export type FileRowsProps = {
  items: readonly FileRowItem[];
  /** How many may still be added; the place to drop stands while there is room. */
  room: number;
  accept: string;
  labels: FileRowLabels & { drop: string; choose: string };
  /** Under the words of the place: what may be added, how large. */
  hint?: ReactNode;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  disabled?: boolean;
};

/** Papers that belong to something: dropped or chosen, each a row with its progress, its fault, a look at it and a way out. */
export function FileRows({ items, room, accept, labels, hint, onAdd, onRemove, onRetry, disabled = false }: FileRowsProps) {
  const wiring = useFieldWiring({});
  const [over, setOver] = useState(false);
  return (
    <div className={styles.box}>
      {room > 0 && (
        <label className={classNames(styles.drop, over && styles.over, disabled && styles.off)}>
          <UploadIcon size={20} />
          <span>
            <span className="no-phone">{labels.drop} </span>
            <span className={styles.choose}>{labels.choose}</span>
            {hint && <span className={styles.hint}>{hint}</span>}
          </span>
          {/* It lies over the whole place: the browser itself takes what is dropped on a file input. */}
          <input
            {...wiring}
            type="file"
            multiple={room > 1}
            accept={accept}
            disabled={disabled}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              // The same file again must be heard of, too.
              event.target.value = '';
              if (files.length > 0) onAdd(files);
            }}
          />
        </label>
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <FileRow
                item={item}
                labels={labels}
                disabled={disabled}
                onRemove={() => onRemove(item.id)}
                onRetry={() => onRetry(item.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
