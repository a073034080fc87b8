import type { mallStaffApi, StaffAction, StaffDuties, StaffPerson, storeStaffApi } from '@mall/contract/account/staff.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import type { Place } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import type { ReactNode } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { useListExport } from '../list/use-list-export.tsx';
import { useDaySpan } from '../list/use-spans.ts';
import { RoleTable } from './role-table.tsx';
import styles from './staff.module.css';
import { staffAPage, type staffFields, staffFilter, staffTabs } from './staff-place.ts';

const marks: Readonly<Record<StaffPerson['state'], Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  enabled: { mark: 'closed', tone: 'green' },
  disabled: { mark: 'open', tone: 'grey' },
  frozen: { mark: 'closed', tone: 'red' },
};

type Words = ReturnType<typeof useCounterWords>;

const columnsOf = (t: Words, onAct: (action: StaffAction, person: StaffPerson) => void): TableColumn<StaffPerson>[] => [
  {
    key: 'person',
    head: t('staff.person'),
    cell: ({ name, mobile }) => (
      <span className={styles.who}>
        <span className={styles.avatar} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <span>
          <b>{name}</b>
          <span className="meta num">{mobile}</span>
        </span>
      </span>
    ),
  },
  { key: 'roles', head: t('staff.roles'), width: 120, cell: ({ roles }) => roles.map(({ name }) => name).join(t('staff.comma')) || '—' },
  {
    key: 'factor',
    head: t('second.title'),
    width: 104,
    cell: ({ factor }) => (
      <StatusMark mark={factor ? 'closed' : 'open'} tone={factor ? 'green' : 'grey'}>
        {t(factor ? 'second.on' : 'second.off')}
      </StatusMark>
    ),
  },
  { key: 'seen', head: t('staff.seen'), width: 112, cell: ({ seenAt }) => <span className="num">{seenAt?.slice(5, 16) ?? '—'}</span> },
  {
    key: 'state',
    head: t('staff.state'),
    width: 96,
    cell: ({ state }) => <StatusMark {...marks[state]}>{t(`staff.state.${state}`)}</StatusMark>,
  },
  {
    key: 'acts',
    head: t('staff.acts'),
    width: 300,
    align: 'right',
    cell: (person) => {
      if (person.isSelf) return <span className="meta">{t('staff.self')}</span>;
      if (person.actions.length === 0) return <span className="meta">{t('staff.outranked')}</span>;
      return (
        <span className={styles.acts}>
          {person.actions.map((action) => (
            <Button
              key={action}
              look="text"
              size="s"
              aria-label={`${t(`staff.act.${action}`)} ${person.name}`}
              onClick={() => onAct(action, person)}
            >
              {t(`staff.act.${action}`)}
            </Button>
          ))}
        </span>
      );
    },
  },
];

type StaffListProps = {
  title: string;
  lead: string;
  /** What the button beside the title says. */
  add: string;
  onAdd: () => void;
  place: Place<typeof staffFields>;
  calls: Pick<typeof storeStaffApi, 'page' | 'export'> | Pick<typeof mallStaffApi, 'page' | 'export'>;
  duties: StaffDuties;
  onAct: (action: StaffAction, person: StaffPerson) => void;
  /** Dialogs and questions. */
  children?: ReactNode;
};

/** Who works for a store or the mall, and under it what each role lets somebody do. */
export function StaffList({ title, lead, add, onAdd, place, calls, duties, onAct, children }: StaffListProps) {
  const t = useCounterWords();
  const { page, state } = place.at;
  const days = useDaySpan(place.at, t('staff.seenDays'));
  const filter = staffFilter(place.at);
  const found = useList(ask(calls.page, { query: { ...filter, page, limit: staffAPage } }, { staleMs: 0 }), { enabled: !days.unsound });
  const exporting = useListExport({ call: calls.export, filter, disabled: days.unsound });
  return (
    <div className={styles.page}>
      <ListPage
        title={title}
        lead={lead}
        acts={
          <>
            {exporting.button}
            <Button icon={<PlusIcon size={16} />} onClick={onAdd}>
              {add}
            </Button>
          </>
        }
        note={exporting.note}
        tabs={{
          label: t('staff.state'),
          items: staffTabs.map((one) => ({
            id: one,
            label: t(one === 'all' ? 'staff.tab.all' : `staff.state.${one}`),
            ...(found.data && { count: found.data.counts[one] }),
          })),
          value: state,
          hrefOf: (to) => place.hrefOf({ state: to }),
        }}
        filter={
          <FilterBar
            place={place}
            faultsOf={days.faultsOf}
            filters={[
              { kind: 'text', name: 'word', label: t('staff.word'), width: 200, most: 40 },
              {
                kind: 'choice',
                name: 'role',
                label: t('staff.role'),
                any: t('staff.anyRole'),
                options: duties.roles.map(({ id, name }) => ({ value: id, label: name })),
                width: 140,
                atOnce: true,
              },
              days.filter,
            ]}
          />
        }
        list={{
          found,
          rowKey: ({ id }) => id,
          unsound: days.unsound,
          page,
          size: staffAPage,
          hrefOf: (next) => place.hrefOf({ page: next }),
          columns: columnsOf(t, onAct),
          none: {
            title: t('staff.none'),
            actions: (
              <RouterLink href={place.plain} className="link">
                {t('staff.all')}
              </RouterLink>
            ),
          },
        }}
      >
        {children}
      </ListPage>
      <RoleTable duties={duties} />
    </div>
  );
}
