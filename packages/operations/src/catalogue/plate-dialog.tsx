import { classOfficeApi } from '@mall/contract/catalogue/class-office.api.ts';
import { type PlateRuleRow, searchOfficeApi } from '@mall/contract/search/search-office.api.ts';
import { searchOfficeErrors } from '@mall/contract/search/search-office.errors.ts';
import { SavePlateRule } from '@mall/contract/search/search-office.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { plateReads } from './catalogue.reads.ts';
import { ClassChoice } from './class-choice.tsx';

const places = {
  'search_office.pattern': ['pattern'],
  'search_office.attribute': ['pattern'],
  'search_office.class': ['classId'],
} as const;

/** A plate: its series, its class, and which attributes its figures say. */
export function PlateDialog({ row, onClose }: { row: PlateRuleRow | undefined; onClose: () => void }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const { pattern = '', classId = '', note = '' } = row ?? {};
  const form = useForm({ first: { pattern, classId, note } as SavePlateRule, rules: SavePlateRule, failures: searchOfficeErrors, places });
  const tree = useList(ask(classOfficeApi.tree, {}));
  const chosen = form.watch('classId');
  const attributes = useList(ask(classOfficeApi.attributes, { params: { id: chosen || '1' } }), { enabled: chosen !== '' });
  const add = useCall({
    call: searchOfficeApi.addPlate,
    request: (body: SavePlateRule) => ({ body }),
    changes: plateReads,
    done: t('plate.added'),
    options: quietly,
  });
  const save = useCall({
    call: searchOfficeApi.savePlate,
    request: (id: string, body: SavePlateRule) => ({ params: { id }, body }),
    changes: plateReads,
    done: t('saved'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await (row ? save.run(row.id, values) : add.run(values));
    onClose();
  });
  const put = (name: string, unit: string) => form.put({ pattern: `${form.watch('pattern')}{${name}${unit ? `:${unit}` : ''}}` });
  const title = t(row ? 'plate.edit' : 'plate.add');
  return (
    <Dialog open title={title} width={560} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <Field label={t('class')} required group message={form.messageOf('classId')}>
          <ClassChoice classes={tree.data?.classes ?? []} value={chosen} onChange={(id) => form.put({ classId: id })} />
        </Field>
        <Field label={t('plate.pattern')} required message={form.messageOf('pattern')} hint={t('plate.pattern.hint')}>
          <TextInput {...form.field('pattern')} maxLength={120} autoComplete="off" />
        </Field>
        {chosen !== '' && (
          <Field label={t('plate.put')} group>
            <span className={styles.acts}>
              {(attributes.data ?? []).map(({ id, names, unit }) => (
                <Button key={id} look="line" size="s" onClick={() => put(names.zh, unit)}>
                  {names.zh}
                </Button>
              ))}
            </span>
          </Field>
        )}
        <Field label={t('note')} message={form.messageOf('note')}>
          <TextInput {...form.field('note')} maxLength={100} autoComplete="off" />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}
