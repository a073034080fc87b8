import type { WorkPerson } from '@mall/contract/account/work.api.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import { Person } from './person.tsx';
import { useSpan } from './use-span.ts';
import { isHere } from './who-is-here.ts';

/** Who works on how much today. */
export function PeoplePanel({ people }: { people: readonly WorkPerson[] }) {
  const t = useWords('desk');
  return (
    <Panel bordered flush title={t('people')} extra={t('people.today')}>
      <Table
        dense
        caption={t('people')}
        rows={people}
        rowKey={({ memberId }) => memberId}
        columns={[
          { key: 'name', head: t('people.name'), cell: ({ name }) => <Person name={name} /> },
          { key: 'roles', head: t('people.roles'), cell: ({ roles }) => roles.join('、') },
          { key: 'held', head: t('people.held'), align: 'right', cell: ({ held }) => held },
          { key: 'done', head: t('people.done'), align: 'right', cell: ({ done }) => done },
          {
            key: 'seconds',
            head: t('people.average'),
            align: 'right',
            cell: ({ seconds }) => (seconds === null ? '—' : <Seconds of={seconds} />),
          },
          { key: 'state', head: t('people.state'), cell: (person) => <Presence person={person} /> },
        ]}
      />
    </Panel>
  );
}

function Seconds({ of }: { of: number }) {
  const t = useWords('desk');
  const span = useSpan();
  return of < 3600 ? t('people.seconds', { minutes: Math.floor(of / 60), seconds: of % 60 }) : span(Math.round(of / 60));
}

function Presence({ person }: { person: WorkPerson }) {
  const t = useWords('desk');
  const span = useSpan();
  const { away, held } = person;
  if (isHere(person))
    return (
      <StatusMark mark="closed" tone="green">
        {t('presence.here')}
      </StatusMark>
    );
  if (away !== null)
    return (
      <StatusMark mark="running" tone="blue">
        {t('presence.away', { span: span(away) })}
      </StatusMark>
    );
  return (
    <StatusMark mark="open" tone="grey">
      {held > 0 ? t('presence.outWith', { held }) : t('presence.out')}
    </StatusMark>
  );
}
