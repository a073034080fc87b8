import { classOfficeApi } from '@mall/contract/catalogue/class-office.api.ts';
import type { ClassChange, Ref } from '@mall/contract/catalogue/class-office.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { ClassChoice } from './class-choice.tsx';
import { attributeFieldsOf, type DrawnAttribute, nextRef, withChange } from './class-draft.rules.ts';
import type { ClassDraft } from './use-class-draft.ts';

type CopyProps = { classId: Ref; own: readonly DrawnAttribute[]; draft: ClassDraft; onClose: () => void };

/** Attributes of another class with their values, those that are not here yet. */
export function CopyDialog({ classId, own, draft, onClose }: CopyProps) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const [from, setFrom] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const tree = useList(ask(classOfficeApi.tree, {}));
  const found = useList(ask(classOfficeApi.attributes, { params: { id: from || '1' } }), { enabled: from !== '' });
  const here = new Set(own.map(({ names }) => names.zh));
  const offered = from === '' ? [] : (found.data ?? []).filter(({ classId: of, names }) => of === from && !here.has(names.zh));
  const picked = offered.filter(({ id }) => !left.has(id));
  const copy = () => {
    draft.set((changes) =>
      picked.reduce<readonly ClassChange[]>((all, one) => {
        const { values, ...fields } = attributeFieldsOf(one);
        const fresh = values.map((value) => ({ ...value, id: null }));
        return withChange(all, { act: 'attribute.save', attributeId: nextRef(all), classId, fields: { ...fields, values: fresh } });
      }, changes),
    );
    onClose();
  };
  return (
    <Dialog open title={t('attribute.copy')} labels={{ close: kit('close') }} onClose={onClose}>
      <div className={styles.stack}>
        <Field label={t('copy.from')} group>
          <ClassChoice
            classes={tree.data?.classes ?? []}
            value={from}
            onChange={setFrom}
            fits={({ level, id }) => level === 3 && id !== classId}
          />
        </Field>
        {offered.map(({ id, names, values }) => (
          <Checkbox
            key={id}
            checked={!left.has(id)}
            onChange={({ target }) => setLeft(new Set(target.checked ? [...left].filter((one) => one !== id) : [...left, id]))}
          >
            {t('copy.one', { name: names.zh, count: values.length })}
          </Checkbox>
        ))}
        {from !== '' && found.data && offered.length === 0 && <p className="meta">{t('copy.none')}</p>}
        <Button block disabled={picked.length === 0} onClick={copy}>
          {t('copy.act', { count: picked.length })}
        </Button>
      </div>
    </Dialog>
  );
}
