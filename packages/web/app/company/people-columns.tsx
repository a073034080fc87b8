import type { Person } from '@mall/contract/company/people.api.ts';
import { fromYuan, type Money } from '@mall/contract/kernel/money.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { writeMoney } from '@mall/ui/money/money.rules.ts';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import type { ReactNode } from 'react';
import type { Translate } from '../kernel/words.tsx';
import styles from './company.module.css';

type T = Translate<'company'>;
export type PersonActs = Record<'edit' | 'place' | 'turn' | 'unbind' | 'again' | 'withdraw', (person: Person) => void>;
/** Among all people, or in a department, where one sees who is where and for what. */
type Where = 'people' | 'department';
type ActingProps = { t: T; person: Person; acts: PersonActs; mayManage: boolean; where?: Where };

const marks: Record<Person['state'], Pick<StatusMarkProps, 'mark' | 'tone'>> = {
  enabled: { mark: 'closed', tone: 'green' },
  disabled: { mark: 'open', tone: 'grey' },
  invited: { mark: 'open', tone: 'amber' },
};

function PersonName({ person }: { person: Person }) {
  return (
    <span className={styles.who}>
      <span className={styles.avatar} aria-hidden="true">
        {person.name.slice(0, 1)}
      </span>
      <span className={styles.lines}>
        <span>{person.name}</span>
        <span className="meta num">{person.mobile}</span>
      </span>
    </span>
  );
}

const stateOf = (t: T, { state }: Person): ReactNode => <StatusMark {...marks[state]}>{t(`people.state.${state}`)}</StatusMark>;

const rolesOf = ({ roles }: Person): string => roles.map((role) => role.name).join('、') || '—';

const money = (amount: Money): string => `¥${writeMoney(fromYuan(amount))}`;

/** What somebody may order at once and in a month; of a month, how much of it is gone. */
function Limits({ t, person: { limit, orderLimit, spent } }: { t: T; person: Person }) {
  if (limit === null && orderLimit === null) return '—';
  return (
    <span className={styles.lines}>
      {orderLimit !== null && <span>{t('people.eachOrder', { amount: money(orderLimit) })}</span>}
      {limit !== null && <span>{t('people.monthly', { amount: money(limit) })}</span>}
      {limit !== null && <span className="meta">{t('people.spent', { spent: money(spent) })}</span>}
    </span>
  );
}

const titleOf = (t: T, { title, isHead }: Person): string => [title, isHead && t('people.head')].filter(Boolean).join(' · ');

/** What can be done with somebody; who can do nothing is told why. */
function PersonActions({ t, person, acts, mayManage, where = 'people' }: ActingProps) {
  const act = (key: keyof PersonActs, words: string) => (
    <Button key={key} look="text" size="s" aria-label={`${words} ${person.name}`} onClick={() => acts[key](person)}>
      {words}
    </Button>
  );
  if (!mayManage) return <span className="meta">—</span>;
  if (person.onlyAdministrator) return <span className="meta">{t('people.only')}</span>;
  if (person.isSelf) return <span className="meta">{t('people.self')}</span>;
  return (
    <span className={classNames(styles.acts, where === 'department' && styles.close)}>
      {person.invited
        ? [act('again', t('people.again')), act('withdraw', t('people.withdraw'))]
        : [
            ...(where === 'people' ? [act('edit', t('people.edit'))] : [act('place', t('people.place')), act('edit', t('people.roleOf'))]),
            act('turn', t(person.state === 'enabled' ? 'people.disable' : 'people.enable')),
            ...(where === 'people' ? [act('unbind', t('people.unbind'))] : []),
          ]}
    </span>
  );
}

export const peopleColumns = (t: T, acts: PersonActs, mayManage: boolean, where: Where = 'people'): TableColumn<Person>[] => [
  { key: 'person', head: t('people.member'), cell: (person) => <PersonName person={person} /> },
  {
    key: 'department',
    head: t('department'),
    cell: (person) => (
      <span className={styles.lines}>
        <span>{person.departmentName || '—'}</span>
        <span className="meta">{titleOf(t, person)}</span>
      </span>
    ),
  },
  { key: 'roles', head: t('people.role'), cell: rolesOf },
  where === 'people'
    ? { key: 'limit', head: t('people.limit'), align: 'money', cell: (person) => <Limits t={t} person={person} /> }
    : { key: 'limit', head: t('people.monthLimit'), align: 'money', cell: ({ limit }) => (limit === null ? '—' : money(limit)) },
  { key: 'state', head: t('people.state'), width: where === 'people' ? 120 : 84, cell: (person) => stateOf(t, person) },
  {
    key: 'acts',
    head: t('people.acts'),
    align: 'right',
    width: where === 'people' ? 176 : 148,
    cell: (person) => <PersonActions t={t} person={person} acts={acts} mayManage={mayManage} where={where} />,
  },
];

/** Somebody on a telephone. */
export function PersonCard({ t, person, acts, mayManage, where = 'people' }: ActingProps) {
  return (
    <article className={styles.card} aria-label={person.name}>
      <div className={styles.cardHead}>
        <PersonName person={person} />
        {stateOf(t, person)}
      </div>
      <div className={styles.cardFacts}>
        <span>{[person.departmentName, titleOf(t, person)].filter(Boolean).join(' · ') || '—'}</span>
        <span className="meta">{rolesOf(person)}</span>
      </div>
      {(person.limit !== null || person.orderLimit !== null) && (
        <div className={styles.cardFacts}>
          <span className="meta">{t('people.limit')}</span>
          <span className="num">
            <Limits t={t} person={person} />
          </span>
        </div>
      )}
      <PersonActions t={t} person={person} acts={acts} mayManage={mayManage} where={where} />
    </article>
  );
}
