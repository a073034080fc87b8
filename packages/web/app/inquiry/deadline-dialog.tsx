import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { ExtendInquiry, NewRound } from '@mall/contract/inquiry/inquiry.rules.ts';
import { inquiryFailures } from '@mall/contract/inquiry/inquiry-failures.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.tsx';
import { DeadlineField } from './form/deadline-field.tsx';
import styles from './inquiry.module.css';
import { inquiryReads } from './inquiry-reads.ts';

type Props = {
  kind: 'extend' | 'round';
  inquiry: { id: string; inquiryNumber: string; round: number };
  onClose: () => void;
  onDone?: () => void;
};

/** A later deadline, or one of a further round. */
export function DeadlineDialog({ kind, inquiry, onClose, onDone }: Props) {
  const t = useWords('inquiry');
  const kit = useKitWords();
  const extends_ = kind === 'extend';
  const form = useForm({
    first: { deadline: '', reason: '' } as NewRound,
    rules: extends_ ? ExtendInquiry : NewRound,
    failures: inquiryFailures,
    places: { 'inquiry.deadline': ['deadline'] },
  });
  const plan = { done: t(`${kind}.done`), changes: inquiryReads, options: quietly };
  const extend = useCall({ call: inquiryApi.extend, request: (body: ExtendInquiry) => ({ params: { id: inquiry.id }, body }), ...plan });
  const round = useCall({ call: inquiryApi.round, request: (body: NewRound) => ({ params: { id: inquiry.id }, body }), ...plan });
  return (
    <Dialog
      open
      title={t(`${kind}.title`, { number: inquiry.inquiryNumber, round: inquiry.round + 1 })}
      labels={{ close: kit('close') }}
      onClose={onClose}
    >
      <Form
        className={styles.form ?? ''}
        label={t(`${kind}.act`)}
        message={form.messageOf('root')}
        onSubmit={form.submit(async (checked) => {
          await (extends_ ? extend : round).run(checked);
          onClose();
          onDone?.();
        })}
      >
        <p className="meta">{t(`${kind}.text`)}</p>
        <div data-field="deadline">
          <DeadlineField
            label={t('extend.deadline')}
            value={form.watch('deadline')}
            onChange={(deadline) => form.put({ deadline })}
            message={form.messageOf('deadline')}
          />
        </div>
        <Field label={t('extend.reason')} required={extends_} message={form.messageOf('reason')}>
          <TextArea {...form.field('reason')} rows={2} limit={100} value={form.watch('reason')} />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t(`${kind}.act`)}
        </Button>
      </Form>
    </Dialog>
  );
}
