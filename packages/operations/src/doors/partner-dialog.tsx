import { partnerErrors } from '@mall/contract/account/partner.errors.ts';
import { SavePartner } from '@mall/contract/account/partner.rules.ts';
import { type PartnerRow, partnerOperationsApi } from '@mall/contract/account/partner-operations.api.ts';
import { type PartnerTag, partnerTags } from '@mall/contract/account/partner-tags.ts';
import { companiesApi } from '@mall/contract/company/companies.api.ts';
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
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './doors.module.css';
import { partnerReads } from './doors.reads.ts';

const places = { 'partner.name': ['name'], 'partner.tags': ['tags'], 'partner.company': ['companyId'] } as const;

/** A partner: whom it may vouch for, and by which kinds of entry. */
export function PartnerDialog({ partner, onClose }: { partner: PartnerRow | undefined; onClose: () => void }) {
  const t = useWords('doors');
  const kit = useKitWords();
  const [word, setWord] = useState('');
  const companies = useList(ask(companiesApi.page, { query: { page: 1, limit: 50, ...(word.trim() && { word: word.trim() }) } }));
  const { name = '', companyId = null, tags = [], adds = false } = partner ?? {};
  const form = useForm({ first: { name, companyId, tags, adds } as SavePartner, rules: SavePartner, failures: partnerErrors, places });
  const add = useCall({
    call: partnerOperationsApi.add,
    request: (body: SavePartner) => ({ body }),
    changes: partnerReads,
    done: t('added'),
    options: quietly,
  });
  const save = useCall({
    call: partnerOperationsApi.save,
    request: (id: string, body: SavePartner) => ({ params: { id }, body }),
    changes: partnerReads,
    done: t('saved'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await (partner ? save.run(partner.id, values) : add.run(values));
    onClose();
  });
  const picked = form.watch('tags');
  const pick = (tag: PartnerTag, on: boolean) => form.put({ tags: on ? [...picked, tag] : picked.filter((one) => one !== tag) });
  const found = companies.data?.list.map(({ id, name: label }) => ({ value: id, label })) ?? [];
  const options =
    partner?.companyId && !found.some(({ value }) => value === partner.companyId)
      ? [{ value: partner.companyId, label: partner.companyName }, ...found]
      : found;
  const title = t(partner ? 'edit.title' : 'add');
  return (
    <Dialog open title={title} width={560} maxBodyHeight="76vh" labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <Field label={t('name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={40} autoComplete="off" />
        </Field>
        <Field label={t('tags')} group required message={form.messageOf('tags')}>
          <div className={styles.row}>
            {partnerTags.map((tag) => (
              <Checkbox key={tag} checked={picked.includes(tag)} onChange={({ target }) => pick(tag, target.checked)}>
                {t(`tag.${tag}`)}
              </Checkbox>
            ))}
          </div>
        </Field>
        <Field label={t('company.word')}>
          <TextInput value={word} maxLength={40} onChange={({ target }) => setWord(target.value)} autoComplete="off" />
        </Field>
        <Field label={t('company')} message={form.messageOf('companyId')} hint={t('company.hint')}>
          <Select
            value={form.watch('companyId') ?? ''}
            onChange={({ target }) => form.put({ companyId: target.value || null })}
            placeholder={t('company.none')}
            options={options}
          />
        </Field>
        <Checkbox
          checked={form.watch('adds')}
          disabled={form.watch('companyId') !== null}
          onChange={({ target }) => form.put({ adds: target.checked })}
        >
          {t('adds')}
        </Checkbox>
        <Button type="submit" block busy={form.busy}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}
