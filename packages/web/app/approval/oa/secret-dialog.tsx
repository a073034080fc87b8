import { useCopy } from '@mall/kit/act/use-copy.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Note } from '@mall/ui/note.tsx';
import { createPortal } from 'react-dom';
import { useWords } from '../../kernel/words.tsx';
import styles from './oa.module.css';

export type GivenSecret = { key: string; secret: string };

/** Key and secret, this once. */
export function SecretDialog({ given, onClose }: { given: GivenSecret; onClose: () => void }) {
  const t = useWords('approval/oa');
  const shell = useWords('shell');
  const copy = useCopy();
  const shown = (value: string, label: string) => (
    <span className={styles.row}>
      <span className={styles.code}>{value}</span>
      <Button look="text" size="s" aria-label={t('copyOf', { name: label })} onClick={() => void copy(value)}>
        {t('copy')}
      </Button>
    </span>
  );
  return createPortal(
    <Dialog
      open
      title={t('secret.title')}
      width={560}
      labels={{ close: shell('close') }}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('secret.kept')}</Button>}
    >
      <div className={styles.stack}>
        <Note tone="warn">{t('secret.once')}</Note>
        <Facts
          facts={[
            [t('key'), shown(given.key, t('key'))],
            [t('secret'), shown(given.secret, t('secret'))],
          ]}
        />
      </div>
    </Dialog>,
    document.body,
  );
}
