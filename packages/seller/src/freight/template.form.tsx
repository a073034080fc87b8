import { freightApi } from '@mall/contract/catalogue/freight.api.ts';
import { freightErrors } from '@mall/contract/catalogue/freight.errors.ts';
import { type FreightBy, FreightFields, freightBys, templateNameMost } from '@mall/contract/catalogue/freight.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { faultText } from '@mall/kit/form/form-faults.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.ts';
import { type Draft, fieldsOf } from './draft.rules.ts';
import styles from './freight.module.css';
import { freightReads } from './freight.reads.ts';
import { TemplateRows } from './template-rows.tsx';

type Fault = { type?: unknown; message?: string };
/** The first that is wrong within a row. */
const faultIn = (row: Record<string, Fault | undefined> | undefined): Fault | undefined => {
  const found = Object.values(row ?? {}).find((one) => one !== undefined);
  return Array.isArray(found) ? found.find(Boolean) : found;
};

const codeOf = (error: { message?: string | undefined } | undefined): Fault | undefined =>
  error?.message === undefined ? undefined : { message: error.message };

/** The form of a template; without an id of a new one. */
export function TemplateForm({ id, first }: { id?: string | undefined; first: Draft }) {
  const t = useWords('freight');
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useForm({ first, rules: FreightFields, failures: freightErrors, shape: fieldsOf, places: { 'freight.name': ['name'] } });
  const plan = { changes: freightReads, done: t('saved'), options: quietly };
  const add = useCall({ call: freightApi.add, request: (body: FreightFields) => ({ body }), ...plan });
  const change = useCall({ call: freightApi.change, request: (body: FreightFields) => ({ params: { id: id ?? '' }, body }), ...plan });
  const saved = form.formState.isSubmitSuccessful;
  const unsaved = useUnsaved(form.dirty && !form.busy && !saved);
  const { by, usual, rows } = form.watch();
  const faults = form.formState.errors.rows as (Record<string, Fault | undefined>[] & { message?: string; root?: Fault }) | undefined;
  const wordsOf = (fault: Fault | undefined) =>
    faultText(fault, freightErrors, language, freightErrors['freight.fee_wrong'].words[language]);
  const submit = form.submit(async (body) => {
    await (id === undefined ? add.run(body) : change.run(body));
    void navigate('/freight');
  });
  return (
    <>
      <Form
        onSubmit={submit}
        message={form.messageOf('root') ?? wordsOf(codeOf(faults?.root ?? faults))}
        label={t(id === undefined ? 'add' : 'edit')}
      >
        <Panel bordered title={t(id === undefined ? 'add' : 'edit')}>
          <div className={styles.top}>
            <Field label={t('name')} required message={form.messageOf('name')}>
              <TextInput {...form.field('name')} maxLength={templateNameMost} placeholder={t('namePlaceholder')} autoComplete="off" />
            </Field>
            <Field group label={t('by')} required hint={t(`hint.${by}`)}>
              <RadioGroup
                options={freightBys.map((value) => ({ value, label: t(`by.${value}`) }))}
                value={by}
                onChange={(value) => form.put({ by: value as FreightBy })}
              />
            </Field>
            <Checkbox checked={usual} onChange={(event) => form.put({ usual: event.target.checked })}>
              {t('makeUsual')}
            </Checkbox>
          </div>
        </Panel>
        <Panel bordered title={t('rows')}>
          <TemplateRows
            by={by}
            rows={rows}
            faultOf={(at) => wordsOf(faultIn(faults?.[at]))}
            onChange={(next) => form.put({ rows: next })}
          />
        </Panel>
        <div className={styles.foot}>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
          <Button look="line" href="/freight" as={RouterLink}>
            {t('back')}
          </Button>
        </div>
      </Form>
      {unsaved.question}
    </>
  );
}
