import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { type OfficeProject, projectOfficeApi } from '@mall/contract/project/project-office.api.ts';
import { CasePart } from '@mall/counter/side/case-parts.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';

const marks: Record<OfficeProject['standing'], Pick<StatusMarkProps, 'mark' | 'tone'>> = {
  open: { mark: 'running', tone: 'blue' },
  warned: { mark: 'closed', tone: 'amber' },
  used_up: { mark: 'closed', tone: 'red' },
  closed: { mark: 'closed', tone: 'grey' },
};

/** What a company plans to spend, and how much of it is taken; nothing where it has no projects. */
export function CompanyProjects({ companyId }: { companyId: string }) {
  const t = useWords('people');
  const { data } = useList(ask(projectOfficeApi.ofCompany, { params: { id: companyId }, query: { page: 1, limit: 20 } }, { staleMs: 0 }));
  if (!data || data.total === 0) return null;
  return (
    <CasePart title={t('project.title', { count: data.total })}>
      <Table
        dense
        caption={t('project.title', { count: data.total })}
        rows={data.list}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: t('project.name'),
            width: 180,
            cell: ({ name, code, managerName, endDate }) => (
              <>
                {name}
                <br />
                <span className="meta">{t('project.line', { code, manager: managerName, day: endDate })}</span>
              </>
            ),
          },
          { key: 'budget', head: t('project.budget'), align: 'money', cell: ({ budget }) => `¥${formatCurrency(budget)}` },
          {
            key: 'taken',
            head: t('project.taken'),
            align: 'money',
            cell: ({ used, reserved }) => (
              <>
                ¥{formatCurrency(used)}
                <br />
                <span className="meta num">+ ¥{formatCurrency(reserved)}</span>
              </>
            ),
          },
          { key: 'left', head: t('project.left'), align: 'money', cell: ({ left }) => `¥${formatCurrency(left)}` },
          {
            key: 'standing',
            head: t('project.state'),
            cell: ({ standing, percent }) => <StatusMark {...marks[standing]}>{t(`project.${standing}`, { percent })}</StatusMark>,
          },
        ]}
      />
    </CasePart>
  );
}
