import type { ProcessDetail } from '@mall/contract/approval/process.api.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { createElement, useEffect, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import {
  addNode,
  changeNode,
  copyNode,
  type Design,
  type DesignNode,
  designOf,
  type Entry,
  isSame,
  moveNode,
  type Names,
  putBack,
  removeNode,
} from './design.rules.ts';
import { nodeNameId } from './node-panel.tsx';
import { UndoRemoval } from './undo-removal.tsx';

/** Where the focus goes when no node is left. */
export const firstAddId = 'add-first-node';

/** What is being designed: the draft as the server has it, and what was changed since. */
export const useDesigner = (process: ProcessDetail) => {
  const t = useWords('approval/design');
  const [changed, setChanged] = useState<Design>();
  const saved = designOf(process);
  const design = changed ?? saved;
  /** The place of the node that is open; -1 is the process itself. */
  const [selected, select] = useState<number>();
  const [said, setSaid] = useState('');
  /** What takes the focus once it is drawn: moving an element takes the focus from it. */
  const [focus, setFocus] = useState<{ id: string }>();
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);
  // Several changes may come from one press: each is made of the one before.
  const put = (make: (before: Design) => Design) => setChanged((before) => make(before ?? saved));
  const nameOf = (at: number) => design.nodes[at]?.name ?? '';
  return {
    design,
    dirty: changed !== undefined && !isSame(changed, saved),
    selected: selected !== undefined && selected >= design.nodes.length ? undefined : selected,
    select,
    said,
    add: (at: number) => {
      put((before) => addNode(before, at, t('canvas.newName', { number: before.nodes.length + 1 })));
      select(at);
      setSaid(t('said.added', { number: at + 1 }));
      setFocus({ id: nodeNameId });
    },
    copy: (at: number) => {
      put((before) => copyNode(before, at, t('canvas.copyName', { name: nameOf(at) })));
      select(at + 1);
    },
    remove: (at: number) => {
      const node = design.nodes[at];
      if (!node) return;
      put((before) => removeNode(before, at));
      select(undefined);
      const onUndo = () => {
        put((before) => putBack(before, at, node));
        setFocus({ id: `grip-${node.key}` });
      };
      toast.ok(t('said.removed', { name: node.name }), { action: createElement(UndoRemoval, { onUndo }), ms: 10_000 });
      const neighbour = design.nodes[at + 1] ?? design.nodes[at - 1];
      setFocus({ id: neighbour ? `grip-${neighbour.key}` : firstAddId });
    },
    move: (from: number, to: number) => {
      if (moveNode(design, from, to) === design) return;
      put((before) => moveNode(before, from, to));
      select(to);
      setSaid(t('said.moved', { name: nameOf(from), number: to + 1 }));
      setFocus({ id: `grip-${design.nodes[from]?.key}` });
    },
    change: (at: number, changes: Partial<DesignNode>) => put((before) => changeNode(before, at, changes)),
    changeEntry: (entry: Entry) => put((before) => ({ ...before, ...entry })),
    rename: (field: keyof Names, names: Record<string, string>) =>
      put((before) => ({ ...before, names: { ...before.names, [field]: { ...before.names[field], ...names } } })),
    /** The server has it now. */
    forget: () => setChanged(undefined),
  };
};
export type Designer = ReturnType<typeof useDesigner>;
