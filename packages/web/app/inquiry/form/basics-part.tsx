import type { InquiryDraft } from '@mall/contract/inquiry/inquiry.rules.ts';
import { localeOf } from '@mall/contract/kernel/language.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { TreeChoice } from '@mall/ui/choice/tree-choice.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { treeOf } from '../../approval/design/nameable.ts';
import { useWords } from '../../kernel/words.tsx';
import { classTreeAsk } from '../../shell/shell.queries.ts';
import { DeadlineField } from './deadline-field.tsx';
import styles from './form.module.css';
import { countriesAsk, projectsAsk } from './form.queries.ts';
import { timeLeft } from './inquiry-draft.rules.ts';
import type { PartProps } from './part.ts';

/** What it is called, of which class, until when and for how much. */
export function BasicsPart({ draft, change, faultAt }: PartProps) {
  const t = useWords('inquiry/form');
  const yuan = useYuan();
  const locale = localeOf[useLanguage()];
  const classes = useAnswer(classTreeAsk);
  const countries = useAnswer(countriesAsk);
  const projects = useAnswer(projectsAsk);
  const [begun] = useState(() => Date.now());
  const remaining = timeLeft(draft.deadline, begun);
  const text = (name: 'title' | 'place' | 'payTerms' | 'budget', most: number, more: { required?: boolean } = {}) => (
    <Field label={t(`field.${name}`)} layout="side" required={more.required ?? false} message={faultAt(name)}>
      <TextInput
        name={name}
        maxLength={most}
        autoComplete="off"
        {...(name === 'budget' && { inputMode: 'decimal' as const, className: 'num', trailing: t('hint.budget') })}
        value={draft[name]}
        onChange={(event) => change({ [name]: event.target.value } as Partial<InquiryDraft>)}
      />
    </Field>
  );
  return (
    <div className={styles.pairs}>
      {text('title', 60, { required: true })}
      <DeadlineField
        layout="side"
        label={t('field.deadline')}
        value={draft.deadline}
        onChange={(deadline) => change({ deadline })}
        message={faultAt('deadline')}
        hint={remaining ? `${t('hint.left', remaining)} · ${t('hint.deadline')}` : t('hint.deadline')}
      />
      <div data-field="thirdGcId">
        <Field label={t('field.class')} layout="side" required message={faultAt('thirdGcId')}>
          <TreeChoice
            whole
            leavesOnly
            nodes={treeOf(classes)}
            value={draft.thirdGcId === null ? [] : [draft.thirdGcId]}
            onChange={([id]) => change({ thirdGcId: id ?? null })}
            locale={locale}
            labels={{
              tree: t('field.class'),
              placeholder: t('class.choose'),
              search: t('class.search'),
              none: t('class.none'),
              part: t('class.part'),
              clear: t('class.clear'),
              done: t('class.done'),
            }}
          />
        </Field>
      </div>
      <div className={styles.stack}>
        {text('budget', 20, { required: true })}
        <Checkbox
          className={styles.besides ?? ''}
          checked={draft.budgetShown}
          onChange={(event) => change({ budgetShown: event.target.checked })}
        >
          {t('field.budgetShown')}
        </Checkbox>
      </div>
      <Field label={t('field.project')} layout="side" message={faultAt('projectId')}>
        <Select
          value={draft.projectId ?? ''}
          placeholder={t('project.none')}
          options={projects.map(({ id, name, left }) => ({
            value: id,
            label: left === null ? name : t('project.left', { name, left: yuan(left) }),
          }))}
          onChange={(event) => change({ projectId: event.target.value || null })}
        />
      </Field>
      <Field label={t('field.country')} layout="side" message={faultAt('country')}>
        <Select
          value={draft.country ?? ''}
          placeholder={t('country.none')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(event) => change({ country: event.target.value || null })}
        />
      </Field>
      {text('place', 100)}
      {text('payTerms', 60)}
      <Field label={t('field.quotesLeast')} layout="side" hint={t('hint.quotesLeast')}>
        <Select
          value={String(draft.quotesLeast)}
          options={['1', '2', '3'].map((value) => ({ value, label: t('quotes', { count: Number(value) }) }))}
          onChange={(event) => change({ quotesLeast: Number(event.target.value) })}
        />
      </Field>
      <Checkbox
        className={styles.besides ?? ''}
        checked={draft.rankShown}
        onChange={(event) => change({ rankShown: event.target.checked })}
      >
        {t('field.rankShown')}
      </Checkbox>
    </div>
  );
}
