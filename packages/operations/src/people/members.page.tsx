import { audiences, memberStates } from '@mall/contract/account/people.rules.ts';
import { type MemberRow, peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { MemberCase } from './member-case.tsx';
import { memberTones } from './member-tones.ts';
import styles from './members.module.css';
import { PeopleTabs } from './people-tabs.tsx';

const fields = { audience: oneOf(audiences, 'buyer'), state: oneOf(memberStates), word: typed(40), id: typed(18) };

/** Everybody who has an account, with what the mall can do about it beside. */
export default function MembersPage() {
  const t = useWords('people');
  const place = usePlace(fields);
  const { audience, state, word, page } = place.at;
  const filter = { audience, ...(state && { state }), ...(word && { word }) };
  const found = useList(ask(peopleOperationsApi.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: peopleOperationsApi.export, filter });
  return (
    <QueuePage
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      tabs={<PeopleTabs at={audience} />}
      place={place}
      filters={[
        wordFilter(t('word')),
        choiceFilter('state', memberStates, { label: t('state'), any: t('anyState'), of: (one) => t(`state.${one}`) }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t('none') }}
      noneOpen={t('none.open')}
    >
      {(id) => <MemberCase key={id} id={id} />}
    </QueuePage>
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
