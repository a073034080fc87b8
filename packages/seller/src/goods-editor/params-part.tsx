import { papersMost } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { uploadRules } from '@mall/contract/content/upload.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './editor.module.css';
import { readValues } from './editor.rules.ts';
import { FileButton } from './file-button.tsx';
import { ParameterField } from './parameter-field.tsx';
import { fieldOf, idOf, type PartProps } from './part.ts';

/** The parameters that the class asks for, and the papers that prove them. */
export function ParamsPart({ fields, put, faultAt, parts }: PartProps) {
  const t = useWords('goods-editor');
  const shown = (parts?.parameters ?? []).filter(({ drivesSpec }) => !drivesSpec);
  const set = (id: string, value: string) => put({ params: { ...fields.params, [id]: value } });
  const setPaper = (at: number, changes: object) =>
    put({ papers: fields.papers.map((paper, place) => (place === at ? { ...paper, ...changes } : paper)) });
  return (
    <div className={styles.fields}>
      {shown.length === 0 && <p className="meta">{t(parts ? 'params.none' : 'params.choose')}</p>}
      <div className={styles.grid}>
        {shown.map((parameter) => (
          <ParameterField
            key={parameter.id}
            parameter={parameter}
            value={fields.params[parameter.id] ?? ''}
            faultAt={faultAt}
            onChange={(value) => set(parameter.id, value)}
          />
        ))}
      </div>
      <Field label={t('standards')} hint={t('standards.hint')} {...fieldOf(faultAt, 'standards')}>
        <TextInput
          key={fields.standards.join('\n')}
          defaultValue={fields.standards.join('，')}
          onBlur={({ target }) => put({ standards: readValues(target.value).slice(0, 20) })}
        />
      </Field>
      <Field label={t('papers')} group hint={t('papers.hint')} {...fieldOf(faultAt, 'papers')}>
        <ul className={styles.papers}>
          {fields.papers.map(({ name, validUntil, fileName, url }, at) => (
            <li key={url} className={styles.row}>
              <TextInput
                id={idOf(`papers.${at}.name`)}
                aria-label={t('paper.name')}
                placeholder={t('paper.name')}
                aria-invalid={faultAt(`papers.${at}.name`) !== undefined}
                value={name}
                onChange={({ target }) => setPaper(at, { name: target.value })}
              />
              <input
                type="date"
                className={styles.date}
                aria-label={t('paper.until')}
                title={t('paper.until')}
                value={validUntil}
                onChange={({ target }) => setPaper(at, { validUntil: target.value })}
              />
              <span className="meta ell">{fileName}</span>
              <Button
                look="text"
                size="s"
                aria-label={t('paper.remove', { name: name || fileName })}
                icon={<TrashIcon size={14} />}
                onClick={() => put({ papers: fields.papers.toSpliced(at, 1) })}
              />
            </li>
          ))}
        </ul>
        {fields.papers.length < papersMost && (
          <FileButton
            kind="file"
            rule={uploadRules.file}
            label={t('paper.add')}
            onSent={(url, fileName) =>
              put({
                papers: [
                  ...fields.papers,
                  { name: fileName.replace(/\.\w+$/, '').slice(0, 40), validUntil: '', url, fileName: fileName.slice(0, 120) },
                ],
              })
            }
          />
        )}
      </Field>
    </div>
  );
}
