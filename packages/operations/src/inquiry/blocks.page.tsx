import type { BlockedSupplier } from '@mall/contract/inquiry/inquiry-office-data.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { CaseBody, CaseHead, CaseLine } from '@mall/counter/side/case-parts.tsx';
import { wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { BlockDialog } from './block-dialog.tsx';
import { InquiryTabs } from './inquiry-tabs.tsx';

const fields = { word: typed(40), id: typed(18) };

/** Suppliers that the mall keeps out of new inquiries, why and until when. */
export default function BlocksPage() {
  const t = useWords('inquiry');
  const rights = useRights();
  const place = usePlace(fields);
  const { word, page } = place.at;
  const found = useList(ask(inquiryOperationsApi.blocks, { query: { page, limit: queueSize, ...(word && { word }) } }, { staleMs: 0 }));
  const [blocking, setBlocking] = useState(false);
  const may = rights?.has('operations:inquiries:decide') === true;
  return (
    <>
      <QueuePage
        title={t('tab.blocks')}
        lead={t('blocks.lead')}
        alone
        acts={
          may &&
          rights.has('operations:members:view') && (
            <Button icon={<PlusIcon size={16} />} onClick={() => setBlocking(true)}>
              {t('block')}
            </Button>
          )
        }
        tabs={<InquiryTabs at="blocks" />}
        place={place}
        filters={[wordFilter(t('blocks.word'))]}
        found={found}
        row={(row) => <Row row={row} />}
        none={{ title: t(place.narrowed() ? 'none.found' : 'blocks.none') }}
        noneOpen={t('none.open')}
      >
        {(id, next) => <Case key={id} found={found.data?.list.find((one) => one.id === id)} may={may} onDone={next} />}
      </QueuePage>
      {blocking && <BlockDialog onClose={() => setBlocking(false)} />}
    </>
  );
}

function Row({ row }: { row: BlockedSupplier }) {
  const t = useWords('inquiry');
  return (
    <>
      <CaseLine>
        <b className="ell">{row.storeName}</b>
        <span className="meta num">{row.until ?? t('blocks.forever')}</span>
      </CaseLine>
      <CaseLine>
        <span className="meta ell">{row.reason}</span>
      </CaseLine>
    </>
  );
}

function Case({ found, may, onDone }: { found: BlockedSupplier | undefined; may: boolean; onDone: () => void }) {
  const t = useWords('inquiry');
  const unblock = useAct({
    call: inquiryOperationsApi.unblock,
    request: (id: string) => ({ params: { id } }),
    ask: () => ({ title: t('unblock.ask', { name: found?.storeName ?? '' }), text: t('unblock.text'), act: t('unblock') }),
    done: t('unblock.done'),
    changes: [inquiryOperationsApi.blocks],
    onClosed: onDone,
  });
  if (!found) return <Empty title={t('none.open')} picture="none" />;
  return (
    <>
      <CaseBody>
        <CaseHead title={found.storeName} about={t('blocks.by', { by: found.by, at: found.at.slice(0, 16) })} />
        <Facts
          facts={[
            [t('reason'), found.reason],
            [t('blocks.until'), found.until ?? t('blocks.forever')],
          ]}
        />
      </CaseBody>
      {may && (
        <CaseFoot>
          <Button look="line" onClick={() => unblock.start(found.id)}>
            {t('unblock')}
          </Button>
        </CaseFoot>
      )}
      {unblock.question}
    </>
  );
}
