import { type CompanyRole, companyRoleApi, type RoleMatrix as Matrix } from '@mall/contract/account/company-role.api.ts';
import { type RightGroup, rightGroups, screenOf } from '@mall/contract/account/right-rows.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { typed } from '@mall/kit/list/place.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { CopyIcon } from '@mall/ui/icons/copy-icon.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useMemo, useState } from 'react';
import { isBuilt } from '../../kernel/is-built.ts';
import { useWords } from '../../kernel/words.tsx';
import { useSession } from '../../shell/use-session.ts';
import { CompanyTabsRow } from '../company-tabs-row.tsx';
import { differs } from './matrix.rules.ts';
import { ReachLegend } from './reach-legend.tsx';
import { RoleChanges } from './role-changes.tsx';
import { type RoleAsked, RoleDialog } from './role-dialog.tsx';
import { RoleHolders } from './role-holders.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { roleReads } from './role-reads.ts';
import styles from './roles.module.css';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useRoleDraft } from './use-role-draft.ts';

const fields = { role: typed(20) };

/** A line whose screens do not exist yet is left out, as a menu leaves them out; it appears with them. */
const builtGroups = (matrix: Matrix | undefined): RightGroup[] =>
  rightGroups(new Set(matrix?.base.map(({ name }) => name)))
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ rights }) => rights.some((name) => isBuilt(screenOf(name) ?? '/'))),
    }))
    .filter(({ rows }) => rows.length > 0);

const useShown = (matrix: Matrix | undefined, groups: readonly RightGroup[], word: string, differing: boolean): RightGroup[] => {
  const language = useLanguage();
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(
        (row) => row.words[language].toLowerCase().includes(word.trim().toLowerCase()) && (!differing || !matrix || differs(matrix, row)),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
};

/** The roles of a company: rights by role, who holds each, and what they then see. */
export default function RolesPage() {
  const t = useWords('company/rights');
  const { may } = useSession();
  const mayEdit = may('company:roles:manage');
  const place = usePlace(fields);
  const found = useDetail(ask(companyRoleApi.matrix, {}, { staleMs: 0 }));
  const matrix = found.state === 'found' ? found.thing : undefined;
  const groups = useMemo(() => builtGroups(matrix), [matrix]);
  const [word, setWord] = useState('');
  const [differing, setDiffering] = useState(false);
  const shown = useShown(matrix, groups, word, differing);
  const draft = useRoleDraft(matrix, groups);
  const [asked, setAsked] = useState<RoleAsked>();
  const roles = matrix?.roles ?? [];
  const chosen = roles.find(({ id }) => id === place.at.role) ?? roles.find(({ standard }) => !standard) ?? roles[0];
  const choose = (role: string) => place.go({ role });
  const remove = useAct({
    call: companyRoleApi.remove,
    request: ({ id }: CompanyRole) => ({ params: { id } }),
    ask: ({ roleName }) => ({
      title: t('remove.title', { name: roleName }),
      text: t('remove.text'),
      act: t('remove.act'),
      tone: 'danger',
    }),
    done: t('removed'),
    changes: roleReads,
  });
  const own = roles.filter(({ standard }) => !standard).length;
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div>
          <h1>{t('title')}</h1>
          {matrix && <p className="meta">{t('lead', { standard: roles.length - own, own })}</p>}
        </div>
        {mayEdit && chosen && (
          <span className={styles.acts}>
            <Button look="line" icon={<CopyIcon size={16} />} onClick={() => setAsked({ kind: 'copy', from: chosen.id })}>
              {t('copy.title')}
            </Button>
            <Button icon={<PlusIcon size={16} />} onClick={() => setAsked({ kind: 'add' })}>
              {t('add.title')}
            </Button>
          </span>
        )}
      </header>
      <CompanyTabsRow on="roles" />
      {found.state === 'waiting' && <Skeleton kind="media" count={6} />}
      {(found.state === 'failed' || found.state === 'missing') && (
        <Panel bordered>
          <ReadFailed error={found.error} title={t('failed')} busy={found.busy} onRetry={found.again} />
        </Panel>
      )}
      {matrix && chosen && (
        <>
          <Panel bordered flush>
            <div className={styles.tools}>
              <span className={styles.find}>
                <TextInput
                  size="s"
                  type="search"
                  aria-label={t('find')}
                  placeholder={t('find')}
                  value={word}
                  onChange={(event) => setWord(event.target.value)}
                />
              </span>
              <Checkbox checked={differing} onChange={(event) => setDiffering(event.target.checked)}>
                {t('differing')}
              </Checkbox>
              <ReachLegend />
            </div>
            {shown.length === 0 ? (
              <Empty compact title={t('noneFound')} />
            ) : (
              <RoleMatrix
                matrix={matrix}
                groups={shown}
                draft={draft.draft}
                chosen={chosen.id}
                mayEdit={mayEdit}
                onChoose={choose}
                onChange={draft.change}
              />
            )}
            <p className={styles.note}>{t('note')}</p>
          </Panel>
          {draft.changed.map(({ role, lines }) => (
            <UnsavedBar
              key={role.id}
              matrix={matrix}
              role={role}
              lines={lines}
              busy={draft.busy}
              onDrop={() => draft.drop(role.id)}
              onSave={() => draft.save(role)}
            />
          ))}
          <div className={styles.below}>
            <RoleHolders
              role={chosen}
              acts={
                mayEdit && (
                  <RoleActs
                    role={chosen}
                    onRename={() => setAsked({ kind: 'rename', role: chosen })}
                    onCopy={() => setAsked({ kind: 'copy', from: chosen.id })}
                    onRemove={() => remove.start(chosen)}
                  />
                )
              }
            />
            {may('company:audit:view') && <RoleChanges />}
          </div>
        </>
      )}
      {asked && (
        <RoleDialog
          asked={asked}
          roles={roles}
          onClose={() => setAsked(undefined)}
          onSaved={(id) => {
            setAsked(undefined);
            choose(id);
          }}
        />
      )}
      {remove.question}
      {draft.question}
    </div>
  );
}

type RoleActsProps = { role: CompanyRole; onRename: () => void; onCopy: () => void; onRemove: () => void };

function RoleActs({ role, onRename, onCopy, onRemove }: RoleActsProps) {
  const t = useWords('company/rights');
  if (!role.standard && role.mine) return <span className="meta">{t('mine')}</span>;
  return (
    <span className={styles.acts}>
      <Button look="text" size="s" onClick={onCopy}>
        {t('copy')}
      </Button>
      {!role.standard && (
        <>
          <Button look="text" size="s" onClick={onRename}>
            {t('rename')}
          </Button>
          <Button look="text" size="s" onClick={onRemove}>
            {t('remove')}
          </Button>
        </>
      )}
    </span>
  );
}
