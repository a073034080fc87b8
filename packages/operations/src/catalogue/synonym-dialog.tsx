import { type SynonymRow, searchOfficeApi } from '@mall/contract/search/search-office.api.ts';
import { searchOfficeErrors } from '@mall/contract/search/search-office.errors.ts';
import { SaveSynonym } from '@mall/contract/search/search-office.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { synonymReads } from './catalogue.reads.ts';

const places = { 'search_office.word': ['word'], 'search_office.means': ['means'], 'search_office.same': ['means'] } as const;

/** A word that buyers type, and what is read in its place. */
export function SynonymDialog({ row, onClose }: { row: SynonymRow | undefined; onClose: () => void }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const { word = '', means = '', note = '' } = row ?? {};
  const form = useForm({ first: { word, means, note } as SaveSynonym, rules: SaveSynonym, failures: searchOfficeErrors, places });
  const add = useCall({
    call: searchOfficeApi.addSynonym,
    request: (body: SaveSynonym) => ({ body }),
    changes: synonymReads,
    done: t('synonym.added'),
    options: quietly,
  });
  const save = useCall({
    call: searchOfficeApi.saveSynonym,
    request: (id: string, body: SaveSynonym) => ({ params: { id }, body }),
    changes: synonymReads,
    done: t('saved'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await (row ? save.run(row.id, values) : add.run(values));
    onClose();
  });
  const title = t(row ? 'synonym.edit' : 'synonym.add');
  return (
    <Dialog open title={title} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <Field label={t('synonym.word')} required message={form.messageOf('word')} hint={t('synonym.word.hint')}>
          <TextInput {...form.field('word')} maxLength={40} autoComplete="off" />
        </Field>
        <Field label={t('synonym.means')} required message={form.messageOf('means')} hint={t('synonym.means.hint')}>
          <TextInput {...form.field('means')} maxLength={60} autoComplete="off" />
        </Field>
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
