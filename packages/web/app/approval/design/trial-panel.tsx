import type { NamedField } from '@mall/contract/approval/approval.rules.ts';
import { type ApprovalPlan, type PlannedStep, processApi, type TrialUnfit } from '@mall/contract/approval/process.api.ts';
import type { DataOf } from '@mall/contract/kernel/call.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type PayMode, payModes } from '@mall/contract/order/order.machine.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Button } from '@mall/ui/button.tsx';
import type { Person } from '@mall/ui/choice/people-pane.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { type StepItem, Steps } from '@mall/ui/steps.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { personOf } from '../approver-choice.tsx';
import { NamedChoice } from '../named-choice.tsx';
import { useConditionWords } from './condition-words.ts';
import styles from './design.module.css';
import { fieldsOf, type Names, toSave } from './design.rules.ts';
import { TrialNamed } from './trial-named.tsx';
import type { Designer } from './use-designer.ts';

/** Where the focus goes from the button above the canvas. */
export const trialId = 'trial';
const usualAmount = 3_000_000;

const people = async (word: string, signal: AbortSignal): Promise<Person[]> =>
  (await browserCall(processApi.members, { query: word === '' ? {} : { word: word.slice(0, 40) } }, { signal, silent: true })).map(
    personOf,
  );

const draftOf = (design: Designer['design']) => {
  const { id: _, ...draft } = toSave('', design);
  return draft;
};

/** To whom an order of somebody would go by what is on the canvas now, saved or not. */
export function TrialPanel({ id, designer: { design, dirty }, mayDesign }: { id: string; designer: Designer; mayDesign: boolean }) {
  const t = useWords('approval/design');
  const orders = useWords('order');
  const [requester, setRequester] = useState<Person[]>([]);
  const [amount, setAmount] = useState<number | null>(usualAmount);
  const [wrong, setWrong] = useState(false);
  const [payMode, setPayMode] = useState<PayMode>('prepay');
  const [missing, setMissing] = useState(false);
  const [named, setNamed] = useState<Readonly<Record<NamedField, readonly Person[]>>>({ category: [], supplier: [], project: [] });
  const [answer, setAnswer] = useState<DataOf<typeof processApi.trial>>();
  const idsOf = (field: NamedField) => named[field].map((one) => one.id);
  const run = useCall({
    call: processApi.trial,
    request: (body: { requesterId: string; amount: string }) => ({
      body: {
        ...body,
        payMode,
        processId: id,
        categoryIds: idsOf('category'),
        supplierIds: idsOf('supplier'),
        projectIds: idsOf('project'),
        ...(dirty && { draft: draftOf(design) }),
      },
    }),
    changes: [],
    onDone: setAnswer,
  });
  const start = () => {
    const [who] = requester;
    setMissing(!who || amount === null || wrong);
    if (who && amount !== null && !wrong) void run.run({ requesterId: who.id, amount: toYuan(fen(amount)) }).catch(() => undefined);
  };
  return (
    <Panel bordered title={t('trial.title')} id={trialId}>
      <div className={styles.form}>
        <Field label={t('trial.requester')} message={missing && requester.length === 0 ? t('trial.requesterMissing') : undefined}>
          <NamedChoice label={t('trial.requester')} most={1} find={people} value={requester} onChange={setRequester} />
        </Field>
        <div className={styles.pair}>
          <Field label={t('trial.amount')} message={missing && (wrong || amount === null) ? t('trial.amountWrong') : undefined}>
            <MoneyInput
              min={0}
              value={amount}
              onChange={(next, fault) => {
                setAmount(next);
                setWrong(fault !== null);
              }}
            />
          </Field>
          <Field label={t('field.payMode')}>
            <Select
              value={payMode}
              options={payModes.map((mode) => ({ value: mode, label: orders(`mode.${mode}`) }))}
              onChange={(event) => setPayMode(event.target.value as PayMode)}
            />
          </Field>
        </div>
        {fieldsOf(design)
          // Projects are the designer's to look up.
          .filter((field) => field !== 'project' || mayDesign)
          .map((field) => (
            <Field key={field} label={t(`field.${field}`)}>
              <TrialNamed field={field} value={named[field]} onChange={(chosen) => setNamed({ ...named, [field]: chosen })} />
            </Field>
          ))}
        <Button look="line" busy={run.busy} onClick={start}>
          {t('trial.run')}
        </Button>
        <div aria-live="polite">{answer && <Answer answer={answer} names={design.names} />}</div>
      </div>
    </Panel>
  );
}

const states: Readonly<Record<PlannedStep['outcome'], StepItem['state']>> = {
  decides: 'done',
  skipped: 'skipped',
  passed: 'done',
  nobody: 'fault',
};

function Answer({ answer: { plan, unfit }, names }: { answer: DataOf<typeof processApi.trial>; names: Names }) {
  const t = useWords('approval/design');
  if (unfit) return <Unfit unfit={unfit} names={names} />;
  return plan ? <Outcome plan={plan} /> : <Note>{t('trial.none')}</Note>;
}

function Unfit({ unfit, names }: { unfit: TrialUnfit; names: Names }) {
  const t = useWords('approval/design');
  const say = useConditionWords(names);
  switch (unfit.kind) {
    case 'conditions':
      return (
        <Note tone="warn">{t(`trial.unfit.${unfit.match}`, { conditions: say({ match: 'all', conditions: unfit.conditions }) })}</Note>
      );
    case 'others':
      return (
        <Note tone="warn">
          {unfit.names.length === 0 ? t('trial.unfit.nearer') : t('trial.unfit.others', { names: unfit.names.join(t('and')) })}
        </Note>
      );
    default:
      return <Note tone="warn">{t(`trial.unfit.${unfit.kind}`)}</Note>;
  }
}

function Outcome({ plan }: { plan: ApprovalPlan }) {
  const t = useWords('approval/design');
  const between = { any: ` ${t('trial.or')} `, all: ` ${t('trial.with')} `, seq: ' → ' };
  const items = plan.steps.map(({ name, mode, outcome, people: who, passedOn }, place) => ({
    id: `${place}`,
    label: name,
    state: states[outcome],
    note: (
      <>
        {outcome === 'decides' ? who.map((person) => person.name).join(between[mode]) : t(`trial.${outcome}`)}
        {passedOn && ` · ${t('trial.passedOn')}`}
      </>
    ),
  }));
  const deciding = plan.steps.filter(({ outcome }) => outcome === 'decides').length;
  return (
    <>
      <p className={styles.outcome}>{t('trial.steps', { count: deciding })}</p>
      <Steps look="column" label={t('trial.title')} items={items} />
    </>
  );
}
