import type { DepartmentNode } from '@mall/contract/company/department.api.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './company.module.css';
import { type Line, linesOf, type Move, moveBy, narrowTree } from './department-tree.rules.ts';

type DepartmentTreeProps = {
  tree: readonly DepartmentNode[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Missing: the reader may not move anything. */
  onMove?: (move: Move) => void;
};

/** The departments, one line each: arrows go through them, left and right shut and open, with Alt they move the department itself. */
export function DepartmentTree({ tree, chosen, onChoose, onMove }: DepartmentTreeProps) {
  const t = useWords('company');
  const list = useRef<HTMLUListElement>(null);
  const [shut, setShut] = useState<ReadonlySet<string>>(new Set());
  const [word, setWord] = useState('');
  const shown = narrowTree(tree, word.trim());
  const lines = linesOf(shown, shut);
  const focusable = lines.some(({ node }) => node.id === chosen) ? chosen : lines[0]?.node.id;
  const turn = (id: string) => setShut((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const goTo = (line: Line | undefined) => {
    if (!line) return;
    onChoose(line.node.id);
    list.current?.querySelector<HTMLElement>(`[data-id="${line.node.id}"]`)?.focus();
  };
  const press = (event: KeyboardEvent, { node, parent }: Line) => {
    const at = lines.findIndex((line) => line.node.id === node.id);
    const isOpen = node.children.length > 0 && !shut.has(node.id);
    if (event.altKey) {
      const move = event.key.startsWith('Arrow') ? moveBy(tree, node.id, event.key) : undefined;
      if (event.key.startsWith('Arrow')) event.preventDefault();
      if (move) onMove?.(move);
      return;
    }
    const steps: Record<string, () => void> = {
      ArrowDown: () => goTo(lines[at + 1]),
      ArrowUp: () => goTo(lines[at - 1]),
      Home: () => goTo(lines[0]),
      End: () => goTo(lines.at(-1)),
      ArrowRight: () => (isOpen ? goTo(lines[at + 1]) : node.children.length > 0 && turn(node.id)),
      ArrowLeft: () => (isOpen ? turn(node.id) : goTo(lines.find((line) => line.node.id === parent?.id))),
      Enter: () => onChoose(node.id),
      ' ': () => onChoose(node.id),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return (
    <>
      <div className={styles.find}>
        <TextInput
          size="s"
          type="search"
          value={word}
          maxLength={40}
          aria-label={t('dept.find')}
          placeholder={t('dept.find')}
          autoComplete="off"
          onChange={(event) => setWord(event.target.value)}
        />
      </div>
      {lines.length === 0 && <p className={`meta ${styles.keys}`}>{t('dept.noneFound')}</p>}
      <ul ref={list} role="tree" aria-label={t('dept.tree')} className={styles.tree}>
        {lines.map((line) => {
          const { node, level } = line;
          return (
            <li
              key={node.id}
              role="treeitem"
              data-id={node.id}
              tabIndex={node.id === focusable ? 0 : -1}
              aria-level={level}
              aria-selected={node.id === chosen}
              aria-expanded={node.children.length > 0 ? !shut.has(node.id) : undefined}
              aria-keyshortcuts={onMove && 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight'}
              className={styles.node}
              style={{ '--deep': level - 1 } as CSSProperties}
              onClick={() => onChoose(node.id)}
              onKeyDown={(event) => press(event, line)}
            >
              <span
                className={styles.turn}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  turn(node.id);
                }}
              >
                {node.children.length > 0 && <ChevronRightIcon size={14} className={classNames(!shut.has(node.id) && styles.open)} />}
              </span>
              <span className={classNames('ell', node.closed && styles.gone)}>
                {node.closed ? t('dept.closed', { name: node.name }) : node.name}
              </span>
              {node.head && <span className="meta ell">{node.head.name}</span>}
              {node.mergedInto !== null && <span className="meta ell">{t('dept.mergedInto', { name: node.mergedInto })}</span>}
              <span className={styles.count}>
                <span aria-hidden="true">{node.peopleBelow}</span>
                <span className="sr">{t('dept.count', { count: node.peopleBelow })}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
