import { audiences, memberStates } from '@mall/contract/account/people.rules.ts';
import { type MemberRow, peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { QueueRows } from '@mall/counter/side/queue-rows.tsx';
import { SideBySide } from '@mall/counter/side/side-by-side.tsx';
import { useQueue } from '@mall/counter/side/use-queue.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { MemberCase } from './member-case.tsx';
import { memberTones } from './member-tones.ts';
import styles from './members.module.css';
import { PeopleTabs } from './people-tabs.tsx';

const fields = { audience: oneOf(audiences, 'buyer'), state: oneOf(memberStates), word: typed(40), id: typed(18) };
const aPage = 20;

/** Everybody who has an account, with what the mall can do about it beside. */
export default function MembersPage() {
  const t = useWords('people');
  const place = usePlace(fields);
  const { audience, state, word, page } = place.at;
  const filter = { audience, ...(state && { state }), ...(word && { word }) };
  const found = useList(ask(peopleOperationsApi.page, { query: { page, limit: aPage, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: peopleOperationsApi.export, filter });
  const queue = useQueue(place, found.data?.list);
  return (
    <SideBySide
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      head={
        <>
          <PeopleTabs at={audience} />
          <FilterBar
            place={place}
            filters={[
              { kind: 'text', name: 'word', label: t('word'), width: 240 },
              {
                kind: 'choice',
                name: 'state',
                label: t('state'),
                any: t('anyState'),
                width: 120,
                options: memberStates.map((one) => ({ value: one, label: t(`state.${one}`) })),
                atOnce: true,
              },
            ]}
          />
        </>
      }
      list={
        <QueueRows
          title={t('title')}
          queue={queue}
          found={found}
          size={aPage}
          row={(row) => <Row row={row} />}
          none={{ title: t('none') }}
        />
      }
    >
      {queue.open === undefined ? <Empty title={t('none.open')} picture="none" /> : <MemberCase key={queue.open} id={queue.open} />}
    </SideBySide>
  );
}

function Row({ row }: { row: MemberRow }) {
  const t = useWords('people');
  const { mark, tone } = memberTones[row.state];
  return (
    <span className={styles.row}>
      <span>
        <b>{row.name}</b>
        <span className="meta num">{row.mobile}</span>
      </span>
      <span>
        {row.works || '—'}
        <span className="meta">{row.roles.join('、')}</span>
      </span>
      <span className="num">{row.seenAt?.slice(5, 16) ?? '—'}</span>
      <StatusMark mark={mark} tone={tone}>
        {t(`state.${row.state}`)}
      </StatusMark>
    </span>
  );
}
