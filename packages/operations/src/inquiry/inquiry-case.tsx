import { inquiryStateRows } from '@mall/contract/inquiry/inquiry.machine.ts';
import type { InquiryCase as Case } from '@mall/contract/inquiry/inquiry-office-data.ts';
import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { invitationStateRows } from '@mall/contract/inquiry/invitation.machine.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { CaseBody, CaseHead, CaseLine, CasePart } from '@mall/counter/side/case-parts.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { Table } from '@mall/ui/table.tsx';
import { Papers } from '../audit/papers.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './inquiry.module.css';
import { InquiryMark } from './inquiry-mark.tsx';

/** One inquiry: what is asked for, who is invited, what happened and what came of it. A price stands in it once its round is opened. */
export function InquiryCase({ id }: { id: string }) {
  const t = useWords('inquiry');
  const detail = useDetail(ask(inquiryOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <OpenCase detail={detail} missing={t('missing')} failed={t('failed')}>
      {(found) => (
        <CaseBody>
          <CaseHead
            title={found.title}
            about={<span className="num">{found.inquiryNumber}</span>}
            mark={<InquiryMark state={found.state} />}
          />
          <Head found={found} />
          <Lines found={found} />
          <Invited found={found} />
          <Questions found={found} />
          <Vouchers found={found} />
          <Log
            title={t('steps')}
            order="latest"
            ended={inquiryStateRows[found.state].mark === 'closed'}
            entries={found.steps.toReversed().map(({ event, who, reason, at }) => ({
              what: t(`event.${event}`),
              at,
              // The name of an event that the mall decides says so.
              who: who || (event.startsWith('voucher') ? '' : t('system')),
              why: reason,
            }))}
          />
        </CaseBody>
      )}
    </OpenCase>
  );
}

const time = (at: string | null) => at?.slice(0, 16);
const yuan = (amount: string | null) => amount !== null && `¥${formatCurrency(amount)}`;

function Head({ found }: { found: Case }) {
  const t = useWords('inquiry');
  return (
    <>
      <Facts
        two
        facts={[
          [t('company'), found.company],
          [t('buyer'), found.buyer],
          [t('class'), found.classNames.join(' / ')],
          [t('place'), [found.country, found.place].filter(Boolean).join(' ')],
          [t('payTerms'), found.payTerms],
          [t('least'), t('least.count', { count: found.quotesLeast })],
          [t('released'), time(found.releaseTime)],
          [t('deadline'), time(found.deadline)],
          [t('answers'), `${t('round.nth', { round: found.round })}，${t('quoted', { quoted: found.quoted, invited: found.invited })}`],
          [t('opened'), found.openTime !== null && t('opened.by', { at: time(found.openTime) ?? '', by: found.openedBy || t('system') })],
          [t('budget'), yuan(found.budget)],
          [t('winner'), found.winner],
          [t('total'), yuan(found.total)],
          [t('awardReason'), found.awardReason],
          [t('order'), found.orderSn],
        ]}
      />
      {found.state === 'quoting' && <p className="meta">{t('sealed')}</p>}
    </>
  );
}

function Lines({ found }: { found: Case }) {
  const t = useWords('inquiry');
  return (
    <CasePart title={t('lines', { count: found.lines.length })}>
      <Table
        dense
        fits
        caption={t('lines', { count: found.lines.length })}
        columns={[
          { key: 'seq', head: t('line.seq'), width: 56, cell: ({ seq }) => <span className="num">{seq}</span> },
          {
            key: 'name',
            head: t('line.name'),
            cell: ({ name, description }) => (
              <>
                {name}
                <span className={`meta ${styles.under}`}>{description}</span>
              </>
            ),
          },
          { key: 'num', head: t('line.num'), align: 'right', cell: ({ num, unit }) => <span className="num">{`${num} ${unit}`}</span> },
          {
            key: 'needBy',
            head: t('line.needBy'),
            width: 120,
            wide: true,
            cell: ({ needBy }) => <span className="num">{needBy ?? '—'}</span>,
          },
        ]}
        rows={found.lines}
        rowKey={({ seq }) => String(seq)}
      />
      {found.files.length > 0 && (
        <div className={styles.papers}>
          <Papers papers={found.files} />
        </div>
      )}
    </CasePart>
  );
}

function Invited({ found }: { found: Case }) {
  const t = useWords('inquiry');
  return (
    <CasePart title={t('invited')}>
      <Table
        dense
        fits
        caption={t('invited')}
        columns={[
          {
            key: 'store',
            head: t('invited.store'),
            cell: ({ storeName, reason }) => (
              <>
                {storeName}
                {reason && <span className={`meta ${styles.under}`}>{reason}</span>}
              </>
            ),
          },
          {
            key: 'state',
            head: t('state'),
            cell: ({ state, version, at }) => {
              const { mark, tone, words } = invitationStateRows[state];
              return (
                <>
                  <StatusMark mark={mark} tone={tone === 'amber' ? 'blue' : tone}>
                    {words.zh}
                  </StatusMark>
                  <span className={`meta num ${styles.under}`}>
                    {[version > 0 && t('invited.nth', { version }), at.slice(5, 16)].filter(Boolean).join(' ')}
                  </span>
                </>
              );
            },
          },
          { key: 'total', head: t('invited.total'), align: 'money', width: 130, cell: ({ total }) => yuan(total) || '—' },
        ]}
        rows={found.invitations}
        rowKey={({ id }) => id}
        group={{ keyOf: ({ round }) => String(round), head: ([first]) => t('round.nth', { round: first?.round ?? 1 }) }}
      />
    </CasePart>
  );
}

function Questions({ found }: { found: Case }) {
  const t = useWords('inquiry');
  if (found.questions.length === 0) return null;
  return (
    <CasePart title={t('questions')}>
      <ul className={styles.list}>
        {found.questions.map(({ id, question, askedAt, answer, answeredBy, files }) => (
          <li key={id}>
            <CaseLine>
              <b>{question}</b>
              <span className="meta num">{askedAt.slice(5, 16)}</span>
            </CaseLine>
            <span className="meta">{answer === '' ? t('questions.waiting') : `${answeredBy}：${answer}`}</span>
            {files.length > 0 && <Papers papers={files} />}
          </li>
        ))}
      </ul>
    </CasePart>
  );
}

function Vouchers({ found }: { found: Case }) {
  const t = useWords('inquiry');
  if (found.vouchers.length === 0) return null;
  return (
    <CasePart title={t('voucher')}>
      <ul className={styles.list}>
        {found.vouchers.map(({ id, state, at, reason, files }) => (
          <li key={id}>
            <CaseLine>
              <RouterLink className="link" href={`/inquiries/vouchers?id=${id}`}>
                {t(`voucher.${state}`)}
              </RouterLink>
              <span className="meta num">{at.slice(0, 16)}</span>
            </CaseLine>
            {reason && <span className="meta">{reason}</span>}
            <Papers papers={files} />
          </li>
        ))}
      </ul>
    </CasePart>
  );
}
