import { type CompanyRole, companyRoleApi, type RoleHolder } from '@mall/contract/account/company-role.api.ts';
import { peopleApi } from '@mall/contract/company/people.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import type { Person as Colleague } from '@mall/ui/choice/people-pane.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { useSession } from '../../shell/use-session.ts';
import { AskFrame, type Asking } from '../ask-frame.tsx';
import { ColleaguesChoice } from '../colleague-choice.tsx';
import company from '../company.module.css';
import { roleReads } from './role-reads.ts';
import styles from './roles.module.css';

/** Who holds the chosen role, and what he then sees with all that he holds. */
export function RoleHolders({ role, acts }: { role: CompanyRole; acts: ReactNode }) {
  const t = useWords('company/rights');
  const found = useDetail(ask(companyRoleApi.holders, { params: { id: role.id } }, { staleMs: 0 }));
  const mayManage = useSession().may('company:people:manage');
  const changes = [...roleReads, peopleApi.page];
  const give = useAct({
    call: peopleApi.giveRole,
    request: ({ id }: CompanyRole, ids: string[]) => ({ body: { ids, roleId: id } }),
    dialog: (given, asking) => <GiveDialog role={given} except={(found.thing ?? []).map(({ memberId }) => memberId)} {...asking} />,
    done: ({ given }) => t('holders.added', { count: given }),
    changes,
  });
  const take = useAct({
    call: peopleApi.takeRole,
    request: ({ role: taken, holder }: { role: CompanyRole; holder: RoleHolder }) => ({ body: { id: holder.memberId, roleId: taken.id } }),
    ask: ({ role: taken, holder }) => ({
      title: t('holders.takeAsk', { name: holder.memberName, role: taken.roleName }),
      text: t('holders.takeText'),
      act: t('holders.take'),
      tone: 'danger',
    }),
    done: (_, { holder }) => t('holders.taken', { name: holder.memberName }),
    changes,
  });
  const columns: TableColumn<RoleHolder>[] = [
    {
      key: 'name',
      head: t('holders.name'),
      cell: ({ memberName, me }) => (
        <span className={company.who}>
          <span className={company.avatar} aria-hidden="true">
            {memberName.slice(0, 1)}
          </span>
          <span className="med">{me ? t('holders.me', { name: memberName }) : memberName}</span>
        </span>
      ),
    },
    { key: 'department', wide: true, head: t('holders.department'), cell: ({ departmentName }) => departmentName || '—' },
    { key: 'others', head: t('holders.others'), wide: true, cell: ({ otherRoles }) => otherRoles.join('、') || '—' },
    {
      key: 'sees',
      head: t('holders.sees'),
      cell: ({ sees, departmentName }) => t(`sees.${sees}`, { department: departmentName || t('sees.noDepartment') }),
    },
    ...(mayManage
      ? [
          {
            key: 'acts',
            head: t('holders.acts'),
            align: 'right' as const,
            cell: (holder: RoleHolder) =>
              holder.me ? (
                <span className="meta">{t('holders.own')}</span>
              ) : (
                <Button
                  look="text"
                  size="s"
                  aria-label={`${t('holders.take')} ${holder.memberName}`}
                  onClick={() => take.start({ role, holder })}
                >
                  {t('holders.take')}
                </Button>
              ),
          },
        ]
      : []),
  ];
  const extra = (
    <span className={styles.acts}>
      {mayManage && (
        <Button look="text" size="s" onClick={() => give.start(role)}>
          {t('holders.add')}
        </Button>
      )}
      {acts}
    </span>
  );
  return (
    <Panel bordered flush title={t('holders.title', { name: role.roleName })} extra={extra}>
      <Table
        dense
        fits
        caption={t('holders.title', { name: role.roleName })}
        columns={columns}
        rows={found.thing ?? []}
        rowKey={({ memberId }) => memberId}
        loading={found.state === 'waiting'}
        loadingRows={3}
        empty={
          found.state === 'failed' ? (
            <ErrorState compact title={t('failed')} labels={{ retry: t('again') }} onRetry={found.again} />
          ) : (
            <Empty compact title={t('holders.none')} />
          )
        }
      />
      {give.question}
      {take.question}
    </Panel>
  );
}

/** People who get the role beside those that they have. */
function GiveDialog({ role, except, busy, act, close }: { role: CompanyRole; except: readonly string[] } & Asking<string[]>) {
  const t = useWords('company/rights');
  const [people, setPeople] = useState<Colleague[]>([]);
  return (
    <AskFrame
      title={t('holders.addTitle', { name: role.roleName })}
      act={t('holders.add')}
      disabled={people.length === 0}
      busy={busy}
      dirty={people.length > 0}
      onSubmit={() => act(people.map(({ id }) => id))}
      onClose={close}
    >
      <Field label={t('holders.who')} required hint={t('holders.addHint')}>
        <ColleaguesChoice value={people} onChange={setPeople} except={except} />
      </Field>
    </AskFrame>
  );
}
