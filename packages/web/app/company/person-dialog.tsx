import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { mobilePattern } from '@mall/contract/account/account.rules.ts';
import { type Person, peopleApi } from '@mall/contract/company/people.api.ts';
import { peopleErrors } from '@mall/contract/company/people.errors.ts';
import { BindFields, EditFields, PersonFields, RoleFields } from '@mall/contract/company/people.rules.ts';
import { fen, fromYuan, type Money, toYuan } from '@mall/contract/kernel/money.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { useResend } from '@mall/kit/sign-in/use-resend.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import { peopleReads } from './company.changes.ts';
import styles from './company.module.css';
import { DepartmentChoice } from './department-choice.tsx';

type Way = 'invite' | 'code' | 'edit';
type PersonDialogProps = { /** Missing: somebody new. */ person?: Person; onClose: () => void };

const failures = { ...accountErrors, ...peopleErrors };
const rulesOf = { invite: PersonFields, code: BindFields, edit: EditFields.extend(RoleFields.shape) };
const places = {
  'company.role_missing': ['roleIds'],
  'company.role_beyond': ['roleIds'],
  'company.bound_here': ['mobile'],
  'company.bound_elsewhere': ['mobile'],
  'company.not_a_buyer': ['mobile'],
  'company.invited_already': ['mobile'],
  'account.code_wrong': ['code'],
  'account.code_too_soon': ['code'],
  'account.code_too_many': ['code'],
};

const fenOf = (amount: Money | null | undefined): number | null => (amount ? fromYuan(amount) : null);
const yuanOf = (amount: number | null) => (amount === null ? null : toYuan(fen(amount)));

const firstOf = (person: Person | undefined) => ({
  id: person?.id,
  mobile: '',
  code: '',
  name: person?.name ?? '',
  departmentId: person?.departmentId ?? null,
  title: person?.title ?? '',
  limitFen: fenOf(person?.limit),
  orderLimitFen: fenOf(person?.orderLimit),
  roleIds: person?.roles.map((role) => role.id) ?? [],
});
type Typed = ReturnType<typeof firstOf>;

/** What the rules of this way look at. */
const shapeOf = (way: Way) => (typed: Typed) => {
  const { id, mobile, code, name, limitFen, orderLimitFen, departmentId, title, roleIds } = typed;
  const all = { departmentId, title, roleIds, limit: yuanOf(limitFen), orderLimit: yuanOf(orderLimitFen) };
  if (way === 'edit') return { ...all, id };
  return { ...all, mobile: mobile.trim(), name, ...(way === 'code' && { code: code.trim() }) };
};

const sameRoles = (person: Person, roleIds: readonly string[]) =>
  person.roles.length === roleIds.length && person.roles.every(({ id }) => roleIds.includes(id));

/** Somebody to invite, to bind by the code on his mobile, or to change. */
export default function PersonDialog({ person, onClose }: PersonDialogProps) {
  const t = useWords('company');
  const shell = useWords('shell');
  const formId = useId();
  const [newWay, setWay] = useState<'invite' | 'code'>('invite');
  const way: Way = person ? 'edit' : newWay;
  const roles = useAnswer(ask(peopleApi.roleList, {}, { fallback: [] }));
  const resend = useResend();
  const [sending, setSending] = useState(false);
  const form = useForm({ first: firstOf(person), rules: rulesOf[way] as typeof BindFields, failures, shape: shapeOf(way), places });
  const { field, messageOf, busy } = form;
  const { roleIds, departmentId, limitFen, orderLimitFen, mobile } = form.watch();

  const sendCode = async () => {
    setSending(true);
    try {
      await browserCall(peopleApi.sendCode, { body: { mobile: mobile.trim() } }, quietly);
      resend.start();
    } catch (error) {
      form.refuse(error);
    } finally {
      setSending(false);
    }
  };
  const send = async (checked: Record<string, unknown>, typed: Typed): Promise<string> => {
    if (way === 'invite') await browserCall(peopleApi.invite, { body: checked as never }, quietly);
    else if (way === 'code') await browserCall(peopleApi.bindChild, { body: checked as never }, quietly);
    else {
      const { roleIds: wanted, ...rest } = checked as { roleIds: string[]; id: string };
      await browserCall(peopleApi.edit, { body: rest as never }, quietly);
      if (person && !sameRoles(person, wanted)) await browserCall(peopleApi.editRole, { body: { id: rest.id, roleIds: wanted } }, quietly);
    }
    return t(({ invite: 'person.invited', code: 'person.bound', edit: 'person.saved' } as const)[way], { name: typed.name });
  };
  const save = form.submit(async (checked, typed) => {
    const said = await send(checked, typed);
    await askAgain(peopleReads);
    toast.ok(said);
    onClose();
  });
  const unsaved = useUnsaved(form.dirty && !busy, onClose);
  const turnRole = (id: string, on: boolean) => form.put({ roleIds: on ? [...roleIds, id] : roleIds.filter((one) => one !== id) });
  const footer = (
    <>
      <Button look="quiet" disabled={busy} onClick={unsaved.leave}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {t(({ invite: 'person.invite', code: 'person.bind', edit: 'save' } as const)[way])}
      </Button>
    </>
  );
  return createPortal(
    <>
      <Dialog
        open
        title={person ? t('person.edit', { name: person.name }) : t('person.new')}
        width={600}
        maxBodyHeight="70vh"
        labels={{ close: shell('close') }}
        onClose={unsaved.leave}
        footer={footer}
      >
        <Form id={formId} className={styles.form} onSubmit={save} message={messageOf('root')}>
          {!person && (
            <Field group label={t('person.way')} hint={t(`person.wayHint.${newWay}`)}>
              <span className={styles.row}>
                {(['invite', 'code'] as const).map((one) => (
                  <Chip key={one} on={newWay === one} onPress={() => setWay(one)}>
                    {t(`person.way.${one}`)}
                  </Chip>
                ))}
              </span>
            </Field>
          )}
          {!person && (
            <div className={styles.pair}>
              <Field label={t('person.mobile')} required message={messageOf('mobile')}>
                <TextInput {...field('mobile')} type="tel" inputMode="tel" maxLength={20} autoComplete="off" />
              </Field>
              <Field label={t('person.name')} required message={messageOf('name')}>
                <TextInput {...field('name')} maxLength={40} autoComplete="off" />
              </Field>
            </div>
          )}
          {way === 'code' && (
            <Field label={t('person.code')} required message={messageOf('code')}>
              <div className={styles.code}>
                <TextInput {...field('code')} inputMode="numeric" maxLength={6} autoComplete="one-time-code" />
                <Button
                  look="quiet"
                  busy={sending}
                  disabled={!sending && (resend.left > 0 || !mobilePattern.test(mobile.trim()))}
                  onClick={() => void sendCode()}
                >
                  {resend.left > 0 ? t('person.sendAgain', { seconds: resend.left }) : t('person.send')}
                </Button>
              </div>
            </Field>
          )}
          <Field group label={t('person.roles')} required message={messageOf('roleIds')}>
            <span className={styles.roles} data-field="roleIds">
              {roles.map(({ id, name, mayGive }) => (
                <Checkbox
                  key={id}
                  checked={roleIds.includes(id)}
                  disabled={!mayGive}
                  title={mayGive ? undefined : t('person.roleBeyond')}
                  onChange={(event) => turnRole(id, event.target.checked)}
                >
                  {name}
                </Checkbox>
              ))}
            </span>
          </Field>
          <div className={styles.pair}>
            <Field label={t('department')} message={messageOf('departmentId')}>
              <DepartmentChoice value={departmentId} onChange={(id) => form.put({ departmentId: id })} none={t('noneOf')} />
            </Field>
            <Field label={t('person.titleField')} message={messageOf('title')}>
              <TextInput {...field('title')} maxLength={40} autoComplete="off" />
            </Field>
          </div>
          <div className={styles.pair}>
            <Field label={t('person.orderLimit')} hint={t('person.limitHint')}>
              <MoneyInput value={orderLimitFen} min={0} onChange={(amount) => form.put({ orderLimitFen: amount })} />
            </Field>
            <Field label={t('person.limit')} hint={t('person.limitHint')}>
              <MoneyInput value={limitFen} min={0} onChange={(amount) => form.put({ limitFen: amount })} />
            </Field>
          </div>
        </Form>
      </Dialog>
      {unsaved.question}
    </>,
    document.body,
  );
}
