import { invoiceErrors } from '@mall/contract/invoice/invoice.errors.ts';
import { SaveReceiver } from '@mall/contract/invoice/invoicing.rules.ts';
import { type InvoiceReceiver, receiverApi } from '@mall/contract/invoice/receiver.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './invoice.module.css';

const receiversAsk = ask(receiverApi.list, {}, { fallback: [], staleMs: 0 });
const reads = [receiverApi.list];

/** Who gets invoices: electronic ones by mail, paper by post. */
export default function ReceiversPage() {
  const t = useWords('invoice');
  const receivers = useAnswer(receiversAsk);
  const [open, setOpen] = useState<InvoiceReceiver | 'new'>();
  const remove = useAct({
    call: receiverApi.remove,
    request: ({ id }: InvoiceReceiver) => ({ params: { id } }),
    ask: ({ name }) => ({ title: t('receivers.ask', { name }), act: t('receivers.remove'), tone: 'danger' }),
    done: t('receivers.removed'),
    changes: reads,
  });
  return (
    <div className={styles.page}>
      <PageTitle name={t('receivers.title')} />
      <div className={styles.between}>
        <h1>{t('receivers.title')}</h1>
        <Button onClick={() => setOpen('new')}>{t('receivers.new')}</Button>
      </div>
      <Panel>
        {receivers.length === 0 ? (
          <Empty title={t('receivers.none')} />
        ) : (
          <ul className={styles.papers}>
            {receivers.map((one) => (
              <li key={one.id}>
                <div className={styles.between}>
                  <b>
                    {one.name} {one.phone} {one.isDefault === 1 && <Tag tone="brand">{t('titles.default')}</Tag>}
                  </b>
                  <span>
                    <Button look="text" size="s" onClick={() => setOpen(one)}>
                      {t('receivers.edit')}
                    </Button>
                    <Button look="text" size="s" onClick={() => remove.start(one)}>
                      {t('receivers.remove')}
                    </Button>
                  </span>
                </div>
                <div className="meta">{[one.email, one.address].filter(Boolean).join(' · ')}</div>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {open && <ReceiverDialog receiver={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
      {remove.question}
    </div>
  );
}

function ReceiverDialog({ receiver, onClose }: { receiver: InvoiceReceiver | undefined; onClose: () => void }) {
  const t = useWords('invoice');
  const form = useForm({
    first: {
      name: receiver?.name ?? '',
      phone: receiver?.phone ?? '',
      email: receiver?.email ?? '',
      address: receiver?.address ?? '',
      isDefault: receiver?.isDefault === 1,
    },
    rules: SaveReceiver,
    failures: invoiceErrors,
    shape: (typed) => ({ ...typed, ...(receiver && { id: receiver.id }) }),
    places: { 'invoice.recipient': ['name'], 'invoice.phone': ['phone'], 'invoice.email': ['email'] },
  });
  const save = useCall({
    call: receiverApi.save,
    request: (body: SaveReceiver) => ({ body }),
    done: t('receivers.saved'),
    changes: reads,
    options: quietly,
  });
  const title = t(receiver ? 'receivers.edit' : 'receivers.new');
  return (
    <Dialog open title={title} labels={{ close: t('close') }} onClose={onClose}>
      <Form
        className={styles.form}
        label={title}
        onSubmit={form.submit(async (checked) => {
          await save.run(checked);
          onClose();
        })}
        message={form.messageOf('root')}
      >
        <Field label={t('receivers.name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={30} />
        </Field>
        <Field label={t('receivers.phone')} required message={form.messageOf('phone')}>
          <TextInput {...form.field('phone')} inputMode="numeric" maxLength={11} />
        </Field>
        <Field label={t('receivers.email')} message={form.messageOf('email')}>
          <TextInput {...form.field('email')} inputMode="email" maxLength={60} />
        </Field>
        <Field label={t('receivers.address')} message={form.messageOf('address')}>
          <TextInput {...form.field('address')} maxLength={120} />
        </Field>
        <Checkbox checked={form.watch('isDefault')} onChange={(event) => form.put({ isDefault: event.target.checked })}>
          {t('receivers.default')}
        </Checkbox>
        <Button type="submit" block busy={form.busy}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}
