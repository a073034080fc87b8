import { CallError } from '@mall/client/call-error.ts';
import { bankCheckApi } from '@mall/contract/company/bank-check.api.ts';
import { CertificationFields } from '@mall/contract/company/certification.rules.ts';
import { certifyingErrors } from '@mall/contract/company/certifying.errors.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useEffect, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './enterprise-auth.module.css';

type Account = Pick<CertificationFields, 'name' | 'bankName' | 'bankAccount'>;

const AccountFields = CertificationFields.pick({ name: true, bankName: true, bankAccount: true });

/** Shows that the account is the company's own: a small sum is paid there, and whoever has the account says how much came. */
export function BankCheck({ account: typed }: { account: Account }) {
  const t = useWords('company');
  const account = AccountFields.safeParse(useSettled(typed)).data;
  return account ? (
    <Check key={`${account.name} ${account.bankAccount}`} account={account} />
  ) : (
    <Field group layout="side" label={t('check')} hint={t('check.first')}>
      <Button look="line" size="s" disabled>
        {t('check.start')}
      </Button>
    </Field>
  );
}

function Check({ account }: { account: Account }) {
  const t = useWords('company');
  const { name, bankAccount } = account;
  const { thing } = useDetail(ask(bankCheckApi.state, { query: { name, bankAccount } }, { staleMs: 0 }));
  const [amount, setAmount] = useState('');
  const [fault, setFault] = useState<string>();
  const wordFault = useFaultWords();
  const plan = { onDone: () => setFault(undefined), options: quietly, changes: [bankCheckApi.state] };
  const start = useCall({ call: bankCheckApi.start, request: () => ({ body: account }), done: t('check.sent'), ...plan });
  const say = useCall({
    call: bankCheckApi.say,
    request: () => ({ body: { name, bankAccount, amount: amount.trim() } }),
    done: t('check.done'),
    ...plan,
  });
  const run = (act: () => Promise<unknown>) => void act().catch((error: unknown) => setFault(wordFault(error)));
  if (thing?.state === 'passed')
    return (
      <Field group layout="side" label={t('check')}>
        <StatusMark mark="closed" tone="green">
          {t('check.passed')}
        </StatusMark>
      </Field>
    );
  if (thing?.state === 'sent')
    return (
      <Field
        group
        layout="side"
        label={t('check')}
        message={fault}
        hint={t('check.hint', { date: thing.untilDate?.slice(5, 16) ?? '', left: thing.left })}
      >
        <span className={styles.check}>
          <TextInput
            aria-label={t('check.amount')}
            inputMode="decimal"
            placeholder="0.00"
            maxLength={4}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
          {t('check.yuan')}
          <Button look="line" size="s" busy={say.busy} onClick={() => run(() => say.run())}>
            {t('check.say')}
          </Button>
        </span>
      </Field>
    );
  return (
    <Field group layout="side" label={t('check')} message={fault} hint={t(thing?.state === 'failed' ? 'check.failed' : 'check.why')}>
      <Button look="line" size="s" busy={start.busy} onClick={() => run(() => start.run())}>
        {t('check.start')}
      </Button>
    </Field>
  );
}

const restMs = 600;

/** Nothing is asked while somebody is still typing. */
const useSettled = ({ name, bankName, bankAccount }: Account): Account => {
  const [settled, setSettled] = useState<Account>({ name, bankName, bankAccount });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ name, bankName, bankAccount }), restMs);
    return () => clearTimeout(timer);
  }, [name, bankName, bankAccount]);
  return settled;
};

/** What went wrong, at the field and not in passing. */
const useFaultWords = () => {
  const language = useLanguage();
  return (error: unknown): string => (error instanceof CallError ? error.msg : certifyingErrors['company.check_away'].words[language]);
};
