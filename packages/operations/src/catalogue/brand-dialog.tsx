import { type BrandRow, brandOfficeApi } from '@mall/contract/catalogue/brand-office.api.ts';
import { SaveBrand } from '@mall/contract/catalogue/brand-office.rules.ts';
import { classOfficeErrors } from '@mall/contract/catalogue/class-office.errors.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { brandReads } from './catalogue.reads.ts';
import { PictureField } from './picture-field.tsx';

const places = { 'class_office.brand': ['name'], 'class_office.name': ['name'] } as const;
const initials = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'].map((value) => ({ value, label: value }));

export function BrandDialog({ row, onClose }: { row: BrandRow | undefined; onClose: () => void }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const { name = '', enName = '', initial = 'A', story = '', logo = '', own = false } = row ?? {};
  const form = useForm({
    first: { name, enName, initial, story, logo, own } as SaveBrand,
    rules: SaveBrand,
    failures: classOfficeErrors,
    places,
  });
  const add = useCall({
    call: brandOfficeApi.add,
    request: (body: SaveBrand) => ({ body }),
    changes: brandReads,
    done: t('saved'),
    options: quietly,
  });
  const save = useCall({
    call: brandOfficeApi.save,
    request: (id: string, body: SaveBrand) => ({ params: { id }, body }),
    changes: brandReads,
    done: t('saved'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await (row ? save.run(row.id, values) : add.run(values));
    onClose();
  });
  const title = t(row ? 'brand.edit' : 'brand.add');
  return (
    <Dialog open title={title} width={560} maxBodyHeight="76vh" labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <Field label={t('brand.name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={40} autoComplete="off" />
        </Field>
        <Field label={t('brand.en')} message={form.messageOf('enName')}>
          <TextInput {...form.field('enName')} maxLength={60} autoComplete="off" />
        </Field>
        <Field label={t('brand.initial')}>
          <Select value={form.watch('initial')} onChange={({ target }) => form.put({ initial: target.value })} options={initials} />
        </Field>
        <PictureField label={t('brand.logo')} value={form.watch('logo')} onPut={(url) => form.put({ logo: url })} />
        <Field label={t('brand.story')} message={form.messageOf('story')}>
          <TextArea {...form.field('story')} rows={4} maxLength={2000} />
        </Field>
        <Checkbox checked={form.watch('own')} onChange={({ target }) => form.put({ own: target.checked })}>
          {t('brand.own.long')}
        </Checkbox>
        <Button type="submit" block busy={form.busy}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}
