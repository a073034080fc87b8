import { reviewWrongWords } from '@mall/contract/review/hide-review.rules.ts';
import { type ReviewCase as Case, reviewOperationsApi } from '@mall/contract/review/review-operations.api.ts';
import { CaseBody, CaseHead, CasePart } from '@mall/counter/side/case-parts.tsx';
import { DecisionFoot } from '@mall/counter/side/decision-foot.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Attachments } from '@mall/kit/detail/attachments.tsx';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Stars } from '@mall/ui/stars.tsx';
import { useState } from 'react';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import { HideDialog } from './hide-dialog.tsx';
import { reviewReads } from './review.reads.ts';

/** One review: what was written, what the store says of it, and what the mall does. */
export function ReviewCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('review');
  const detail = useDetail(ask(reviewOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <>
      <CaseHolder kind="review" url={`/reviews?tab=reported&id=${id}`} />
      <OpenCase detail={detail} missing={t('missing')} failed={t('failed')}>
        {(found) => (
          <>
            <Body found={found} />
            <Decision found={found} onDecided={onDecided} />
          </>
        )}
      </OpenCase>
    </>
  );
}

function Decision({ found, onDecided }: { found: Case; onDecided: () => void }) {
  const t = useWords('review');
  const { id } = found;
  const [hiding, setHiding] = useState(false);
  const common = { changes: reviewReads, onClosed: onDecided };
  const keep = useReasonAct({
    call: reviewOperationsApi.keep,
    request: (_: void, answer) => ({ params: { id }, body: { answer } }),
    why: () => ({
      title: t('keep.title'),
      text: t('keep.text'),
      reasons: [t('keep.usual.1'), t('keep.usual.2')],
      words: { act: t('keep.act') },
    }),
    done: t('keep.done'),
    ...common,
  });
  const restore = useReasonAct({
    call: reviewOperationsApi.restore,
    request: (_: void, reason) => ({ params: { id }, body: { reason } }),
    why: () => ({
      title: t('restore.title'),
      text: t('restore.text'),
      reasons: [t('restore.usual.1')],
      words: { act: t('restore.act') },
    }),
    done: t('restore.done'),
    ...common,
  });
  const dialog = hiding && <HideDialog id={id} onClose={() => setHiding(false)} onDone={onDecided} />;
  if (found.reported)
    return (
      <>
        <DecisionFoot yes={{ act: keep, label: t('keep.act') }} no={{ act: { start: () => setHiding(true) }, label: t('hide.act') }} />
        {dialog}
      </>
    );
  return (
    <CaseFoot>
      {found.shown ? (
        <Button look="line" onClick={() => setHiding(true)}>
          {t('hide.act')}
        </Button>
      ) : (
        <Button onClick={() => restore.start()}>{t('restore.act')}</Button>
      )}
      {restore.question}
      {dialog}
    </CaseFoot>
  );
}

function Body({ found }: { found: Case }) {
  const t = useWords('review');
  return (
    <CaseBody>
      <CaseHead
        title={found.goodsName}
        about={t('about', { name: found.memberName, at: found.date.slice(0, 16) })}
        mark={<Stars score={found.stars} label={t('stars', { stars: found.stars })} />}
      />
      {!found.shown && (
        <Note tone="warn">
          {t('hiddenBy', { name: found.hiddenBy || '—', at: found.hiddenDate?.slice(0, 16) ?? '', reason: found.hiddenReason })}
        </Note>
      )}
      <CasePart title={t('text')}>
        <p>{found.text || '—'}</p>
        <Attachments pictures={found.photos} />
      </CasePart>
      {found.appendDate !== null && (
        <CasePart title={`${t('append')} ${found.appendDate.slice(0, 16)}`}>
          <p>{found.appendText}</p>
          <Attachments pictures={found.appendPhotos} />
        </CasePart>
      )}
      {found.replyDate !== null && (
        <CasePart title={`${t('reply')} ${found.replyDate.slice(0, 16)}`}>
          <p>{found.reply}</p>
        </CasePart>
      )}
      <Facts
        facts={[
          [t('store'), found.storeName],
          [t('spec'), found.specName || '—'],
          [t('order'), found.orderSn || '—'],
          ...(found.anonymous ? [[t('buyer'), t('anonymous')] as const] : []),
        ]}
      />
      {found.reports.length > 0 && (
        <CasePart title={t('reports')}>
          {found.reports.map(({ id, by, date, why, note, outcome, answer }) => (
            <Note key={id} tone={outcome === 'waiting' ? 'warn' : 'info'}>
              {t('report.by', { name: by, at: date.slice(0, 16), why: [reviewWrongWords[why].zh, note].filter(Boolean).join('，') })}
              <br />
              {outcome === 'kept' ? t('report.kept', { answer }) : t(`report.${outcome}`)}
            </Note>
          ))}
        </CasePart>
      )}
    </CaseBody>
  );
}
