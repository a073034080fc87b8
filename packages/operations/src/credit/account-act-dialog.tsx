import { creditErrors } from '@mall/contract/credit/credit.errors.ts';
import { type CreditAccountCase, creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { ReasonDialog } from '@mall/kit/act/reason-dialog.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useWords } from '../kernel/words.ts';
import { yuanText } from '../money/yuan.tsx';
import styles from './credit.module.css';
import { creditReads } from './credit.reads.ts';

export type AccountAct = CreditAccountCase['actions'][number];
type MoneyAct = Extract<AccountAct, 'adjust' | 'repay' | 'writeOff'>;
type Props<Act> = { act: Act; account: CreditAccountCase; onClose: () => void };

const isMoneyAct = (act: AccountAct): act is MoneyAct => act === 'adjust' || act === 'repay' || act === 'writeOff';

/** What is done with a quota: its money, or whether it takes orders. */
export function AccountActDialog({ act, account, onClose }: Props<AccountAct>) {
  return isMoneyAct(act) ? (
    <MoneyDialog act={act} account={account} onClose={onClose} />
  ) : (
    <StateDialog act={act} account={account} onClose={onClose} />
  );
}

function StateDialog({ act, account, onClose }: Props<Exclude<AccountAct, MoneyAct>>) {
  const t = useWords('credit');
  const calls = { hold: creditOperationsApi.hold, release: creditOperationsApi.release, close: creditOperationsApi.close };
  const reasons = {
    hold: [t('act.hold.why.papers'), t('act.hold.why.risk')],
    release: [t('act.release.why.paid'), t('act.release.why.checked')],
    close: [t('act.close.why.ended'), t('act.close.why.asked')],
  };
  const send = useCall({
    call: calls[act],
    request: (reason: string) => ({ params: { id: account.id }, body: { reason } }),
    done: t('act.done'),
    changes: creditReads,
  });
  return (
    <ReasonDialog
      title={t(`act.${act}.title`, { name: account.companyName })}
      text={t(`act.${act}.text`)}
      reasons={reasons[act]}
      words={{ act: t(`act.${act}`) }}
      busy={send.busy}
      onGive={(reason) => void send.run(reason).then(onClose, () => undefined)}
      onClose={onClose}
    />
  );
}

type Values = { fen: number | null; proof: string; reason: string };

function MoneyDialog({ act, account, onClose }: Props<MoneyAct>) {
  const t = useWords('credit');
  const kit = useKitWords();
  const form = useForm({
    first: { fen: null, proof: '', reason: '' } as Values,
    rules: checks<Values>({
      fen: (given) => (given !== null && given >= (act === 'adjust' ? 0 : 1) ? undefined : 'credit.amount_wrong'),
      proof: (given) => (act !== 'repay' || given.trim() !== '' ? undefined : 'credit.proof_required'),
      reason: (given) => (act === 'repay' || given.trim() !== '' ? undefined : 'credit.reason_required'),
    }),
    failures: creditErrors,
    places: {
      'credit.amount': ['fen'],
      'credit.same': ['fen'],
      'credit.more': ['fen'],
      'credit.proof': ['proof'],
      'credit.reason': ['reason'],
    },
  });
  const request = ({ fen: given, proof, reason }: Values) => {
    const body = { amount: toYuan(fen(given ?? 0)), reason };
    return { params: { id: account.id }, body: act === 'repay' ? { ...body, proof } : body };
  };
  const options = { request, changes: creditReads, options: quietly };
  const calls = {
    adjust: useCall({ call: creditOperationsApi.adjust, ...options }),
    repay: useCall({
      call: creditOperationsApi.repay,
      ...options,
      request: (values: Values) => ({ ...request(values), body: { ...request(values).body, proof: values.proof } }),
    }),
    writeOff: useCall({ call: creditOperationsApi.writeOff, ...options }),
  };
  const submit = form.submit(async (values) => {
    const { waits } = await calls[act].run(values);
    toast.ok(t(waits ? 'act.waits' : 'act.done'));
    onClose();
  });
  const { total, used, frozen } = account;
  return (
    <Dialog open title={t(`act.${act}.title`, { name: account.companyName })} labels={{ close: kit('close') }} onClose={onClose}>
      <Form className={styles.form ?? ''} onSubmit={submit} message={form.messageOf('root')}>
        <p>
          {t(`act.${act}.text`, { total: yuanText(total), used: yuanText(used), frozen: yuanText(frozen) })}{' '}
          {t('act.limit', { limit: yuanText(account.fourEyes) })}
        </p>
        <Field label={t(`act.${act}.amount`)} required message={form.messageOf('fen')}>
          <MoneyInput name="fen" value={form.watch().fen} onChange={(given) => form.put({ fen: given })} />
        </Field>
        {act === 'repay' && (
          <Field label={t('act.repay.proof')} required message={form.messageOf('proof')}>
            <TextInput {...form.field('proof')} maxLength={60} />
          </Field>
        )}
        <Field label={t(act === 'repay' ? 'act.note' : 'act.reason')} required={act !== 'repay'} message={form.messageOf('reason')}>
          <TextInput {...form.field('reason')} maxLength={100} />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t(`act.${act}`)}
        </Button>
      </Form>
    </Dialog>
  );
}
