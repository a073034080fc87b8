import { certificationErrors } from '@mall/contract/company/certification.errors.ts';
import { contentErrors } from '@mall/contract/content/content.errors.ts';
import { applicationApi, type ClassTerm, type OwnApplication } from '@mall/contract/store/application.api.ts';
import { applicationErrors } from '@mall/contract/store/application.errors.ts';
import { type ApplicationDraft, ApplicationFields, type FaultPlace } from '@mall/contract/store/application.rules.ts';
import type { QualificationKind } from '@mall/contract/store/qualification-kinds.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKeptDraft } from '@mall/kit/form/use-kept-draft.ts';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { ApplicationSteps } from './application-steps.tsx';
import { ClassesPart } from './classes-part.tsx';
import { BankPart, CompanyPart, ContactPart } from './company-parts.tsx';
import { firstFields } from './first-fields.ts';
import { faultsIn, filled, partFaults } from './form-parts.ts';
import { PageHead } from './page-head.tsx';
import { Qualifications } from './qualifications.tsx';
import styles from './register.module.css';
import { Section } from './section.tsx';

const places = {
  'company.code': ['unifiedCode'],
  'company.area': ['provinceId'],
  'store.code': ['unifiedCode'],
  'store.name': ['storeName'],
  'store.licence': ['licenceUntil'],
  'store.paper': ['qualifications'],
  'store.class': ['classes'],
  'content.upload': ['licence'],
};
const failures = { ...certificationErrors, ...applicationErrors, ...contentErrors };
const keepDraft = (fields: ApplicationDraft) => browserCall(applicationApi.keepDraft, { body: fields }, { silent: true });

/** The papers of somebody who wants to sell here: for the first time, or after they came back. */
export function ApplicationForm({ own, terms, side }: { own: OwnApplication; terms: readonly ClassTerm[]; side: ReactNode }) {
  const t = useWords('register');
  const [first] = useState(() => firstFields(own));
  const licence = useUploads('image', 1, first.licence ? [{ url: first.licence, name: t('field.licence') }] : []);
  const letter = useUploads('file', 1, first.letter ? [first.letter] : []);
  const [sendingPapers, setSendingPapers] = useState<ReadonlySet<QualificationKind>>(new Set());
  const sending = licence.busy || letter.busy || sendingPapers.size > 0;
  const files = { licence: licence.urls[0] ?? '', letter: letter.sent[0] ?? null };
  const form = useForm({
    first,
    rules: ApplicationFields,
    failures,
    shape: (typed) => ({ ...typed, ...files, qualifications: filled(typed.qualifications) }),
    places,
  });
  const values = { ...form.watch(), ...files };
  const draft = useKeptDraft<ApplicationDraft>({ values, savedAt: own.draft?.saveDate, send: keepDraft });
  const send = useCall({
    call: applicationApi.submit,
    request: (body: ApplicationFields) => ({ body }),
    changes: [applicationApi.own],
    done: t('sent'),
    options: quietly,
  });
  const returned = own.state === 'returned' && own.latest ? own.latest : undefined;
  /** What the mall said, as long as it stands as it was. */
  const saidOf = (place: FaultPlace): string | undefined =>
    returned && !faultsIn(returned, values).includes(place) ? undefined : returned?.faults.find(({ field }) => field === place)?.reason;
  const wrongNames = Object.keys(form.formState.errors);
  const part = (name: Parameters<typeof partFaults>[0]) => ({
    faults:
      returned &&
      partFaults(
        name,
        returned.faults.map(({ field }) => field),
      ),
    wrong: partFaults(name, wrongNames) > 0,
  });
  const mended = returned ? faultsIn(returned, values).length : 0;
  const needs = new Set(terms.filter(({ classId }) => values.classes.includes(classId)).flatMap((term) => term.needs));
  const shared = { form, values, messageOf: (name: keyof ApplicationFields & string) => form.messageOf(name) ?? saidOf(name) };
  const submit = form.submit(async (checked) => {
    if (sending) return;
    await draft.stop();
    await send.run(checked).catch((error: unknown) => {
      draft.resume();
      throw error;
    });
  });
  const stepOf = (name: Parameters<typeof partFaults>[0], done: boolean) =>
    part(name).faults ? ('fault' as const) : done ? ('done' as const) : ('todo' as const);
  const notes = returned
    ? {
        audit: t('returned.step', { version: returned.version }),
        ...Object.fromEntries(
          (['company', 'classes', 'papers', 'bank'] as const)
            .map((name) => [name, part(name).faults ?? 0] as const)
            .filter(([, count]) => count > 0)
            .map(([name, count]) => [name, t('section.faults', { count })]),
        ),
      }
    : {};
  return (
    <Form onSubmit={submit} message={form.messageOf('root')} label={t('title')} className={styles.form ?? ''}>
      <PageHead own={own} name={values.name}>
        <span className={styles.said}>
          {sending ? t('sending') : draft.savedAt && t('draft.saved', { time: draft.savedAt.slice(5, 16) })}
        </span>
        <Button look="line" busy={draft.busy} onClick={() => void draft.keep()}>
          {t('draft.keep')}
        </Button>
        <Button type="submit" busy={form.busy} disabled={sending}>
          {t(returned ? 'submit.again' : 'submit')}
        </Button>
      </PageHead>
      <ApplicationSteps
        at={returned ? 'audit' : 'company'}
        states={{
          company: stepOf('company', values.name !== '' && values.licence !== ''),
          papers: stepOf(
            'papers',
            [...needs].every((kind) => values.qualifications.some((paper) => paper.kind === kind && paper.files.length > 0)) &&
              needs.size > 0,
          ),
          classes: stepOf('classes', values.classes.length > 0),
          bank: stepOf('bank', values.bankAccount !== ''),
        }}
        notes={notes}
      />
      <div className={styles.two}>
        <div className={styles.stack}>
          {returned && (
            <Note tone="bad" role="alert">
              <b>{t('returned', { at: returned.decideDate?.slice(5, 16) ?? '', count: returned.faults.length })}</b>{' '}
              {t(mended > 0 ? 'returned.rest' : 'returned.mended')}
            </Note>
          )}
          <Section number={1} title={t('part.contact')} gist={`${values.contactName} ${values.contactPhone}`} {...part('contact')}>
            <ContactPart {...shared} letter={letter} />
          </Section>
          <Section number={2} title={t('step.company')} gist={`${values.name} ${values.unifiedCode}`} {...part('company')}>
            <CompanyPart {...shared} licence={licence} />
          </Section>
          <Section
            number={3}
            title={t('step.classes')}
            gist={t('class.count', { count: values.classes.length })}
            flush
            {...part('classes')}
          >
            <ClassesPart
              terms={terms}
              chosen={values.classes}
              papers={values.qualifications}
              message={shared.messageOf('classes')}
              onChange={(classes) => form.put({ classes })}
            />
          </Section>
          <Section
            number={4}
            title={t('step.papers')}
            gist={t('paper.count', { count: filled(values.qualifications).length })}
            {...part('papers')}
          >
            {form.messageOf('qualifications') && (
              <p className={styles.wrong} role="alert">
                {form.messageOf('qualifications')}
              </p>
            )}
            <p className="meta">{t('paper.lead')}</p>
            <div data-field="qualifications">
              <Qualifications
                papers={values.qualifications}
                needs={needs}
                faultOf={saidOf}
                onChange={(qualifications) => form.put({ qualifications })}
                onBusy={(kind, busy) =>
                  setSendingPapers((before) => {
                    if (before.has(kind) === busy) return before;
                    return new Set(busy ? [...before, kind] : [...before].filter((one) => one !== kind));
                  })
                }
              />
            </div>
          </Section>
          <Section
            number={5}
            title={t('step.bank')}
            gist={`${values.bankName} ${values.bankAccount.replace(/.(?=.{4})/g, '*')}`}
            {...part('bank')}
          >
            <BankPart {...shared} />
          </Section>
        </div>
        {side}
      </div>
    </Form>
  );
}
