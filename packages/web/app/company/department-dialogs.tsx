import { type DepartmentNode, departmentApi } from '@mall/contract/company/department.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import type { Person } from '@mall/ui/choice/people-pane.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { AskFrame, type Asking } from './ask-frame.tsx';
import { ColleagueChoice } from './colleague-choice.tsx';
import styles from './company.module.css';
import { DepartmentChoice } from './department-choice.tsx';
import type { Move } from './department-tree.rules.ts';

/** A new department, under the one that is looked at. */
export function AddDialog({ parentId, busy, act, close }: { parentId: string | null } & Asking<{ name: string; parentId: string | null }>) {
  const t = useWords('company');
  const [name, setName] = useState('');
  const [above, setAbove] = useState(parentId);
  return (
    <AskFrame
      title={t('dept.add')}
      act={t('dept.add')}
      disabled={name.trim() === ''}
      busy={busy}
      dirty={name !== '' || above !== parentId}
      onSubmit={() => act({ name: name.trim(), parentId: above })}
      onClose={close}
    >
      <Field label={t('dept.name')} required>
        <TextInput value={name} maxLength={40} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={t('dept.parent')}>
        <DepartmentChoice value={above} onChange={setAbove} none={t('dept.top')} />
      </Field>
    </AskFrame>
  );
}

export function RenameDialog({ node, busy, act, close }: { node: DepartmentNode } & Asking<{ name: string; code: string }>) {
  const t = useWords('company');
  const [name, setName] = useState(node.name);
  const [code, setCode] = useState(node.code);
  return (
    <AskFrame
      title={t('dept.rename')}
      act={t('save')}
      disabled={name.trim() === '' || code.trim() === ''}
      busy={busy}
      dirty={name !== node.name || code !== node.code}
      onSubmit={() => act({ name: name.trim(), code: code.trim() })}
      onClose={close}
    >
      <Field label={t('dept.name')} required>
        <TextInput value={name} maxLength={40} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={t('dept.code')} required>
        <TextInput value={code} maxLength={20} autoComplete="off" onChange={(event) => setCode(event.target.value)} />
      </Field>
    </AskFrame>
  );
}

export function HeadDialog({ node, busy, act, close }: { node: DepartmentNode } & Asking<string | null>) {
  const t = useWords('company');
  const [head, setHead] = useState<Person | null>(node.head);
  return (
    <AskFrame
      title={t('dept.changeHead')}
      act={t('save')}
      busy={busy}
      dirty={head?.id !== node.head?.id}
      onSubmit={() => act(head?.id ?? null)}
      onClose={close}
    >
      <Field label={t('dept.head')}>
        <ColleagueChoice value={head} onChange={setHead} />
      </Field>
    </AskFrame>
  );
}

/** Says who will see the orders of the department no more, and who will, before it moves. */
export function MoveDialog({ node, to, busy, act, close }: { node: DepartmentNode; to: Move } & Asking<Move>) {
  const t = useWords('company');
  const [parentId, setParentId] = useState(to.parentId);
  const { data } = useList(ask(departmentApi.sight, { query: { id: node.id, ...(parentId !== null && { parentId }) } }, { staleMs: 0 }));
  const beforeId = parentId === to.parentId ? to.beforeId : null;
  return (
    <AskFrame
      title={t('dept.moveTitle', { name: node.name })}
      act={t('dept.moveAct')}
      busy={busy}
      dirty={parentId !== to.parentId}
      disabled={parentId === node.parentId && beforeId === null}
      onSubmit={() => act({ id: node.id, parentId, beforeId })}
      onClose={close}
    >
      <Field label={t('dept.moveTo')} required>
        <DepartmentChoice value={parentId} onChange={setParentId} none={t('dept.top')} except={node.id} />
      </Field>
      {data && (
        <output className={styles.said}>
          <Note tone={data.loses.length + data.gains.length > 0 ? 'warn' : 'info'}>
            {t('dept.sight', { people: data.people, orders: data.orders })}{' '}
            {data.loses.length > 0 && t('dept.loses', { names: data.loses.join('、') })}{' '}
            {data.gains.length > 0 && t('dept.gains', { names: data.gains.join('、') })}
            {data.loses.length + data.gains.length === 0 && t('dept.sameSight')}
          </Note>
        </output>
      )}
    </AskFrame>
  );
}

export function CloseDialog({ node, busy, act, close }: { node: DepartmentNode } & Asking<string | null>) {
  const t = useWords('company');
  const [target, setTarget] = useState<string | null>(null);
  return (
    <AskFrame
      title={t('dept.closeTitle', { name: node.name })}
      act={t('dept.closeAct')}
      danger
      busy={busy}
      dirty={target !== null}
      onSubmit={() => act(target)}
      onClose={close}
    >
      <p>{t('dept.closeText')}</p>
      <Field label={t('dept.into')}>
        <DepartmentChoice value={target} onChange={setTarget} none={t('dept.intoNone')} except={node.id} />
      </Field>
    </AskFrame>
  );
}
