import { useRef, useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button as Chevron, type Selection, Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { classNames } from '../class-names.ts';
import { ChevronRightIcon } from '../icons/chevron-right-icon.tsx';
import { SearchIcon } from '../icons/search-icon.tsx';
import { letPress } from '../popup/let-press.ts';
import { TextInput } from '../text-input.tsx';
import styles from './choice.module.css';
import { ChoiceFoot } from './choice-foot.tsx';
import { ChoiceMark } from './choice-mark.tsx';
import { allNodes, branchesTo, type Coverage, coverageOf, searchTree, type TreeNode, toggleNode } from './tree.rules.ts';

export type TreeChoiceLabels = {
  /** Spoken name where no Field gives one, and the name of the tree. */
  tree: string;
  placeholder: string;
  search: string;
  none: string;
  /** Spoken on a branch that is chosen in part. */
  part: string;
  clear: string;
  done: string;
};
export type TreePaneProps = {
  nodes: readonly TreeNode[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onDone: () => void;
  locale: string;
  labels: TreeChoiceLabels;
  multiple: boolean;
  leavesOnly: boolean;
};

letPress();

const isBranch = (node: TreeNode): boolean => (node.children?.length ?? 0) > 0;

export function TreePane({ nodes, value, onChange, onDone, locale, labels, multiple, leavesOnly }: TreePaneProps) {
  const tree = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(nodes, value));
  const found = searchTree(nodes, typed);
  const covered = multiple ? coverageOf(nodes, value) : new Map<string, Coverage>(value.map((id) => [id, 'all']));
  const refused = allNodes(found).filter((node) => node.disabled || (leavesOnly && isBranch(node)));
  const choose = (selection: Selection) => {
    if (selection === 'all') return;
    const before = new Set([...covered].filter(([, part]) => part === 'all').map(([id]) => id));
    const pressed = [...selection].map(String).find((id) => !before.has(id)) ?? [...before].find((id) => !selection.has(id));
    if (pressed === undefined) return;
    onChange(multiple ? toggleNode(nodes, value, pressed) : [pressed]);
    if (!multiple) onDone();
  };
  const turn = (id: string) =>
    setOpen((before) => (before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])));
  const search = (text: string) => {
    setTyped(text);
    setOpen(text.trim() === '' ? firstOpen(nodes, value) : new Set(branchesTo(searchTree(nodes, text), () => true)));
  };
  const item = (node: TreeNode) => (
    <TreeItem
      key={node.id}
      id={node.id}
      textValue={node.name}
      className={({ isFocusVisible }) =>
        classNames(styles.row, isFocusVisible && styles.focused, covered.get(node.id) === 'all' && styles.on)
      }
      {...(leavesOnly && isBranch(node) && { onAction: () => turn(node.id) })}
    >
      <TreeItemContent>
        {({ level, hasChildItems, isExpanded }) => (
          <div className={styles.line} style={{ paddingLeft: (level - 1) * 20 }}>
            {hasChildItems ? (
              <Chevron slot="chevron" className={classNames(styles.chevron, isExpanded && styles.down)}>
                <ChevronRightIcon size={14} />
              </Chevron>
            ) : (
              <span className={styles.chevron} />
            )}
            {multiple && <ChoiceMark state={covered.get(node.id) ?? 'none'} part={labels.part} />}
            <span className={classNames(styles.name, node.disabled && styles.off)}>{node.name}</span>
            {node.note && <span className={styles.note}>{node.note}</span>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.children ?? []}>{item}</Collection>
    </TreeItem>
  );
  return (
    <I18nProvider locale={locale}>
      <div className={styles.search}>
        <TextInput
          size="s"
          type="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by the reader's act, and what they type is the search
          autoFocus
          aria-label={labels.search}
          placeholder={labels.search}
          icon={<SearchIcon size={14} />}
          value={typed}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            tree.current?.focus();
          }}
        />
      </div>
      <Tree
        ref={tree}
        aria-label={labels.tree}
        items={found}
        dependencies={[covered, typed]}
        selectionMode={multiple ? 'multiple' : 'single'}
        selectionBehavior="toggle"
        selectedKeys={[...covered].filter(([, part]) => part === 'all').map(([id]) => id)}
        onSelectionChange={choose}
        disabledKeys={refused.map((node) => node.id)}
        disabledBehavior="selection"
        expandedKeys={open}
        onExpandedChange={(keys) => setOpen(new Set([...keys].map(String)))}
        renderEmptyState={() => <p className={styles.none}>{labels.none}</p>}
        className={styles.tree ?? ''}
      >
        {item}
      </Tree>
      {multiple && <ChoiceFoot labels={labels} empty={value.length === 0} onClear={() => onChange([])} onDone={onDone} />}
    </I18nProvider>
  );
}

/** The way to what is chosen; with a single root, its first row of branches too. */
function firstOpen(nodes: readonly TreeNode[], value: readonly string[]): ReadonlySet<string> {
  const roots = nodes.length === 1 ? nodes.map((node) => node.id) : [];
  return new Set([...roots, ...branchesTo(nodes, (node) => value.includes(node.id))]);
}
