import { type ClassFields, taxRates } from '@mall/contract/catalogue/class-office.rules.ts';
import { strangeNameWords } from '@mall/contract/catalogue/class-parameter.rules.ts';
import { saleUnits } from '@mall/contract/catalogue/unit.rules.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { type DrawnClass, fieldsOf, withoutAbout } from './class-draft.rules.ts';
import { NamesDialog } from './names-dialog.tsx';
import { partsOf } from './parts-of.ts';
import type { ClassDraft } from './use-class-draft.ts';

type PanelProps = { node: DrawnClass; attributes: readonly string[]; draft: ClassDraft; onMoveGoods: () => void };

/** What a class is called and says of its goods. */
export function ClassPanel({ node, attributes, draft, onMoveGoods }: PanelProps) {
  const t = useWords('catalogue');
  const [naming, setNaming] = useState(false);
  const fields = fieldsOf(node);
  const put = (more: Partial<ClassFields>) => draft.put({ act: 'class.change', classId: node.id, fields: { ...fields, ...more } });
  const isGoing = node.mark === 'merging';
  const strange = strangeNameWords(node.nameRule, attributes);
  return (
    <Panel
      bordered
      title={
        <>
          {node.names.zh || t('class.unnamed')}{' '}
          <span className="meta">
            {t('class.about', {
              level: t(`level.${node.level as 1 | 2 | 3}`),
              count: node.goodsCount,
              state: t(node.shown ? 'class.on' : 'class.off'),
            })}
          </span>
        </>
      }
      extra={
        <span className={styles.acts}>
          {node.level === 3 && node.goodsCount > 0 && !isGoing && (
            <Button look="text" size="s" onClick={onMoveGoods}>
              {t('goods.move')}
            </Button>
          )}
          {node.mark && (
            <Button look="text" size="s" onClick={() => draft.set((changes) => withoutAbout(changes, { classId: node.id }))}>
              {t('draft.undo')}
            </Button>
          )}
          {!isGoing && (
            <Button look="text" size="s" onClick={() => put({ shown: !node.shown })}>
              {t(node.shown ? 'class.hide' : 'class.show')}
            </Button>
          )}
        </span>
      }
    >
      {isGoing ? (
        <p>{t('class.goes', { name: node.into ?? '' })}</p>
      ) : (
        <div className={styles.two}>
          <Field layout="side" label={t('name')} required message={node.names.zh.trim() === '' ? t('name.required') : undefined}>
            <TextInput
              value={node.names.zh}
              maxLength={60}
              onChange={({ target }) => put({ names: { ...node.names, zh: target.value } })}
            />
          </Field>
          <Field layout="side" label={t('unit')}>
            <Select
              value={node.unit}
              onChange={({ target }) => put({ unit: target.value })}
              options={['', ...saleUnits].map((unit) => ({ value: unit, label: unit || t('unit.none') }))}
            />
          </Field>
          <Field layout="side" label={t('synonyms')} hint={t('synonyms.hint')}>
            <WordsInput key={node.id} value={node.synonyms} onPut={(synonyms) => put({ synonyms })} />
          </Field>
          <Field layout="side" label={t('tax')} hint={t('tax.hint')}>
            <Select
              value={String(node.taxRate)}
              onChange={({ target }) => put({ taxRate: Number(target.value) as ClassFields['taxRate'] })}
              options={taxRates.map((rate) => ({ value: String(rate), label: `${rate}%` }))}
            />
          </Field>
          {node.level === 3 && (
            <Field
              layout="side"
              label={t('nameRule')}
              hint={t('nameRule.hint')}
              message={strange.length > 0 ? t('nameRule.strange', { names: strange.join('、') }) : undefined}
            >
              <TextInput value={node.nameRule} maxLength={120} onChange={({ target }) => put({ nameRule: target.value })} />
            </Field>
          )}
          <Field layout="side" label={t('names')} group>
            <span className={styles.acts}>
              {languages
                .filter((language) => language !== 'zh')
                .map((language) => (
                  <Tag key={language} tone={node.names[language].trim() ? 'ok' : 'bad'}>
                    {language}
                  </Tag>
                ))}
              <Button look="text" size="s" onClick={() => setNaming(true)}>
                {t('names.edit')}
              </Button>
            </span>
          </Field>
        </div>
      )}
      {naming && (
        <NamesDialog title={node.names.zh} names={node.names} onPut={(names) => put({ names })} onClose={() => setNaming(false)} />
      )}
    </Panel>
  );
}

/** Words one after the other; they are cut when the hand leaves the field, so that a comma can be typed. */
function WordsInput({ value, onPut }: { value: readonly string[]; onPut: (words: string[]) => void }) {
  const [typed, setTyped] = useState(value.join('、'));
  const leave = () => {
    const words = partsOf(typed);
    setTyped(words.join('、'));
    if (words.join() !== value.join()) onPut(words);
  };
  return <TextInput value={typed} maxLength={400} onChange={({ target }) => setTyped(target.value)} onBlur={leave} />;
}
