import { advOperationsApi } from '@mall/contract/content/adv-operations.api.ts';
import { SaveBlock } from '@mall/contract/content/entry.rules.ts';
import { blockOperationsApi } from '@mall/contract/content/entry-operations.api.ts';
import { keepingErrors } from '@mall/contract/content/keeping.errors.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { useWords } from '../kernel/words.ts';
import { blockReads } from './content.reads.ts';
import { useClassOptions } from './link-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { WordsField } from './words-field.tsx';

/** `id` is missing for a new one. */
type Props = { block: SaveBlock; id?: string | undefined; onClose: () => void };

/** A block of classes: where it leads, its picture and the picture beside it. */
export function BlockDialog({ block, id, onClose }: Props) {
  const t = useWords('content');
  const kit = useKitWords();
  const classes = useClassOptions();
  const query = { of: 'place' as const, advKey: 'class_block', page: 1, limit: 50 };
  const advs = useList(ask(advOperationsApi.page, { query }, { staleMs: 0 })).data?.list ?? [];
  const form = useForm({ first: block, rules: SaveBlock, failures: keepingErrors });
  const add = useCall({
    call: blockOperationsApi.add,
    request: (body: SaveBlock) => ({ body }),
    changes: blockReads,
    done: t('added'),
    options: quietly,
  });
  const save = useCall({
    call: blockOperationsApi.save,
    request: (body: SaveBlock) => ({ params: { id: id ?? '' }, body }),
    changes: blockReads,
    done: t('saved'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await (id === undefined ? add : save).run(values);
    onClose();
  });
  const title = t(id === undefined ? 'block.add' : 'block.edit');
  return (
    <Dialog open title={title} width={560} maxBodyHeight="76vh" labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <WordsField
          label={t('name')}
          value={form.watch('name')}
          most={20}
          required
          message={form.messageOf('name')}
          onChange={(name) => form.put({ name })}
        />
        <Field label={t('block.class')}>
          <Select
            value={form.watch('classId') ?? ''}
            placeholder={t('block.none')}
            options={classes}
            onChange={({ target }) => form.put({ classId: target.value || null })}
          />
        </Field>
        {block.parentId === null && (
          <Field label={t('block.adv')} hint={t('block.adv.hint')}>
            <Select
              value={form.watch('advId') ?? ''}
              placeholder={t('block.none')}
              options={advs.map((adv) => ({ value: adv.id, label: adv.title.zh }))}
              onChange={({ target }) => form.put({ advId: target.value || null })}
            />
          </Field>
        )}
        <PictureField label={t('image')} value={form.watch('image')} onChange={(image) => form.put({ image })} />
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
