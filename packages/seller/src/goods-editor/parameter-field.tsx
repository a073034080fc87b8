import { figureOf, manySign, partsOfMany } from '@mall/contract/catalogue/class-parameter.rules.ts';
import type { ClassParameter } from '@mall/contract/catalogue/goods-version.api.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './editor.module.css';
import { fieldOf, idOf, type PartProps } from './part.ts';

type ParameterProps = {
  parameter: ClassParameter;
  value: string;
  faultAt: PartProps['faultAt'];
  onChange: (value: string) => void;
};

/** One parameter, as the class asks for it. */
export function ParameterField({ parameter, value, faultAt, onChange }: ParameterProps) {
  const t = useWords('goods-editor');
  const { id, name, kind, values, required, facet } = parameter;
  const isMany = kind === 'many' && values.length > 0;
  return (
    <Field label={name} required={required} group={isMany} {...fieldOf(faultAt, `params.${id}`)}>
      <span className={styles.row}>
        {isMany ? (
          <ManyValues values={values} value={value} id={idOf(`params.${id}`)} onChange={onChange} />
        ) : kind === 'choice' && values.length > 0 ? (
          <Select
            id={idOf(`params.${id}`)}
            placeholder={t('class.choose')}
            value={value}
            options={withOwn(values, value === '' ? [] : [value]).map((one) => ({ value: one, label: one }))}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <span className={styles.typed}>
            <TypedValue parameter={parameter} value={value} onChange={onChange} />
          </span>
        )}
        {facet && <Tag>{t('params.facet')}</Tag>}
      </span>
    </Field>
  );
}

/** What the class names, and what the goods says besides: it is sold so. */
const withOwn = (values: readonly string[], own: readonly string[]): string[] => [...new Set([...values, ...own])];

function ManyValues({
  values,
  value,
  id,
  onChange,
}: {
  values: readonly string[];
  value: string;
  id: string;
  onChange: (value: string) => void;
}) {
  const chosen = partsOfMany(value);
  const all = withOwn(values, chosen);
  const turn = (one: string, on: boolean) => onChange(all.filter((other) => (other === one ? on : chosen.includes(other))).join(manySign));
  return (
    <span className={styles.row} id={id} tabIndex={-1}>
      {all.map((one) => (
        <Checkbox key={one} checked={chosen.includes(one)} onChange={({ target }) => turn(one, target.checked)}>
          {one}
        </Checkbox>
      ))}
    </span>
  );
}

/** A number is typed without its unit, which stands behind the field and is kept with it. */
function TypedValue({ parameter, value, onChange }: Omit<ParameterProps, 'faultAt'>) {
  const { id, kind, unit } = parameter;
  const isNumber = kind === 'number';
  const put = (typed: string) =>
    onChange(isNumber && figureOf(parameter, typed) !== undefined ? `${figureOf(parameter, typed)}${unit}` : typed);
  return (
    <TextInput
      id={idOf(`params.${id}`)}
      value={isNumber ? (figureOf(parameter, value) ?? value) : value}
      maxLength={60}
      {...(isNumber && { inputMode: 'decimal' as const })}
      {...(unit && { trailing: unit })}
      onChange={({ target }) => put(target.value)}
    />
  );
}
