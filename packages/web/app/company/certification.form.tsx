import { type CompanyAudit, certificationApi } from '@mall/contract/company/certification.api.ts';
import { certificationErrors } from '@mall/contract/company/certification.errors.ts';
import { type CertificationField, CertificationFields, nameMost, papersMost } from '@mall/contract/company/certification.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { AreaChoice } from '@mall/kit/form/area-choice.tsx';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKeptDraft } from '@mall/kit/form/use-kept-draft.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import { useSiteName } from '../shell/use-site-name.ts';
import { BankCheck } from './bank-check.tsx';
import { keepDraftIn } from './certification-draft.ts';
import styles from './enterprise-auth.module.css';
import { FaultLinks, fieldPlace } from './fault-links.tsx';
import { saveLetterTemplate } from './letter-template.ts';

type CertificationFormProps = {
  audit: CompanyAudit;
  first: CertificationFields;
  licenceName: string;
  savedAt: string | undefined;
  onDone: () => void;
};
type TextName = Exclude<CertificationField, 'licence' | 'letter' | 'papers' | 'provinceId' | 'cityId' | 'districtId'>;

const places = {
  'company.code': ['unifiedCode'],
  'company.name': ['name'],
  'company.area': ['provinceId'],
  'content.upload': ['licence'],
};
const inputs: Partial<Record<TextName, ComponentProps<typeof TextInput>>> = {
  name: { maxLength: nameMost, autoComplete: 'organization' },
  unifiedCode: { maxLength: 18, autoCapitalize: 'characters', spellCheck: false },
  industry: { maxLength: 20 },
  registeredAddress: { maxLength: 80 },
  officePhone: { maxLength: 20, inputMode: 'tel' },
  legalRepresentative: { maxLength: 30 },
  contactName: { maxLength: 30, autoComplete: 'name' },
  contactPhone: { maxLength: 11, inputMode: 'tel', autoComplete: 'tel' },
  bankName: { maxLength: 60 },
  bankAccount: { maxLength: 40, inputMode: 'numeric' },
};

/** The papers of a company: for the first time, again after a rejection, or as a change. */
export function CertificationForm({ audit, first, licenceName, savedAt, onDone }: CertificationFormProps) {
  const t = useWords('company');
  const site = useSiteName();
  const isChange = audit.state === 'active';
  const licence = useUploads('image', 1, first.licence ? [{ url: first.licence, name: licenceName || t('field.licence') }] : []);
  const letter = useUploads('file', 1, first.letter ? [first.letter] : []);
  const papers = useUploads('file', papersMost, first.papers);
  const sending = licence.busy || letter.busy || papers.busy;
  const files = { licence: licence.urls[0] ?? '', letter: letter.sent[0] ?? null, papers: papers.sent };
  const form = useForm({
    first,
    rules: CertificationFields,
    failures: certificationErrors,
    shape: (typed) => ({ ...typed, ...files }),
    places,
  });
  const values = form.watch();
  const language = useLanguage();
  const draft = useKeptDraft({ values: { ...values, ...files }, savedAt, send: keepDraftIn(language) });
  const send = useCall({
    call: isChange ? certificationApi.update : certificationApi.save,
    request: (body: CertificationFields) => ({ body }),
    changes: [certificationApi.audit, certificationApi.info, certificationApi.draft],
    done: t('sent'),
    onDone,
    options: quietly,
  });
  const rejected = audit.latest?.decision === 'rejected' ? audit.latest : undefined;
  /** What the mall said of a field, as long as it stands as it was. */
  const saidOf = (name: CertificationField): string | undefined => {
    const fault = rejected?.faults.find(({ field }) => field === name);
    const now = { ...values, ...files }[name];
    return fault && JSON.stringify(now) === JSON.stringify(rejected?.fields[name]) ? fault.reason : undefined;
  };
  const messageOf = (name: CertificationField) => form.messageOf(name) ?? saidOf(name);
  const text = (name: TextName, hint?: ReactNode) => {
    const message = messageOf(name);
    const isFixed = isChange && name === 'unifiedCode';
    return (
      <div id={fieldPlace(name)}>
        <Field layout="side" label={t(`field.${name}`)} required message={message} hint={isFixed ? t('hint.codeFixed') : hint}>
          <TextInput
            {...inputs[name]}
            {...form.field(name)}
            readOnly={isFixed}
            trailing={isChange && values[name] !== first[name] ? <Tag tone="amber">{t('changed')}</Tag> : undefined}
          />
        </Field>
      </div>
    );
  };
  const areaFault = form.messageOf('provinceId') ?? form.messageOf('cityId') ?? form.messageOf('districtId') ?? saidOf('provinceId');
  const wrong = Object.keys(form.formState.errors).filter((name) => name !== 'root') as CertificationField[];
  return (
    <Form
      className={styles.form}
      label={t('title')}
      onSubmit={form.submit(async (checked) => {
        if (sending) return;
        await draft.stop();
        await send.run(checked).catch((error: unknown) => {
          draft.resume();
          throw error;
        });
      })}
      message={form.messageOf('root')}
    >
      <Panel bordered title={<Numbered number={1}>{t('section.company')}</Numbered>}>
        <div className={styles.fields}>
          <div id={fieldPlace('licence')} data-field="licence" className={styles.wide}>
            <UploadField
              layout="side"
              required
              label={t('field.licence')}
              uploading={licence}
              hint={t('hint.licence')}
              message={licence.busy ? undefined : messageOf('licence')}
            />
          </div>
          {text('name', t('hint.name', { count: values.name.length, most: nameMost }))}
          {text('unifiedCode', t('hint.code'))}
          {text('industry')}
          <div id={fieldPlace('provinceId')}>
            <Field group layout="side" required label={t('field.area')} message={areaFault}>
              <AreaChoice
                labels={{ province: t('area.province'), city: t('area.city'), district: t('area.district') }}
                value={values}
                onChange={form.put}
                onBlur={form.left('districtId')}
                invalid={areaFault !== undefined}
              />
            </Field>
          </div>
          {text('registeredAddress')}
          {text('officePhone')}
        </div>
      </Panel>
      <Panel bordered title={<Numbered number={2}>{t('section.people')}</Numbered>}>
        <div className={styles.fields}>
          {text('legalRepresentative')}
          {text('contactName')}
          {text('contactPhone', t('hint.contactPhone'))}
          <div id={fieldPlace('letter')} data-field="letter">
            <UploadField layout="side" label={t('field.letter')} uploading={letter} hint={t('hint.letter')} message={messageOf('letter')} />
            <p className={styles.template}>
              <Button look="text" size="s" onClick={() => saveLetterTemplate(t, values.name, site)}>
                {t('letter.template')}
              </Button>
            </p>
          </div>
        </div>
      </Panel>
      <Panel bordered title={<Numbered number={3}>{t('section.bank')}</Numbered>}>
        <div className={styles.fields}>
          <Field layout="side" label={t('field.accountName')} hint={t('hint.accountName')}>
            <TextInput value={values.name} readOnly />
          </Field>
          {text('bankName')}
          {text('bankAccount')}
          <BankCheck account={values} />
        </div>
      </Panel>
      <Panel bordered title={<Numbered number={4}>{t('section.papers')}</Numbered>}>
        <div id={fieldPlace('papers')} data-field="papers">
          <UploadField rows label={t('field.papers')} uploading={papers} message={messageOf('papers')} />
        </div>
      </Panel>
      <div className={styles.bar}>
        <output className={styles.said}>
          {wrong.length > 0 && <FaultLinks names={wrong} />}
          {sending && t('sending')}
          {!sending && draft.savedAt && t('draft.saved', { time: draft.savedAt.slice(5, 16) })}
        </output>
        <Button look="quiet" busy={draft.busy} onClick={() => void draft.keep()}>
          {t('draft.keep')}
        </Button>
        <Button type="submit" busy={form.busy} disabled={sending}>
          {t(isChange ? 'submit.change' : 'submit')}
        </Button>
      </div>
    </Form>
  );
}

function Numbered({ number, children }: { number: number; children: ReactNode }) {
  return (
    <span className={styles.numbered}>
      <b aria-hidden="true">{number}</b>
      {children}
    </span>
  );
}
