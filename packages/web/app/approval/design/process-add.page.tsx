import { approvalErrors } from '@mall/contract/approval/approval.errors.ts';
import { processNameMost, SaveProcess } from '@mall/contract/approval/approval.rules.ts';
import { type BizType, bizTypes } from '@mall/contract/approval/biz-type.ts';
import { type ProcessDetail, processApi } from '@mall/contract/approval/process.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { DetailPage } from '@mall/kit/detail/detail-page.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DepartmentChoice } from '../../company/department-choice.tsx';
import { useWords } from '../../kernel/words.tsx';
import { processReads } from '../approval.changes.ts';
import { designAddress, processesPath } from '../approval-addresses.ts';
import styles from './design.module.css';
import { InForce } from './in-force.tsx';

const places = { 'approval.name': ['name'], 'approval.department': ['deptId'] };

/** A new process for a department, or another name and department for one. */
export default function ProcessAddPage() {
  const t = useWords('approval/design');
  const id = useSearchParams()[0].get('id');
  const detail = useDetail(isId(id) ? ask(processApi.detail, { params: { id } }, { staleMs: 0 }) : undefined);
  if (id === null)
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t('add.title')}</h1>
        <ProcessForm />
      </div>
    );
  return (
    <DetailPage
      detail={detail}
      list={{ href: processesPath, label: t('list.title') }}
      kind={t('add.edit')}
      words={{ failed: t('list.failed'), missing: { title: t('missing.title'), text: t('missing.text'), list: t('missing.list') } }}
      about={({ name }) => name}
    >
      {(process) => <ProcessForm key={process.id} process={process} />}
    </DetailPage>
  );
}

function ProcessForm({ process }: { process?: ProcessDetail }) {
  const t = useWords('approval/design');
  const navigate = useNavigate();
  const companies = useAnswer(ask(processApi.companies, { query: {} }, { fallback: [] }));
  const others = useAnswer(ask(processApi.page, { query: { page: 1, limit: 50 } }, { staleMs: 0, fallback: { list: [], total: 0 } })).list;
  const [taken, setTaken] = useState(false);
  const form = useForm({
    first: {
      name: process?.name ?? '',
      deptId: (process?.deptId ?? null) as string | null,
      bizType: process?.bizType ?? 'order',
      copyOf: '',
    },
    rules: SaveProcess,
    failures: approvalErrors,
    shape: ({ name, deptId, bizType, copyOf }) => ({ name, deptId, bizType, ...(copyOf && { copyOf }) }),
    places,
  });
  const { deptId, bizType } = form.watch();
  const unsaved = useUnsaved(form.dirty && !form.busy && !form.formState.isSubmitSuccessful);
  // Told while one is still typing the rest; the server says so again when it is sent.
  const lookFor = async (name: string) => {
    const found =
      name === '' ? [] : await browserCall(processApi.byName, { query: { name: name.slice(0, processNameMost) } }, { silent: true });
    setTaken(found.some((one) => one.name === name && one.id !== process?.id));
  };
  const save = form.submit(async (body) => {
    if (process) {
      const { name, deptId: department } = body;
      await browserCall(processApi.update, { body: { id: process.id, name, deptId: department } }, quietly);
      await askAgain(processReads);
      toast.ok(t('add.saved'));
      return navigate(designAddress(process.id));
    }
    const { id } = await browserCall(processApi.save, { body }, quietly);
    await askAgain(processReads);
    return navigate(designAddress(id));
  });
  const name = form.field('name');
  return (
    <div className={styles.addColumns}>
      <Panel bordered>
        <Form className={styles.form} onSubmit={save} message={form.messageOf('root')}>
          <Field label={t('add.name')} required message={form.messageOf('name') ?? (taken ? t('add.taken') : undefined)}>
            <TextInput
              {...name}
              maxLength={processNameMost + 10}
              autoComplete="off"
              placeholder={t('add.nameHint')}
              onBlur={(event) => {
                void name.onBlur(event);
                void lookFor(event.target.value.trim()).catch(() => undefined);
              }}
            />
          </Field>
          {!process && (
            <Field group label={t('biz.label')} hint={t('biz.hint')}>
              <RadioGroup
                value={bizType}
                onChange={(next) => form.put({ bizType: next as BizType, copyOf: '' })}
                options={bizTypes.map((one) => ({ value: one, label: t(`biz.${one}`) }))}
              />
            </Field>
          )}
          <Field label={t('add.department')} hint={t('add.departmentHint')} message={form.messageOf('deptId')}>
            <DepartmentChoice
              value={deptId}
              onChange={(next) => form.put({ deptId: next })}
              none={companies[0] ? t('add.companyOf', { name: companies[0].name }) : t('company')}
            />
          </Field>
          {!process && others.length > 0 && (
            <Field label={t('add.copy')} hint={t('add.copyHint')}>
              <Select
                {...form.field('copyOf')}
                placeholder={t('add.copyNone')}
                options={others
                  .filter((one) => one.bizType === bizType)
                  .map((one) => ({ value: one.id, label: `${one.deptName || t('company')} / ${one.name}` }))}
              />
            </Field>
          )}
          <div className={styles.foot}>
            <Button look="quiet" href={process ? designAddress(process.id) : processesPath} as={RouterLink}>
              {t('cancel')}
            </Button>
            <Button type="submit" busy={form.busy}>
              {t(process ? 'add.save' : 'add.act')}
            </Button>
          </div>
        </Form>
      </Panel>
      {deptId !== null && <InForce deptId={deptId} />}
      {unsaved.question}
    </div>
  );
}
