import { type HolderKind, type NodeHolders, peopleMost } from '@mall/contract/approval/approval.rules.ts';
import { type ApprovalPerson, processApi } from '@mall/contract/approval/process.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Chip } from '@mall/ui/chip.tsx';
import type { Person } from '@mall/ui/choice/people-pane.tsx';
import { Field } from '@mall/ui/field.tsx';
import { ArrowUpIcon } from '@mall/ui/icons/arrow-up-icon.tsx';
import { CloseIcon } from '@mall/ui/icons/close-icon.tsx';
import { Select } from '@mall/ui/select.tsx';
import { useWords } from '../../kernel/words.tsx';
import { personOf } from '../approver-choice.tsx';
import { NamedChoice } from '../named-choice.tsx';
import styles from './design.module.css';
import type { DesignNode } from './design.rules.ts';
import { Face } from './face.tsx';

type Props = { node: DesignNode; onChange: (changes: Partial<DesignNode>) => void };

/** What a node begins with when it is decided by these, in the order of the page. */
const begun: { readonly [Kind in HolderKind]: Extract<NodeHolders, { kind: Kind }> } = {
  people: { kind: 'people', memberIds: [] },
  role: { kind: 'role', roleId: '' },
  head: { kind: 'head' },
};
const kinds = Object.keys(begun) as HolderKind[];

/** Who decides at a node: colleagues by name, whoever has a role, or the head of the requester's department. */
export function HoldersField({ node, onChange }: Props) {
  const t = useWords('approval/design');
  const { by } = node;
  const become = (kind: HolderKind) => {
    if (kind !== by.kind) onChange({ by: begun[kind], people: [], roleName: '' });
  };
  return (
    <>
      <Field group label={t('node.by')} required>
        <span className={styles.chips}>
          {kinds.map((kind) => (
            <Chip key={kind} on={by.kind === kind} onPress={() => become(kind)}>
              {t(`by.${kind}`)}
            </Chip>
          ))}
        </span>
      </Field>
      {by.kind === 'people' && <People node={node} onChange={onChange} />}
      {by.kind === 'role' && <Role node={node} onChange={onChange} />}
      {by.kind === 'head' && <p className="meta">{t('by.headHint')}</p>}
    </>
  );
}

/** The choice hands back what it was given. */
type Known = Person & { person: ApprovalPerson };
const knownOf = (person: ApprovalPerson): Known => ({ ...personOf(person), person });

function People({ node, onChange }: Props) {
  const t = useWords('approval/design');
  const find = async (word: string, signal: AbortSignal): Promise<Known[]> => {
    const query = word === '' ? {} : { word: word.slice(0, 40) };
    const found = await browserCall(processApi.members, { query }, { signal, silent: true });
    return found.map((person) => ({ ...knownOf(person), ...(!person.mayApprove && { refusal: t('by.mayNot') }) }));
  };
  const put = (people: readonly ApprovalPerson[]) =>
    onChange({ by: { kind: 'people', memberIds: people.map(({ memberId }) => memberId) }, people: [...people] });
  return (
    <div className={styles.people}>
      <NamedChoice
        label={t('by.people')}
        most={peopleMost}
        find={find}
        value={node.people.map(knownOf)}
        onChange={(chosen) => put((chosen as Known[]).map(({ person }) => person))}
      />
      <ul className={styles.holders}>
        {node.people.map((person, at) => (
          <li key={person.memberId}>
            <Face person={person} />
            <span className={styles.grow} />
            {node.mode === 'seq' && at > 0 && (
              <button
                type="button"
                className={styles.icon}
                aria-label={t('by.earlier', { name: person.name })}
                onClick={() => put(node.people.toSpliced(at, 1).toSpliced(at - 1, 0, person))}
              >
                <ArrowUpIcon size={14} />
              </button>
            )}
            <button
              type="button"
              className={styles.icon}
              aria-label={t('by.remove', { name: person.name })}
              onClick={() => put(node.people.toSpliced(at, 1))}
            >
              <CloseIcon size={14} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Role({ node, onChange }: Props) {
  const t = useWords('approval/design');
  const roles = useAnswer(ask(processApi.roles, {}, { fallback: [] }));
  return (
    <Select
      aria-label={t('by.role')}
      value={node.by.kind === 'role' ? node.by.roleId : ''}
      placeholder={t('by.chooseRole')}
      options={roles.map(({ roleId, name, people }) => ({ value: roleId, label: t('by.roleOf', { name, count: people }) }))}
      onChange={({ target: { value } }) =>
        onChange({ by: { kind: 'role', roleId: value }, roleName: roles.find(({ roleId }) => roleId === value)?.name ?? '', people: [] })
      }
    />
  );
}
