import { type Entry, entryParts, isTranslated, SaveEntry } from '@mall/contract/content/entry.rules.ts';
import { entryOperationsApi } from '@mall/contract/content/entry-operations.api.ts';
import { keepingErrors } from '@mall/contract/content/keeping.errors.ts';
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
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { entryReads } from './content.reads.ts';
import { PictureField } from './picture-field.tsx';
import { WordsField } from './words-field.tsx';

const places = {
  'content.address': ['url'],
  'content.picture': ['image'],
  'content.group': ['group'],
  'content.word': ['name'],
  'content.nest': ['parentId'],
} as const;

/** `id` is missing for a new one. */
type Props = { entry: SaveEntry; id?: string | undefined; entries: readonly Entry[]; onClose: () => void };

/** An entry of a short list, with what its kind is made of. */
export function EntryDialog({ entry, id, entries, onClose }: Props) {
  const t = useWords('content');
  const kit = useKitWords();
  const form = useForm({ first: entry, rules: SaveEntry, failures: keepingErrors, places });
  const add = useCall({
    call: entryOperationsApi.add,
    request: (body: SaveEntry) => ({ body }),
    changes: entryReads,
    done: t('added'),
    options: quietly,
  });
  const save = useCall({
    call: entryOperationsApi.save,
    request: (body: SaveEntry) => ({ params: { id: id ?? '' }, body }),
    changes: entryReads,
    done: t('saved'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await (id === undefined ? add : save).run(values);
    onClose();
  });
  const { kind } = entry;
  const has = (part: (typeof entryParts)[typeof kind][number]) => entryParts[kind].includes(part);
  const above = entries.filter((one) => one.parentId === null && one.id !== id).map((one) => ({ value: one.id, label: one.name.zh }));
  const title = t(id === undefined ? 'entry.add' : 'entry.edit', { kind: t(`tab.${kind}`) });
  return (
    <Dialog open title={title} width={560} maxBodyHeight="76vh" labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <WordsField
          label={t('name')}
          value={form.watch('name')}
          most={kind === 'hotWord' ? 20 : 40}
          required
          single={!isTranslated(kind)}
          message={form.messageOf('name')}
          onChange={(name) => form.put({ name })}
        />
        {has('subtitle') && (
          <WordsField label={t('subtitle')} value={form.watch('subtitle')} most={60} onChange={(subtitle) => form.put({ subtitle })} />
        )}
        {has('group') && (
          <WordsField
            label={t('group')}
            value={form.watch('group')}
            most={20}
            required
            message={form.messageOf('group')}
            onChange={(group) => form.put({ group })}
          />
        )}
        {has('parent') && (
          <Field label={t('parent')} message={form.messageOf('parentId')}>
            <Select
              value={form.watch('parentId') ?? ''}
              placeholder={t('parent.none')}
              options={above}
              onChange={({ target }) => form.put({ parentId: target.value || null })}
            />
          </Field>
        )}
        {has('image') && (
          <PictureField
            label={t('image')}
            value={form.watch('image')}
            required
            message={form.messageOf('image')}
            onChange={(image) => form.put({ image })}
          />
        )}
        {has('url') && (
          <Field label={t('url')} message={form.messageOf('url')} hint={t('url.hint')}>
            <TextInput {...form.field('url')} maxLength={300} autoComplete="off" />
          </Field>
        )}
        {has('highlighted') && (
          <Checkbox checked={form.watch('highlighted')} onChange={({ target }) => form.put({ highlighted: target.checked })}>
            {t('highlighted')}
          </Checkbox>
        )}
        <Checkbox checked={form.watch('shown')} onChange={({ target }) => form.put({ shown: target.checked })}>
          {t('shown')}
        </Checkbox>
        <Button type="submit" block busy={form.busy}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}
