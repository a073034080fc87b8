import { inquiryErrors } from '@mall/contract/inquiry/inquiry.errors.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { reasonMost } from '@mall/contract/kernel/fields.ts';
import { storesApi } from '@mall/contract/store/stores.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { DateInput } from '@mall/ui/date/date-input.tsx';
import { isDay } from '@mall/ui/date/day.rules.ts';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId } from 'react';
import { useWords } from '../kernel/words.ts';

type Values = { word: string; id: string; reason: string; until: string };
const shown = 8;

/** Keeps a supplier out: which one, why and until when. */
export function BlockDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('inquiry');
  const kit = useKitWords();
  const formId = useId();
  const form = useForm({
    first: { word: '', id: '', reason: '', until: '' } as Values,
    rules: checks<Values>({
      id: (id) => (id === '' ? 'store' : undefined),
      reason: (reason) => (reason.trim() === '' ? 'reason' : reason.trim().length > reasonMost ? 'long' : undefined),
      until: (until) => (until === '' || isDay(until) ? undefined : 'day'),
    }),
    failures: (code) =>
      inquiryErrors[code as keyof typeof inquiryErrors]?.words.zh ?? t(`block.fault.${code as 'store' | 'reason' | 'long' | 'day'}`),
    places: { 'inquiry.blocked_already': ['id'] },
  });
  const send = useCall({
    call: inquiryOperationsApi.block,
    request: ({ id, reason, until }: Values) => ({ params: { id }, body: { reason: reason.trim(), until: until || null } }),
    done: t('block.done'),
    changes: [inquiryOperationsApi.blocks],
    options: quietly,
  });
  const { word, id, reason, until } = form.watch();
  const stores = useList(ask(storesApi.page, { query: { page: 1, limit: shown, word: word.trim() } }), { enabled: word.trim() !== '' });
  return (
    <Dialog
      open
      title={t('block.title')}
      labels={{ close: kit('close') }}
      onClose={onClose}
      width={480}
      footer={
        <>
          <Button look="quiet" disabled={form.busy} onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button type="submit" form={formId} look="danger" busy={form.busy}>
            {t('block')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={t('block.title')}
        message={form.messageOf('root')}
        onSubmit={form.submit(async (checked) => {
          await send.run(checked);
          onClose();
        })}
      >
        <Field label={t('block.word')} required>
          <TextInput {...form.field('word')} maxLength={40} autoComplete="off" />
        </Field>
        <div data-field="id">
          <Field label={t('block.store')} required group message={form.messageOf('id')}>
            {stores.data && stores.data.list.length > 0 ? (
              <RadioGroup
                stacked
                value={id}
                onChange={(chosen) => form.put({ id: chosen })}
                options={stores.data.list.map((store) => ({ value: store.id, label: store.name }))}
              />
            ) : (
              <p className="meta">{t(word.trim() === '' ? 'block.type' : 'none.found')}</p>
            )}
          </Field>
        </div>
        <Field label={t('reason')} required message={form.messageOf('reason')}>
          <TextArea {...form.field('reason')} rows={2} limit={reasonMost} value={reason} />
        </Field>
        <div data-field="until">
          <Field label={t('blocks.until')} hint={t('block.untilHint')} message={form.messageOf('until')}>
            <DateInput
              value={until}
              onChange={(day) => form.put({ until: day })}
              locale="zh-CN"
              labels={{ open: t('block.dayOpen'), calendar: t('blocks.until'), format: t('block.dayFormat') }}
            />
          </Field>
        </div>
      </Form>
    </Dialog>
  );
}
