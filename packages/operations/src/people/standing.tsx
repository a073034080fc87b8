import { CaseBody, CaseHead, CasePart } from '@mall/counter/side/case-parts.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import type { Act } from '@mall/kit/act/use-act.tsx';
import { type Fact, Facts } from '@mall/kit/detail/facts.tsx';
import { Log, type LogEntry } from '@mall/kit/detail/log.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Table } from '@mall/ui/table.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.ts';

type Person = { id: string; name: string; mobile: string };
type StandingProps = {
  title: string;
  about: ReactNode;
  mark: ReactNode;
  /** Why nothing goes on with it. */
  frozen: { reason: string; at: string | null } | undefined;
  facts: readonly Fact[];
  people: { title: string; rows: readonly Person[]; none: string; hrefOf: (id: string) => string };
  /** The latest comes last. */
  log: { title: string; entries: readonly LogEntry[] };
  aside: ReactNode;
  freeze: { label: string; dialog: (onClose: () => void) => ReactNode } | undefined;
  unfreeze: Act<void> | undefined;
  children?: ReactNode;
};

/** A company or a store as the mall sees it: who speaks for it, what it does, what the mall decided of it and can do. */
export function Standing({ title, about, mark, frozen, facts, people, log, aside, freeze, unfreeze, children }: StandingProps) {
  const t = useWords('people');
  const [freezing, setFreezing] = useState(false);
  return (
    <>
      <CaseBody>
        <CaseHead title={title} about={about} mark={mark} />
        {frozen && <Note tone="bad">{t('company.frozen', { reason: frozen.reason, at: frozen.at?.slice(0, 16) ?? '' })}</Note>}
        <Facts two facts={facts} />
        <CasePart title={people.title}>
          <Table
            dense
            caption={people.title}
            rows={people.rows}
            rowKey={(person) => person.id}
            empty={<p className="meta">{people.none}</p>}
            columns={[
              {
                key: 'name',
                head: t('company.person'),
                cell: ({ id, name }) => (
                  <RouterLink className="link" href={people.hrefOf(id)}>
                    {name}
                  </RouterLink>
                ),
              },
              { key: 'mobile', head: t('company.mobile'), cell: ({ mobile }) => <span className="num">{mobile}</span> },
            ]}
          />
        </CasePart>
        {children}
        {log.entries.length > 0 && <Log title={log.title} ended order="latest" entries={log.entries.toReversed()} />}
      </CaseBody>
      <CaseFoot aside={aside}>
        {freeze && (
          <Button look="danger" onClick={() => setFreezing(true)}>
            {freeze.label}
          </Button>
        )}
        {unfreeze && <Button onClick={() => unfreeze.start()}>{t('unfreeze.act')}</Button>}
      </CaseFoot>
      {freezing && freeze?.dialog(() => setFreezing(false))}
      {unfreeze?.question}
    </>
  );
}
