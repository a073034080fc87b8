import type { Ref } from '@mall/contract/catalogue/class-office.rules.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { MoreIcon } from '@mall/ui/icons/more-icon.tsx';
import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import type { DrawnClass } from './class-draft.rules.ts';
import { dropOn, type Line, linesOf, moveBy } from './class-tree.rules.ts';
import type { ClassDraft } from './use-class-draft.ts';

type TreeProps = { classes: readonly DrawnClass[]; chosen: Ref | undefined; onChoose: (id: Ref) => void; draft: ClassDraft };

/** The classes, one line each: arrows go through them, left and right shut and open; with Alt they move the class itself, as dragging does. */
export function ClassTree({ classes, chosen, onChoose, draft }: TreeProps) {
  const t = useWords('catalogue');
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<Ref>>(new Set());
  const [word, setWord] = useState('');
  const [lifted, setLifted] = useState<Ref>();
  const [over, setOver] = useState<Ref>();
  const lines = linesOf(classes, openTo(classes, open, chosen), word);
  const opened = openTo(classes, open, chosen);
  const focusable = lines.some(({ node }) => node.id === chosen) ? chosen : lines[0]?.node.id;
  const nameOf = (id: Ref | undefined) => classes.find((one) => one.id === id)?.names.zh ?? '';
  const turn = (id: Ref, to: boolean) => setOpen(new Set(to ? [...opened, id] : [...opened].filter((one) => one !== id)));
  const goTo = (line: Line | undefined) => {
    if (!line) return;
    onChoose(line.node.id);
    list.current?.querySelector<HTMLElement>(`[data-id="${line.node.id}"]`)?.focus();
  };
  const letGo = () => {
    setLifted(undefined);
    setOver(undefined);
  };
  const press = (event: KeyboardEvent, { node, children }: Line) => {
    if (event.altKey) {
      if (!event.key.startsWith('Arrow')) return;
      event.preventDefault();
      const move = moveBy(classes, node.id, event.key);
      if (move) {
        draft.put(move);
        if (move.parentId !== null) turn(move.parentId, true);
      }
      return;
    }
    const at = lines.findIndex((line) => line.node.id === node.id);
    const isOpen = children > 0 && opened.has(node.id);
    const steps: Record<string, () => void> = {
      ArrowDown: () => goTo(lines[at + 1]),
      ArrowUp: () => goTo(lines[at - 1]),
      Home: () => goTo(lines[0]),
      End: () => goTo(lines.at(-1)),
      ArrowRight: () => (isOpen ? goTo(lines[at + 1]) : children > 0 && turn(node.id, true)),
      ArrowLeft: () => (isOpen ? turn(node.id, false) : goTo(lines.find((line) => line.node.id === node.parentId))),
      Enter: () => onChoose(node.id),
      ' ': () => onChoose(node.id),
      Escape: letGo,
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  const target = lifted && over ? dropOn(classes, lifted, over) : undefined;
  return (
    <>
      <div className={styles.find}>
        <TextInput
          size="s"
          type="search"
          icon={<SearchIcon size={14} />}
          value={word}
          maxLength={40}
          aria-label={t('class.find')}
          placeholder={t('class.find')}
          autoComplete="off"
          onChange={(event) => setWord(event.target.value)}
        />
      </div>
      {lines.length === 0 && <p className={`meta ${styles.hint}`}>{t('class.noneFound')}</p>}
      <ul ref={list} role="tree" aria-label={t('class.tree')} className={styles.tree}>
        {lines.map((line) => (
          <li
            key={line.node.id}
            role="treeitem"
            data-id={line.node.id}
            tabIndex={line.node.id === focusable ? 0 : -1}
            aria-level={line.node.level}
            aria-selected={line.node.id === chosen}
            aria-expanded={line.children > 0 ? opened.has(line.node.id) || word.trim() !== '' : undefined}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
            className={classNames(
              styles.node,
              line.node.id === lifted && styles.lifted,
              target && line.node.id === over && styles.under,
              (line.node.mark === 'merging' || !line.node.shown) && styles.gone,
            )}
            style={{ '--deep': line.node.level - 1 } as CSSProperties}
            draggable={line.node.mark !== 'merging'}
            onDragStart={() => setLifted(line.node.id)}
            onDragOver={(event) => {
              if (lifted && dropOn(classes, lifted, line.node.id)) event.preventDefault();
              setOver(line.node.id);
            }}
            onDrop={(event) => {
              event.preventDefault();
              const move = lifted && dropOn(classes, lifted, line.node.id);
              if (move) draft.put(move);
              letGo();
            }}
            onDragEnd={letGo}
            onClick={() => onChoose(line.node.id)}
            onKeyDown={(event) => press(event, line)}
          >
            <TreeLine line={line} open={opened.has(line.node.id)} onTurn={(to) => turn(line.node.id, to)} />
          </li>
        ))}
      </ul>
      <p className={`meta ${styles.keys}`} aria-live="polite">
        {target ? t('class.moving', { name: nameOf(lifted), to: nameOf(over) }) : t('class.keys')}
      </p>
    </>
  );
}

/** What is above the chosen one is open, too. */
const openTo = (classes: readonly DrawnClass[], open: ReadonlySet<Ref>, chosen: Ref | undefined): ReadonlySet<Ref> =>
  open.size > 0 ? open : new Set(aboveOf(classes, chosen));

const aboveOf = (classes: readonly DrawnClass[], id: Ref | undefined): Ref[] => {
  const one = classes.find((node) => node.id === id);
  return one && one.parentId !== null ? [one.parentId, ...aboveOf(classes, one.parentId)] : [];
};

function TreeLine({ line: { node, children }, open, onTurn }: { line: Line; open: boolean; onTurn: (open: boolean) => void }) {
  const t = useWords('catalogue');
  const name = node.names.zh || t('class.unnamed');
  return (
    <>
      <span
        className={styles.turn}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          onTurn(!open);
        }}
      >
        {children > 0 && <ChevronRightIcon size={12} className={classNames(open && styles.open)} />}
      </span>
      {node.level > 1 && <MoreIcon size={12} className={styles.grip} />}
      <span className="ell">{node.mark === 'merging' ? t('class.merging', { name }) : name}</span>
      {!node.shown && <span className="sr">{t('class.off')}</span>}
      {node.mark && node.mark !== 'merging' && <span className={styles.mark}>{t('mark.draft')}</span>}
      <span className={styles.count}>
        <span aria-hidden="true">{node.goodsCount}</span>
        <span className="sr">{t('class.goods', { count: node.goodsCount })}</span>
      </span>
    </>
  );
}
