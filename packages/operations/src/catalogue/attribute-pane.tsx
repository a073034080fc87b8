import { type AttributeFields, attributeKinds, type Ref } from '@mall/contract/catalogue/class-office.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { attributeFieldsOf, type DrawnAttribute, withoutAbout } from './class-draft.rules.ts';
import { NamesDialog } from './names-dialog.tsx';
import type { ClassDraft } from './use-class-draft.ts';
import { ValuesField } from './values-field.tsx';

type PaneProps = { classId: Ref; attribute: DrawnAttribute; draft: ClassDraft; counts: ReadonlyMap<string, number> };
const uses = ['required', 'facet', 'drivesSpec', 'inName'] as const;
const mostPreviewed = 6;

/** One attribute: its name, what it holds, where it is used, and what the filter of buyers will show. */
export function AttributePane({ classId, attribute, draft, counts }: PaneProps) {
  const t = useWords('catalogue');
  const [naming, setNaming] = useState(false);
  const { id, names, kind, unit, values, mark } = attribute;
  const put = (more: Partial<AttributeFields>) =>
    draft.put({ act: 'attribute.save', attributeId: id, classId, fields: { ...attributeFieldsOf(attribute), ...more } });
  const undo = () => draft.set((changes) => withoutAbout(changes, { attributeId: id }));
  return (
    <Panel
      bordered
      title={
        <>
          {names.zh || t('attribute.unnamed')} <span className="meta">{t('attribute')}</span>
        </>
      }
      extra={
        <Button look="text" size="s" onClick={mark ? undo : () => draft.put({ act: 'attribute.remove', attributeId: id })}>
          {t(mark ? 'draft.undo' : 'attribute.remove')}
        </Button>
      }
    >
      {mark === 'removed' ? (
        <p>{t('attribute.goes', { count: attribute.goodsCount })}</p>
      ) : (
        <div className={styles.stack}>
          <Field label={t('name')} required message={names.zh.trim() === '' ? t('name.required') : undefined}>
            <TextInput value={names.zh} maxLength={60} onChange={({ target }) => put({ names: { ...names, zh: target.value } })} />
          </Field>
          <Button look="text" size="s" onClick={() => setNaming(true)}>
            {t(Object.values(names).some((name) => name.trim() === '') ? 'names.missing' : 'names.edit')}
          </Button>
          <Field label={t('kind')} group>
            <RadioGroup
              name="kind"
              value={kind}
              onChange={(next) => put({ kind: next as AttributeFields['kind'] })}
              options={attributeKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            />
          </Field>
          <Field label={t('unit')}>
            <TextInput value={unit} maxLength={12} onChange={({ target }) => put({ unit: target.value })} />
          </Field>
          <ValuesField key={id} values={values} counts={counts} onPut={(next) => put({ values: next })} />
          <Field label={t('uses')} group>
            <div className={styles.column}>
              {uses.map((use) => (
                <Checkbox key={use} checked={attribute[use]} onChange={({ target }) => put({ [use]: target.checked })}>
                  {t(`use.${use}.long`)}
                </Checkbox>
              ))}
            </div>
          </Field>
          {attribute.facet && values.length > 0 && (
            <Field label={t('preview')} group>
              <div className={styles.acts}>
                {values.slice(0, mostPreviewed).map(({ id: valueId, value }) => (
                  <Tag key={value}>
                    {value} <span className={`num ${styles.behind}`}>{counts.get(valueId ?? '') ?? 0}</span>
                  </Tag>
                ))}
                {values.length > mostPreviewed && <Tag>{t('preview.more')}</Tag>}
              </div>
            </Field>
          )}
        </div>
      )}
      {naming && <NamesDialog title={names.zh} names={names} onPut={(next) => put({ names: next })} onClose={() => setNaming(false)} />}
    </Panel>
  );
}
