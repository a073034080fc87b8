import {
  amountOps,
  type Condition,
  type ConditionField,
  conditionFields,
  conditionsMost,
  contractConditionFields,
} from '@mall/contract/approval/approval.rules.ts';
import type { BizType } from '@mall/contract/approval/biz-type.ts';
import { localeOf } from '@mall/contract/kernel/language.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { type PayMode, payModes } from '@mall/contract/order/order.machine.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { pathTo } from '@mall/ui/choice/tree.rules.ts';
import { TreeChoice } from '@mall/ui/choice/tree-choice.tsx';
import { CloseIcon } from '@mall/ui/icons/close-icon.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { Select } from '@mall/ui/select.tsx';
import { useWords } from '../../kernel/words.tsx';
import { classesAsk } from '../../shell/shell.queries.ts';
import { NamedChoice } from '../named-choice.tsx';
import styles from './design.module.css';
import type { Entry, Names } from './design.rules.ts';
import { findProjects, findStores, treeOf } from './nameable.ts';
import { useTreeLabels } from './use-tree-labels.ts';

const fresh: Readonly<Record<ConditionField, Condition>> = {
  amount: { field: 'amount', op: 'gt', value: '' },
  category: { field: 'category', op: 'in', ids: [] },
  payMode: { field: 'payMode', op: 'in', modes: [] },
  supplier: { field: 'supplier', op: 'in', ids: [] },
  project: { field: 'project', op: 'in', ids: [] },
};

type Props = {
  entry: Entry;
  names: Names;
  onChange: (entry: Entry) => void;
  /** What things that were chosen are called. */
  onNames: (field: keyof Names, names: Record<string, string>) => void;
  title: string;
  hint: string;
  bizType: BizType;
};

/** When a process or a node applies: conditions, and whether all must hold or one. */
export function ConditionRows({ entry, names, onChange, onNames, title, hint, bizType }: Props) {
  const t = useWords('approval/design');
  const { match, conditions } = entry;
  // A condition has nothing to be told apart by but its place.
  const rows = conditions.map((condition, at) => ({ key: `c${at}`, at, condition }));
  const put = (at: number, condition: Condition) => onChange({ match, conditions: conditions.with(at, condition) });
  return (
    <section className={styles.section} aria-label={title}>
      <header className={styles.sectionHead}>
        <h3>{title}</h3>
        {conditions.length > 1 && (
          <span className={styles.chips}>
            {(['all', 'any'] as const).map((one) => (
              <Chip key={one} on={match === one} onPress={() => onChange({ match: one, conditions })}>
                {t(`match.${one}`)}
              </Chip>
            ))}
          </span>
        )}
      </header>
      {rows.map(({ key, at, condition }) => (
        <div key={key} className={styles.condition}>
          <Select
            size="s"
            aria-label={t('condition.field')}
            value={condition.field}
            options={(bizType === 'contract' ? contractConditionFields : conditionFields).map((field) => ({
              value: field,
              label: t(`field.${field}`),
            }))}
            onChange={(event) => put(at, fresh[event.target.value as ConditionField])}
          />
          <Select
            size="s"
            aria-label={t('condition.op')}
            value={condition.op}
            options={(condition.field === 'amount' ? amountOps : (['in', 'notIn'] as const)).map((op) => ({
              value: op,
              label: t(`op.${op}`),
            }))}
            onChange={(event) => put(at, { ...condition, op: event.target.value } as Condition)}
          />
          <Value condition={condition} names={names} onChange={(next) => put(at, next)} onNames={onNames} />
          <button
            type="button"
            className={styles.icon}
            aria-label={t('condition.remove', { number: at + 1 })}
            onClick={() => onChange({ match, conditions: conditions.toSpliced(at, 1) })}
          >
            <CloseIcon size={14} />
          </button>
        </div>
      ))}
      {conditions.length < conditionsMost && (
        <Button look="text" size="s" onClick={() => onChange({ match, conditions: [...conditions, fresh.amount] })}>
          {t('condition.add')}
        </Button>
      )}
      <p className="meta">{hint}</p>
    </section>
  );
}

type ValueProps = Pick<Props, 'names' | 'onNames'> & { condition: Condition; onChange: (condition: Condition) => void };

function Value({ condition, names, onChange, onNames }: ValueProps) {
  const t = useWords('approval/design');
  const orders = useWords('order');
  const locale = localeOf[useLanguage()];
  const classes = treeOf(useAnswer(classesAsk(), condition.field === 'category'));
  const label = t(`field.${condition.field}`);
  const labels = useTreeLabels(label);
  switch (condition.field) {
    case 'amount':
      return (
        <MoneyInput
          size="s"
          aria-label={label}
          min={0}
          value={condition.value === '' ? null : fromYuan(condition.value)}
          onChange={(amount, fault) => onChange({ ...condition, value: amount === null || fault ? '' : toYuan(fen(amount)) })}
        />
      );
    case 'category':
      return (
        <TreeChoice
          multiple
          size="s"
          nodes={classes}
          value={condition.ids}
          locale={locale}
          labels={labels}
          onChange={(ids) => {
            onNames('category', Object.fromEntries(ids.map((id) => [id, pathTo(classes, id).at(-1)?.name ?? id])));
            onChange({ ...condition, ids });
          }}
        />
      );
    case 'payMode':
      return (
        <TreeChoice
          multiple
          size="s"
          nodes={payModes.map((mode) => ({ id: mode, name: orders(`mode.${mode}`) }))}
          value={condition.modes}
          locale={locale}
          labels={labels}
          onChange={(modes) => onChange({ ...condition, modes: modes as PayMode[] })}
        />
      );
    case 'supplier':
      return (
        <NamedChoice
          size="s"
          label={label}
          most={50}
          find={findStores}
          value={condition.ids.map((id) => ({ id, name: names.supplier[id] ?? id }))}
          onChange={(chosen) => {
            onNames('supplier', Object.fromEntries(chosen.map(({ id, name }) => [id, name])));
            onChange({ ...condition, ids: chosen.map(({ id }) => id) });
          }}
        />
      );
    case 'project':
      return (
        <NamedChoice
          size="s"
          label={label}
          most={50}
          find={findProjects}
          value={condition.ids.map((id) => ({ id, name: names.project[id] ?? id }))}
          onChange={(chosen) => {
            onNames('project', Object.fromEntries(chosen.map(({ id, name }) => [id, name])));
            onChange({ ...condition, ids: chosen.map(({ id }) => id) });
          }}
        />
      );
  }
}
