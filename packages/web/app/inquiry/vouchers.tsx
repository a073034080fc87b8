import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { GiveVoucher, inquiryFileRules } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { inquiryFailures } from '@mall/contract/inquiry/inquiry-failures.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './inquiry.module.css';
import { FileLinks } from './inquiry-facts.tsx';
import { inquiryReads } from './inquiry-reads.ts';

const tones = {
  submitted: { mark: 'running', tone: 'blue' },
  accepted: { mark: 'closed', tone: 'green' },
  rejected: { mark: 'open', tone: 'amber' },
} as const;

/** The papers of the deal: what was handed in, what became of it, and what is still to be handed in. */
export function Vouchers({ inquiry: { id, vouchers, actions, state } }: { inquiry: InquiryDetail }) {
  const t = useWords('inquiry');
  const when = useMoment();
  if (state !== 'confirmed') return null;
  return (
    <Panel bordered id="voucher" title={t('voucher.title')} className={classNames(vouchers.length === 0 && 'no-print')}>
      {vouchers.length > 0 && (
        <ul className={styles.stack}>
          {vouchers.map((one) => (
            <li key={one.id} className={styles.stack}>
              <p className={styles.asked}>
                <StatusMark {...tones[one.state]}>{t(`voucher.${one.state}`)}</StatusMark>
                <span>{one.reason}</span>
                <span className="meta num">{when.moment(one.at)}</span>
              </p>
              <FileLinks files={one.files} />
            </li>
          ))}
        </ul>
      )}
      {actions.includes('voucher') ? <VoucherForm inquiryId={id} /> : vouchers.length === 0 && <p className="meta">{t('voucher.none')}</p>}
    </Panel>
  );
}

function VoucherForm({ inquiryId }: { inquiryId: string }) {
  const t = useWords('inquiry');
  const { most, ...rule } = inquiryFileRules.voucher;
  const files = useUploads('file', most, [], rule);
  const form = useForm({
    first: { files: [] } as GiveVoucher,
    rules: GiveVoucher,
    failures: inquiryFailures,
    shape: () => ({ files: files.sent }),
  });
  const send = useCall({
    call: inquiryApi.voucher,
    request: (body: GiveVoucher) => ({ params: { id: inquiryId }, body }),
    done: t('voucher.done'),
    changes: inquiryReads,
    options: quietly,
  });
  return (
    <Form
      className={`${styles.form} no-print`}
      label={t('voucher.send')}
      message={form.messageOf('root')}
      onSubmit={form.submit(async (checked) => {
        if (!files.busy) await send.run(checked);
      })}
    >
      <div data-field="files">
        <UploadField
          rows
          required
          label={t('voucher.files')}
          uploading={files}
          message={files.busy ? undefined : form.messageOf('files')}
        />
      </div>
      <Button type="submit" busy={form.busy} disabled={files.busy}>
        {t('voucher.send')}
      </Button>
    </Form>
  );
}
