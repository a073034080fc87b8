import { invoiceErrors } from '@mall/contract/invoice/invoice.errors.ts';
import { invoicingErrors } from '@mall/contract/invoice/invoicing.errors.ts';
import { type Qualification, type QualificationVersion, qualificationApi } from '@mall/contract/invoice/qualification.api.ts';
import { QualificationFields, qualificationNames, qualificationPapersMost } from '@mall/contract/invoice/qualification.rules.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { Button } from '@mall/ui/button.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './invoice.module.css';

const reads = [qualificationApi.find];
const tones = {
  waiting: { mark: 'running', tone: 'blue' },
  approved: { mark: 'closed', tone: 'green' },
  rejected: { mark: 'closed', tone: 'red' },
  withdrawn: { mark: 'open', tone: 'grey' },
} as const;

/** Whether VAT special invoices are issued to the company, and the papers by which they are. */
export default function QualificationPage() {
  const t = useWords('invoice');
  const found = useList(ask(qualificationApi.find, {}, { staleMs: 0 }));
  const [changing, setChanging] = useState(false);
  const withdraw = useAct({
    call: qualificationApi.withdraw,
    request: () => ({}),
    ask: () => ({ title: t('ctrl.withdrawAsk'), act: t('ctrl.withdraw'), tone: 'danger' }),
    changes: reads,
  });
  const { data } = found;
  const waits = data?.latest?.decision === 'waiting';
  const writes = data && data.certified === 1 && !waits && (changing || !data.inForce);
  return (
    <div className={styles.page}>
      <PageTitle name={t('ctrl.title')} />
      <div className={styles.between}>
        <h1>{t('ctrl.title')}</h1>
        {data?.inForce && !waits && !changing && (
          <Button look="line" onClick={() => setChanging(true)}>
            {t('ctrl.change')}
          </Button>
        )}
      </div>
      <p className="meta">{t('ctrl.lead')}</p>
      {found.isError && (
        <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={found.isFetching} onRetry={() => void found.refetch()} />
      )}
      {!data && !found.isError && <Skeleton kind="block" height={200} />}
      {data?.certified === 0 && <Note tone="warn">{t('ctrl.uncertified')}</Note>}
      {data?.inForce && <Version title={t('ctrl.inForce')} version={data.inForce} />}
      {data?.latest && data.latest.id !== data.inForce?.id && (
        <Version title={t('ctrl.latest')} version={data.latest}>
          {waits && (
            <Button look="line" onClick={() => withdraw.start()}>
              {t('ctrl.withdraw')}
            </Button>
          )}
        </Version>
      )}
      {writes && <Papers known={data} onDone={() => setChanging(false)} />}
      {withdraw.question}
    </div>
  );
}

function Version({ title, version, children }: { title: string; version: QualificationVersion; children?: React.ReactNode }) {
  const t = useWords('invoice');
  const { decision, fields, reason, submitDate } = version;
  return (
    <Panel title={title} extra={<StatusMark {...tones[decision]}>{t(`ctrl.${decision}`)}</StatusMark>}>
      {reason && <Note tone="bad">{reason}</Note>}
      <Facts
        two
        facts={[...qualificationNames.map((name) => [t(`ctrl.${name}`), fields[name]] as const), [t('detail.applied'), submitDate]]}
      />
      {children}
    </Panel>
  );
}

function Papers({ known, onDone }: { known: Qualification; onDone: () => void }) {
  const t = useWords('invoice');
  const papers = useUploads('file', qualificationPapersMost, []);
  const before = known.inForce?.fields ?? known.known;
  const form = useForm({
    first: {
      ...Object.fromEntries(qualificationNames.map((name) => [name, before[name] ?? ''])),
      papers: [],
    } as unknown as QualificationFields,
    rules: QualificationFields,
    failures: { ...invoiceErrors, ...invoicingErrors },
    shape: (typed) => ({ ...typed, papers: papers.sent }),
    places: {
      'invoice.company_name': ['companyName'],
      'invoice.tax_number': ['taxNumber'],
      'invoice.registered_address': ['registeredAddress'],
      'invoice.office_phone': ['officePhone'],
      'invoice.bank_account': ['bankAccount'],
      'invoice.bank': ['openingBank'],
      'invoice.papers': ['papers'],
      'content.upload': ['papers'],
    },
  });
  const submit = useCall({
    call: qualificationApi.submit,
    request: (body: QualificationFields) => ({ body }),
    done: t('ctrl.submitted'),
    changes: reads,
    options: quietly,
  });
  return (
    <Panel title={t('ctrl.submit')}>
      <Form
        className={styles.form}
        label={t('ctrl.title')}
        onSubmit={form.submit(async (checked) => {
          if (papers.busy) return;
          await submit.run(checked);
          onDone();
        })}
        message={form.messageOf('root')}
      >
        {qualificationNames.map((name) => (
          <Field key={name} label={t(`ctrl.${name}`)} required message={form.messageOf(name)}>
            <TextInput {...form.field(name)} />
          </Field>
        ))}
        <div data-field="papers">
          <UploadField
            rows
            required
            label={t('ctrl.papers')}
            uploading={papers}
            message={papers.busy ? undefined : form.messageOf('papers')}
          />
        </div>
        <Button type="submit" busy={form.busy} disabled={papers.busy}>
          {t('ctrl.submit')}
        </Button>
      </Form>
    </Panel>
  );
}
