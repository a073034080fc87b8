import { type AuditRow, goodsAuditApi } from '@mall/contract/catalogue/goods-audit.api.ts';
import type { VersionDecision } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { AuditTabs } from '../audit/audit-tabs.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';
import { GoodsCase } from './goods-case.tsx';

/** Those that wait, unless a state is chosen. */
const states = ['approved', 'rejected'] as const;
const kinds = ['1', '0'] as const;
const fields = { state: oneOf(states), fresh: oneOf(kinds), word: typed(50), id: typed(18) };

/** Goods that are new or changed, one beside the other: who waits longest comes first. */
export default function GoodsAuditsPage() {
  const t = useWords('goods');
  const place = usePlace(fields);
  const { state, fresh, word, page } = place.at;
  const query = { page, limit: queueSize, ...(state && { state }), ...(fresh && { fresh }), ...(word && { word }) };
  const found = useList(ask(goodsAuditApi.page, { query }, { staleMs: 0 }));
  return (
    <QueuePage
      title={t('title')}
      lead={t('lead')}
      caseWidth={860}
      tabs={<AuditTabs at="goods" />}
      place={place}
      filters={[
        wordFilter(t('word')),
        choiceFilter('state', states, { label: t('stateLabel'), any: t('state.waiting'), of: (one) => t(`state.${one}`) }),
        choiceFilter('fresh', kinds, {
          label: t('kindLabel'),
          any: t('kind.any'),
          of: (one) => t(one === '1' ? 'kind.new' : 'kind.change'),
        }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t(state ? 'none' : 'none.waiting') }}
      noneOpen={t('none.open')}
    >
      {(id, next) => <GoodsCase key={id} id={id} onDecided={next} />}
    </QueuePage>
  );
}

/** Amber waits for the mall. */
const tones: Readonly<Record<VersionDecision, Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  waiting: { mark: 'open', tone: 'amber' },
  approved: { mark: 'closed', tone: 'green' },
  rejected: { mark: 'closed', tone: 'red' },
  withdrawn: { mark: 'open', tone: 'grey' },
};

function Row({ row: { name, storeName, fresh, changes, decision, submitDate } }: { row: AuditRow }) {
  const t = useWords('goods');
  return (
    <>
      <CaseLine>
        <b>{name}</b>
        <span className={`meta num ${styles.when}`}>{submitDate.slice(5, 16)}</span>
      </CaseLine>
      <CaseLine>
        <span className="meta">
          {storeName} {fresh ? t('kind.new') : t('row.changes', { count: changes })}
        </span>
        {decision !== 'waiting' && <StatusMark {...tones[decision]}>{t(`state.${decision}`)}</StatusMark>}
      </CaseLine>
    </>
  );
}
