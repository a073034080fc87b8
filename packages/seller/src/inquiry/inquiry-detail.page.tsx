import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { InvitationDetail } from '@mall/contract/inquiry/invitation-data.ts';
import { formatCurrency, readTime } from '@mall/contract/kernel/format.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { DetailPage } from '@mall/kit/detail/detail-page.tsx';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { Countdown } from '@mall/ui/countdown.tsx';
import { MessageIcon } from '@mall/ui/icons/message-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useWords } from '../kernel/words.ts';
import styles from './inquiry.module.css';
import { inquiryReads } from './inquiry.reads.ts';
import { InvitationMark } from './invitation-mark.tsx';
import { invitationAsk } from './keep-quote-draft.ts';
import { OwnQuoteView } from './own-quote.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { QuoteForm } from './quote.form.tsx';
import { nextVersion } from './quote.rules.ts';

const ms = (time: string | null): number => readTime(time ?? '')?.getTime() ?? 0;

/** One inquiry that the store was asked to quote: what is wanted, its quote, questions and how it ended. */
export default function InquiryDetailPage() {
  const t = useWords('inquiry');
  const { id = '' } = useParams();
  const detail = useDetail(isId(id) ? invitationAsk(id) : undefined);
  return (
    <DetailPage
      framed
      detail={detail}
      list={{ href: '/inquiries', label: t('title') }}
      kind={t('detail.kind')}
      words={{ failed: t('detail.failed'), missing: { title: t('detail.missing'), text: t('detail.missingText'), list: t('detail.list') } }}
      about={({ inquiryNumber }) => inquiryNumber}
      title={({ title }) => title}
      acts={(found) => <Acts found={found} />}
    >
      {(found) => <Body found={found} again={detail.again} />}
    </DetailPage>
  );
}

function Acts({ found }: { found: InvitationDetail }) {
  const t = useWords('inquiry');
  const may = useRights()?.has('seller:inquiries:quote') === true;
  const plan = {
    request: (_: void, reason: string) => ({ params: { id: found.id }, body: { reason } }),
    changes: inquiryReads,
  };
  const decline = useReasonAct({
    call: inquirySellerApi.decline,
    ...plan,
    why: () => ({
      title: t('decline.title'),
      text: t('decline.text'),
      reasons: [t('decline.capacity'), t('decline.range'), t('decline.terms')],
      words: { act: t('decline') },
    }),
    done: t('decline.done'),
  });
  const withdraw = useReasonAct({
    call: inquirySellerApi.withdraw,
    ...plan,
    why: () => ({ title: t('withdraw.title'), text: t('withdraw.text'), words: { act: t('withdraw') } }),
    done: t('withdraw.done'),
  });
  const { actions } = found;
  if (!may) return null;
  return (
    <>
      {actions.includes('decline') && (
        <Button look="danger" onClick={() => decline.start()}>
          {t('decline')}
        </Button>
      )}
      {actions.includes('withdraw') && (
        <Button look="danger" onClick={() => withdraw.start()}>
          {t('withdraw')}
        </Button>
      )}
      {actions.includes('ask') && (
        <Button look="line" icon={<MessageIcon size={16} />} onClick={() => document.querySelector<HTMLElement>('#question')?.focus()}>
          {t('question.ask')}
        </Button>
      )}
      {decline.question}
      {withdraw.question}
    </>
  );
}

function Body({ found, again }: { found: InvitationDetail; again: () => void }) {
  const t = useWords('inquiry');
  const may = useRights()?.has('seller:inquiries:quote') === true;
  const quotes = may && found.actions.includes('quote');
  const [last] = found.quotes;
  // A further round may run without this store: its deadline is none of it.
  const asked = found.state === 'quoting' && found.invitation !== 'not_quoted' && found.invitation !== 'replaced';
  const columns = (main: ReactNode, sum: ReactNode) => (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Wanted found={found} />
        {main}
      </div>
      <div className={styles.column}>
        {asked && found.deadline && (
          <Panel bordered title={t('deadline.left')}>
            <Countdown
              size="l"
              endsAt={ms(found.deadline)}
              serverNow={ms(found.now)}
              labels={{ name: t('deadline.left'), day: t('deadline.day') }}
              onEnd={again}
            />
            <p className="meta">{t('deadline.at', { time: found.deadline.slice(0, 16) })}</p>
            {sum}
          </Panel>
        )}
        <QuestionsPanel found={found} may={may} />
        <Versions found={found} editing={quotes} />
      </div>
    </div>
  );
  return (
    <>
      <p className={styles.lead}>
        <InvitationMark state={found.invitation} />
        <span className="num">{found.inquiryNumber}</span>
        <span>{`${t('buyer')} ${found.company}`}</span>
        <span>{t('round', { round: found.round })}</span>
        {asked && <span>{t('sealed')}</span>}
      </p>
      <Result found={found} />
      {quotes ? (
        <QuoteForm key={`${found.round}/${found.quotes.length}`} found={found} last={last} frame={columns} />
      ) : (
        columns(last && <OwnQuoteView found={found} quote={last} />, null)
      )}
    </>
  );
}

/** How it ended for the store. */
function Result({ found }: { found: InvitationDetail }) {
  const t = useWords('inquiry');
  const { invitation, state, rank, quoted, validUntil, reason } = found;
  if (invitation === 'won')
    return (
      <Note tone="ok">
        {t('result.won', { day: (validUntil ?? '').slice(0, 10) })} {rank !== null && t('result.rank', { rank, quoted: quoted ?? 0 })}
      </Note>
    );
  if (invitation === 'lost')
    return (
      <Note tone="info">
        {t(state === 'confirmed' ? 'result.lost' : 'result.ended')} {rank !== null && t('result.rank', { rank, quoted: quoted ?? 0 })}
      </Note>
    );
  if (state === 'to_confirm' && invitation === 'quoted') return <Note tone="info">{t('result.opened')}</Note>;
  if (invitation === 'not_quoted' || invitation === 'replaced') return <Note tone="info">{t(`result.${invitation}`)}</Note>;
  return reason ? <Note tone="info">{t(`result.${invitation === 'declined' ? 'declined' : 'withdrawn'}`, { reason })}</Note> : null;
}

function Wanted({ found }: { found: InvitationDetail }) {
  const t = useWords('inquiry');
  const [needBy] = found.lines.flatMap((line) => line.needBy ?? []).toSorted();
  return (
    <Panel
      bordered
      title={t('wanted')}
      extra={found.files.map(({ url, name }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" className={`link ${styles.file}`}>
          {name}
        </a>
      ))}
    >
      <Facts
        two
        facts={[
          [t('wanted.class'), found.classNames.join(' / ')],
          [t('wanted.place'), found.place],
          [t('wanted.needBy'), needBy],
          [t('wanted.payTerms'), found.payTerms],
          [t('wanted.country'), found.country],
          [t('wanted.budget'), found.budget === null ? t('wanted.noBudget') : `¥${formatCurrency(found.budget)}`],
          [t('wanted.invited'), t(found.state === 'quoting' ? 'wanted.invitedText' : 'wanted.invitedCount', { count: found.invited })],
        ]}
      />
    </Panel>
  );
}

/** The store's own versions, the latest first. */
function Versions({ found, editing }: { found: InvitationDetail; editing: boolean }) {
  const t = useWords('inquiry');
  const items = found.quotes.map(({ round, version, total, sealedAt, contact }) => ({
    id: `${round}/${version}`,
    label: t('versions.one', { version, total: formatCurrency(total) }),
    note: `${round === found.round ? '' : `${t('round', { round })} `}${sealedAt.slice(5, 16)} ${contact}`,
    state: 'done' as const,
  }));
  const next = { id: 'next', label: t('versions.next', { version: nextVersion(found) }), state: 'current' as const };
  const seen = { id: 'seen', label: t('versions.seen'), state: 'done' as const };
  if (items.length === 0 && !editing) return null;
  return (
    <Panel bordered title={t('versions')}>
      <Steps look="column" mine label={t('versions')} items={[...(editing ? [next] : []), ...items, seen]} />
    </Panel>
  );
}
