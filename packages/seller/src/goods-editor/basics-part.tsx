import { composeName } from '@mall/contract/catalogue/class-parameter.rules.ts';
import { goodsNameMost } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './editor.module.css';
import { carryParams } from './editor.rules.ts';
import { fieldOf, idOf, type PartProps } from './part.ts';

/** Class, brand and name. Another class keeps what has the same name there. */
export function BasicsPart({ open, fields, put, faultAt, parts }: PartProps) {
  const t = useWords('goods-editor');
  const { classes, shelves } = useAnswer(ask(goodsVersionApi.classes, {}, { fallback: { classes: [], shelves: [] } }));
  const leaf = classes.find(({ id }) => id === fields.classId);
  const middle = classes.find(({ id }) => id === leaf?.parentId);
  const [upper, setUpper] = useState<{ first?: string; second?: string }>({});
  const first = upper.first ?? middle?.parentId ?? '';
  const second = upper.second ?? middle?.id ?? '';
  const optionsOf = (level: number, parent: string | null) =>
    classes
      .filter((one) => one.level === level && (level === 1 || one.parentId === parent))
      .map(({ id, name }) => ({ value: id, label: name }));
  const choose = async (classId: string) => {
    put({ classId });
    if (classId === '') return;
    const next = await browserCall(goodsVersionApi.classParts, { params: { id: classId } });
    put({
      params: carryParams(parts?.parameters ?? [], next.parameters, fields.params),
      taxRate: String(next.taxRate),
      ...(fields.unit === '' && { unit: next.unit }),
      ...(fields.standards.length === 0 && { standards: next.standards }),
    });
  };
  const compose = () =>
    put({
      name: composeName(
        {
          brand: parts?.brands.find(({ id }) => id === fields.brandId)?.name ?? '',
          model: fields.model,
          className: parts?.classNames.at(-1) ?? '',
        },
        parts?.parameters ?? [],
        fields.params,
        parts?.nameRule ?? '',
      ).slice(0, goodsNameMost),
    });
  return (
    <div className={styles.fields}>
      <Field label={t('class')} required hint={t('class.hint')} {...fieldOf(faultAt, 'classId')} group>
        <span className={styles.row} id={idOf('classId')} tabIndex={-1}>
          <Select
            aria-label={t('class.first')}
            placeholder={t('class.choose')}
            value={first}
            options={optionsOf(1, null)}
            onChange={({ target }) => {
              setUpper({ first: target.value, second: '' });
              put({ classId: '' });
            }}
          />
          <Select
            aria-label={t('class.second')}
            placeholder={t('class.choose')}
            value={second}
            options={optionsOf(2, first)}
            onChange={({ target }) => {
              setUpper({ first, second: target.value });
              put({ classId: '' });
            }}
          />
          <Select
            aria-label={t('class.third')}
            placeholder={t('class.choose')}
            value={fields.classId}
            options={optionsOf(3, second)}
            onChange={({ target }) => void choose(target.value)}
          />
        </span>
      </Field>
      <div className={styles.pair}>
        <Field label={t('brand')} required {...fieldOf(faultAt, 'brandId')}>
          <Select
            placeholder={t('class.choose')}
            value={fields.brandId}
            options={(parts?.brands ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => put({ brandId: target.value })}
          />
        </Field>
        <Field label={t('model')} {...fieldOf(faultAt, 'model')}>
          <TextInput value={fields.model} maxLength={80} onChange={({ target }) => put({ model: target.value })} />
        </Field>
      </div>
      <Field label={t('name')} required hint={t('name.hint', { most: goodsNameMost })} {...fieldOf(faultAt, 'name')}>
        <TextInput
          value={fields.name}
          maxLength={300}
          onChange={({ target }) => put({ name: target.value })}
          trailing={
            <Button look="text" size="s" disabled={!parts} onClick={compose}>
              {t('name.compose')}
            </Button>
          }
        />
      </Field>
      {shelves.length > 0 && (
        <Field label={t('shelf')} {...fieldOf(faultAt, 'storeClassId')}>
          <Select
            placeholder={t('shelf.none')}
            value={fields.storeClassId ?? open.storeClassId ?? ''}
            options={shelves.map(({ id, parentId, name }) => ({ value: id, label: parentId === null ? name : `　${name}` }))}
            onChange={({ target }) => put({ storeClassId: target.value })}
          />
        </Field>
      )}
    </div>
  );
}
