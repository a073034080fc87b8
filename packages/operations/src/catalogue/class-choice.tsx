import { localeOf } from '@mall/contract/kernel/language.ts';
import type { TreeNode } from '@mall/ui/choice/tree.rules.ts';
import { TreeChoice } from '@mall/ui/choice/tree-choice.tsx';
import { useWords } from '../kernel/words.ts';

type Node = { id: string; parentId: string | null; level: number; names: { zh: string }; goodsCount: number };
type ChoiceProps = {
  classes: readonly Node[];
  value: string;
  onChange: (id: string) => void;
  /** Only these can be chosen. */
  fits?: (node: Node) => boolean;
};

const isLeaf = ({ level }: Node): boolean => level === 3;

/** A class out of the tree. */
export function ClassChoice({ classes, value, onChange, fits = isLeaf }: ChoiceProps) {
  const t = useWords('catalogue');
  const below = (parentId: string | null): TreeNode[] =>
    classes
      .filter((one) => one.parentId === parentId)
      .map((one) => ({ id: one.id, name: one.names.zh, note: String(one.goodsCount), disabled: !fits(one), children: below(one.id) }));
  return (
    <TreeChoice
      whole
      nodes={below(null)}
      value={value === '' ? [] : [value]}
      onChange={([id]) => onChange(id ?? '')}
      locale={localeOf.zh}
      labels={{
        tree: t('class.tree'),
        placeholder: t('class.choose'),
        search: t('class.find'),
        none: t('class.noneFound'),
        part: t('class.part'),
        clear: t('class.clear'),
        done: t('class.done'),
      }}
    />
  );
}
