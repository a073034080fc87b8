import { useCopy } from '@mall/kit/act/use-copy.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Note } from '@mall/ui/note.tsx';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import styles from './given-secret.module.css';

type Props = {
  title: string;
  /** That it is shown this once, and where it belongs. */
  once: string;
  kept: string;
  copy: string;
  copyOf: (name: string) => string;
  facts: readonly (readonly [label: string, value: string])[];
  onClose: () => void;
};

/** What is shown this once, to be copied. */
export function GivenSecret({ title, once, kept, copy, copyOf, facts, onClose }: Props) {
  const shell = useWords('shell');
  const take = useCopy();
  return createPortal(
    <Dialog
      open
      title={title}
      width={560}
      labels={{ close: shell('close') }}
      onClose={onClose}
      footer={<Button onClick={onClose}>{kept}</Button>}
    >
      <div className={styles.stack}>
        <Note tone="warn">{once}</Note>
        <Facts
          facts={facts.map(([label, value]) => [
            label,
            <span key={label} className={styles.row}>
              <span className={styles.code}>{value}</span>
              <Button look="text" size="s" aria-label={copyOf(label)} onClick={() => void take(value)}>
                {copy}
              </Button>
            </span>,
          ])}
        />
      </div>
    </Dialog>,
    document.body,
  );
}
