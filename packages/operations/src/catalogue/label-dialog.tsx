import { brandOfficeApi, type LabelRow } from '@mall/contract/catalogue/brand-office.api.ts';
import { labelTones, SaveLabel } from '@mall/contract/catalogue/brand-office.rules.ts';
import { classOfficeErrors } from '@mall/contract/catalogue/class-office.errors.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { labelReads } from './catalogue.reads.ts';
import { NamesFields } from './names-dialog.tsx';

const places = { 'class_office.key': ['key'], 'class_office.name': ['names'] } as const;
const unnamed = { zh: '', en: '', fra: '', spa: '', pt: '', ru: '' };

export function LabelDialog({ row, onClose }: { row: LabelRow | undefined; onClose: () => void }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const { key = '', names = unnamed, tone = 'green' } = row ?? {};
  const form = useForm({ first: { key, names, tone } as SaveLabel, rules: SaveLabel, failures: classOfficeErrors, places });
  const add = useCall({
    call: brandOfficeApi.addLabel,
    request: (body: SaveLabel) => ({ body }),
    changes: labelReads,
    done: t('saved'),
    options: quietly,
  });
  const save = useCall({
    call: brandOfficeApi.saveLabel,
    request: (id: string, body: Omit<SaveLabel, 'key'>) => ({ params: { id }, body }),
    changes: labelReads,
    done: t('saved'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await (row ? save.run(row.id, { names: values.names, tone: values.tone }) : add.run(values));
    onClose();
  });
  const title = t(row ? 'label.edit' : 'label.add');
  return (
    <Dialog open title={title} width={560} maxBodyHeight="76vh" labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <Field label={t('label.key')} required message={form.messageOf('key')} hint={t('label.key.hint')}>
          <TextInput {...form.field('key')} maxLength={30} disabled={row !== undefined} autoComplete="off" />
        </Field>
        <NamesFields names={form.watch('names')} onPut={(next) => form.put({ names: next })} />
        <Field label={t('label.tone')} group>
          <RadioGroup
            name="tone"
            value={form.watch('tone')}
            onChange={(next) => form.put({ tone: next as SaveLabel['tone'] })}
            options={labelTones.map((value) => ({ value, label: t(`tone.${value}`) }))}
          />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}
