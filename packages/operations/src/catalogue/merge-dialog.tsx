import type { ChangeOf } from '@mall/contract/catalogue/class-office.rules.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { ClassChoice } from './class-choice.tsx';
import type { DrawnClass } from './class-draft.rules.ts';

type MergeProps = {
  classes: readonly DrawnClass[];
  first: DrawnClass | undefined;
  onPut: (change: ChangeOf<'class.merge'>) => void;
  onClose: () => void;
};

/** Which class becomes part of which; it is a draft until it is published. */
export function MergeDialog({ classes, first, onPut, onClose }: MergeProps) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const standing = classes.filter(({ id, mark }) => !id.startsWith('+') && mark !== 'merging');
  const [from, setFrom] = useState<string>(standing.includes(first as DrawnClass) ? (first?.id ?? '') : '');
  const [into, setInto] = useState('');
  const source = standing.find(({ id }) => id === from);
  const fits = source !== undefined && into !== '' && into !== from && standing.find(({ id }) => id === into)?.level === source.level;
  return (
    <Dialog open title={t('merge')} labels={{ close: kit('close') }} onClose={onClose}>
      <div className={styles.stack}>
        <Field label={t('merge.from')} group>
          <ClassChoice classes={standing} value={from} onChange={setFrom} fits={() => true} />
        </Field>
        <Field label={t('merge.into')} group hint={t('merge.hint')}>
          <ClassChoice
            classes={standing}
            value={into}
            onChange={setInto}
            fits={({ id, level }) => level === source?.level && id !== from}
          />
        </Field>
        <Button
          block
          disabled={!fits}
          onClick={() => {
            onPut({ act: 'class.merge', classId: from, intoId: into });
            onClose();
          }}
        >
          {t('merge.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
