import { approvalErrors } from '@mall/contract/approval/approval.errors.ts';
import { nodeModes } from '@mall/contract/approval/approval.rules.ts';
import type { BizType } from '@mall/contract/approval/biz-type.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../../kernel/words.tsx';
import { ConditionRows } from './condition-rows.tsx';
import styles from './design.module.css';
import { type DesignNode, faultOf, type Names } from './design.rules.ts';
import { HoldersField } from './holders-field.tsx';

/** Where the focus goes when a node is added or opened. */
export const nodeNameId = 'node-name';

type Props = {
  bizType: BizType;
  node: DesignNode;
  names: Names;
  onChange: (changes: Partial<DesignNode>) => void;
  onNames: (field: keyof Names, names: Record<string, string>) => void;
};

/** What one node is: its name, who decides, how, when it applies, and what happens when nobody does. */
export function NodePanel({ bizType, node, names, onChange, onNames }: Props) {
  const t = useWords('approval/design');
  const language = useLanguage();
  const fault = faultOf(node);
  const nameFault = { name: 'approval.node_name_missing', long: 'approval.node_name_long' } as const;
  return (
    <>
      <section className={styles.section} aria-label={t('node.what')}>
        <Field
          label={t('node.name')}
          required
          message={fault === 'name' || fault === 'long' ? approvalErrors[nameFault[fault]].words[language] : undefined}
        >
          <TextInput id={nodeNameId} value={node.name} autoComplete="off" onChange={(event) => onChange({ name: event.target.value })} />
        </Field>
        <HoldersField node={node} onChange={onChange} />
        <Field group label={t('node.mode')} required>
          <RadioGroup
            stacked
            value={node.mode}
            onChange={(mode) => onChange({ mode: mode as DesignNode['mode'] })}
            options={nodeModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
          />
        </Field>
      </section>
      <ConditionRows
        title={t('node.when')}
        hint={t('node.whenHint')}
        bizType={bizType}
        entry={node}
        names={names}
        onChange={({ match, conditions }) => onChange({ match, conditions })}
        onNames={onNames}
      />
      <section className={styles.section} aria-label={t('node.late')}>
        <label className={styles.line}>
          <span>{t('node.ifRequester')}</span>
          <Select
            size="s"
            value={node.ifRequester}
            options={(['head', 'administrator'] as const).map((to) => ({ value: to, label: t(`ifRequester.${to}`) }))}
            onChange={(event) => onChange({ ifRequester: event.target.value as DesignNode['ifRequester'] })}
          />
        </label>
        <label className={styles.line}>
          <span>{t('node.after24')}</span>
          <Select
            size="s"
            value={node.remind ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: t('remind.yes') },
              { value: 'no', label: t('late.no') },
            ]}
            onChange={(event) => onChange({ remind: event.target.value === 'yes' })}
          />
        </label>
        <label className={styles.line}>
          <span>{t('node.after72')}</span>
          <Select
            size="s"
            value={node.escalate ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: t('escalate.yes') },
              { value: 'no', label: t('late.no') },
            ]}
            onChange={(event) => onChange({ escalate: event.target.value === 'yes' })}
          />
        </label>
      </section>
    </>
  );
}
