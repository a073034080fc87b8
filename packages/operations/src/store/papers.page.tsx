import { type PaperRow, paperOperationsApi } from '@mall/contract/store/paper.api.ts';
import { paperKinds, paperStandings, paperWords } from '@mall/contract/store/paper.rules.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { AuditTabs } from '../audit/audit-tabs.tsx';
import { useWords } from '../kernel/words.ts';
import { PaperCase } from './paper-case.tsx';
import { paperTones } from './paper-tones.ts';

const states = ['waiting', ...paperStandings] as const;
const fields = { state: oneOf(states), kind: oneOf(paperKinds), word: typed(40), id };

/** Papers of open stores by the day on which they end, and what renews them. */
export default function PapersPage() {
  const t = useWords('store');
  const place = usePlace(fields);
  const { state, kind, word, page } = place.at;
  const filter = { ...(state && { state }), ...(kind && { kind }), ...(word && { word }) };
  const exporting = useListExport({ call: paperOperationsApi.export, filter });
  const found = useList(ask(paperOperationsApi.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }));
  const counts = found.data?.counts;
  return (
    <QueuePage
      title={t('title')}
      lead={t('paper.lead')}
      acts={exporting.button}
      note={exporting.note}
      caseWidth={620}
      tabs={<AuditTabs at="papers" />}
      place={place}
      filters={[
        wordFilter(t('paper.word')),
        choiceFilter('state', states, {
          label: t('stateLabel'),
          any: t('paper.any'),
          of: (one) => (counts ? `${t(`paper.${one}`)} ${counts[one]}` : t(`paper.${one}`)),
        }),
        choiceFilter('kind', paperKinds, { label: t('paper.kind'), any: t('paper.anyKind'), of: (one) => paperWords[one].zh }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t('paper.none') }}
      noneOpen={t('paper.none.open')}
    >
      {(open, next) => <PaperCase key={open} id={open} onDecided={next} />}
    </QueuePage>
  );
}

function Row({ row: { storeName, name, validUntil, daysLeft, standing, waiting, goods, lapsed, submitDate } }: { row: PaperRow }) {
  const t = useWords('store');
  return (
    <>
      <CaseLine>
        <b className="ell">{name}</b>
        <StatusMark {...paperTones[waiting ? 'waiting' : standing]}>{t(`paper.${waiting ? 'waiting' : standing}`)}</StatusMark>
      </CaseLine>
      <CaseLine>
        <span className="meta ell">{storeName}</span>
        <span className="meta num">{submitDate?.slice(5, 16)}</span>
      </CaseLine>
      <CaseLine>
        <span className="meta num">
          {validUntil === '' || daysLeft === null
            ? t('longTerm')
            : `${t('licence.until', { day: validUntil })} · ${daysLeft < 0 ? t('paper.over', { days: -daysLeft }) : t('paper.left', { days: daysLeft })}`}
        </span>
        <span className="meta num">
          {lapsed > 0 ? t('paper.lapsed', { count: lapsed }) : goods > 0 ? t('paper.goods', { count: goods }) : ''}
        </span>
      </CaseLine>
    </>
  );
}
