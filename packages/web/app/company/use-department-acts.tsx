import { type DepartmentNode, departmentApi } from '@mall/contract/company/department.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useWords } from '../kernel/words.tsx';
import { structureReads } from './company.changes.ts';
import { AddDialog, CloseDialog, HeadDialog, MoveDialog, RenameDialog } from './department-dialogs.tsx';
import type { Move } from './department-tree.rules.ts';

/** What can be done with departments, and the dialogs that ask for the rest. */
export const useDepartmentActs = (onAdded: (id: string) => void) => {
  const t = useWords('company');
  const changes = structureReads;
  const add = useAct({
    call: departmentApi.add,
    request: (_: { parentId: string | null }, body: { name: string; parentId: string | null }) => ({ body }),
    dialog: ({ parentId }, asking) => <AddDialog parentId={parentId} {...asking} />,
    done: t('dept.added'),
    onDone: ({ id }) => onAdded(id),
    changes,
  });
  const rename = useAct({
    call: departmentApi.rename,
    request: ({ id }: DepartmentNode, typed: { name: string; code: string }) => ({ body: { id, ...typed } }),
    dialog: (node, asking) => <RenameDialog node={node} {...asking} />,
    done: t('dept.renamed'),
    changes,
  });
  const head = useAct({
    call: departmentApi.setHead,
    request: ({ id }: DepartmentNode, memberId: string | null) => ({ body: { id, memberId } }),
    dialog: (node, asking) => <HeadDialog node={node} {...asking} />,
    done: t('dept.headSet'),
    changes,
  });
  const move = useAct({
    call: departmentApi.move,
    request: (_: { node: DepartmentNode; to: Move }, body: Move) => ({ body }),
    dialog: ({ node, to }, asking) => <MoveDialog node={node} to={to} {...asking} />,
    done: t('dept.moved'),
    changes,
  });
  /** Among its neighbours nobody's sight changes, so nothing is asked. */
  const place = useAct({ call: departmentApi.move, request: (body: Move) => ({ body }), done: t('dept.moved'), changes });
  const close = useAct({
    call: departmentApi.close,
    request: ({ id }: DepartmentNode, targetId: string | null) => ({ body: { id, targetId } }),
    dialog: (node, asking) => <CloseDialog node={node} {...asking} />,
    done: t('dept.closeDone'),
    changes,
  });
  const questions = (
    <>
      {add.question}
      {rename.question}
      {head.question}
      {move.question}
      {close.question}
    </>
  );
  return { add: add.start, rename: rename.start, head: head.start, move: move.start, place: place.start, close: close.start, questions };
};
