import type { NamedField } from '@mall/contract/approval/approval.rules.ts';
import { localeOf } from '@mall/contract/kernel/language.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import type { Person } from '@mall/ui/choice/people-pane.tsx';
import { TreeChoice } from '@mall/ui/choice/tree-choice.tsx';
import { useWords } from '../../kernel/words.tsx';
import { classesAsk } from '../../shell/shell.queries.ts';
import { NamedChoice } from '../named-choice.tsx';
import { findProjects, findStores, treeOf } from './nameable.ts';
import { useTreeLabels } from './use-tree-labels.ts';

type Props = { field: NamedField; value: readonly Person[]; onChange: (chosen: readonly Person[]) => void };

/** What the order of a trial run would be made of: classes, stores, projects. */
export function TrialNamed({ field, value, onChange }: Props) {
  const label = useWords('approval/design')(`field.${field}`);
  if (field === 'category') return <Classes label={label} value={value} onChange={onChange} />;
  return <NamedChoice label={label} most={50} find={field === 'supplier' ? findStores : findProjects} value={value} onChange={onChange} />;
}

function Classes({ label, value, onChange }: Omit<Props, 'field'> & { label: string }) {
  const nodes = treeOf(useAnswer(classesAsk()));
  return (
    <TreeChoice
      multiple
      nodes={nodes}
      value={value.map(({ id }) => id)}
      locale={localeOf[useLanguage()]}
      labels={useTreeLabels(label)}
      onChange={(ids) => onChange(ids.map((id) => ({ id, name: '' })))}
    />
  );
}
