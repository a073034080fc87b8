import type { DepartmentNode } from '@mall/contract/company/department.api.ts';
import { departmentApi } from '@mall/contract/company/department.api.ts';
import { localeOf } from '@mall/contract/kernel/language.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import type { TreeNode } from '@mall/ui/choice/tree.rules.ts';
import { TreeChoice } from '@mall/ui/choice/tree-choice.tsx';
import { useWords } from '../kernel/words.tsx';

/** Stands for the company itself, where no department is meant. */
const whole = 'company';

const nodesOf = (nodes: readonly DepartmentNode[], except: string | undefined): TreeNode[] =>
  nodes
    .filter((node) => !node.closed && node.id !== except)
    .map(({ id, name, head, children }) => ({ id, name, ...(head && { note: head.name }), children: nodesOf(children, except) }));

type DepartmentChoiceProps = {
  value: string | null;
  onChange: (id: string | null) => void;
  /** What to choose for none: the company itself, or to belong to no department. */
  none: string;
  /** Left out with all below it: what is being moved. */
  except?: string;
};

/** One of the company's departments, or none. */
export function DepartmentChoice({ value, onChange, none, except }: DepartmentChoiceProps) {
  const t = useWords('company');
  const locale = localeOf[useLanguage()];
  const tree = useAnswer(ask(departmentApi.tree, {}, { fallback: [] }));
  const nodes: TreeNode[] = [{ id: whole, name: none }, ...nodesOf(tree, except)];
  return (
    <TreeChoice
      nodes={nodes}
      value={[value ?? whole]}
      onChange={([id]) => onChange(id === undefined || id === whole ? null : id)}
      locale={locale}
      labels={{
        tree: t('choose.department'),
        placeholder: t('choose.department'),
        search: t('choose.findDepartment'),
        none: t('choose.noDepartment'),
        part: t('choose.part'),
        clear: t('choose.clear'),
        done: t('choose.done'),
      }}
      whole
    />
  );
}
