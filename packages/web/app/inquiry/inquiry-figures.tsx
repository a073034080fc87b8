import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { readTime } from '@mall/contract/kernel/format.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Typed } from '@mall/kit/words/typed.tsx';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Countdown } from '@mall/ui/countdown.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { type StepItem, Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './inquiry.module.css';
import { inquiryReads } from './inquiry-reads.ts';
import { InquiryStatus } from './inquiry-status.tsx';

const way = ['release', 'quote', 'open', 'decide', 'deal'] as const;
const reached = { draft: 0, quoting: 1, to_confirm: 3, confirmed: 4, failed: -1, cancelled: -1 } as const;
const seldom = 600_000;
const millis = (time: string): number => readTime(time)?.getTime() ?? 0;

/** An inquiry at a glance: how it stands, until when, for how much, and how far it is. */
export function InquiryFigures({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useWords('inquiry');
  const yuan = useYuan();
  const when = useMoment();
  const countries = useAnswer(ask(inquiryApi.countries, {}, { staleMs: seldom, fallback: [] }), inquiry.country !== null);
  const { state, deadline, now, budget, budgetShown, project, country, openedBy, decideBy, round, invitations } = inquiry;
  // While a further round runs, the opening of the one before is over and this one's is still to come.
  const openTime = state === 'quoting' ? null : inquiry.openTime;
  const needBy = inquiry.lines.flatMap((line) => line.needBy ?? []).toSorted()[0];
  const asked = invitations.filter((one) => one.state !== 'replaced').length;
  const isOver = reached[state] === -1;
  const at = isOver ? (openTime ? 3 : 1) : reached[state];
  const notes = [
    when.moment(inquiry.releaseTime ?? '', 'brief'),
    t('quoted.of', { quoted: inquiry.quoted, invited: asked }),
    openTime
      ? `${when.moment(openTime, 'brief')} ${openedBy || t('log.clock')}`
      : isOver
        ? ''
        : t('way.byItself', { time: when.deadline(deadline ?? '', 'brief') }),
    decideBy ? t('next.before', { time: when.deadline(decideBy, 'brief') }) : (inquiry.winner?.storeName ?? ''),
    inquiry.order?.orderSn ?? '',
  ];
  const items = way.map(
    (id, place): StepItem => ({
      id,
      label: t(`way.${id}`),
      note: notes[place] && <Typed>{notes[place]}</Typed>,
      state: isOver && place === at ? 'fault' : place < at ? 'done' : place === at ? 'current' : 'todo',
    }),
  );
  const figures: [string, React.ReactNode][] = [
    [t('col.state'), <InquiryStatus key="state" state={state} />],
    [t('figure.deadline'), deadline === null ? '—' : when.deadline(deadline)],
    ...(state === 'quoting' && deadline
      ? [
          [
            t('figure.left'),
            <Countdown
              key={deadline}
              endsAt={millis(deadline)}
              serverNow={millis(now)}
              labels={{ name: t('figure.left'), day: t('figure.day') }}
              onEnd={() => void askAgain(inquiryReads)}
            />,
          ] as [string, React.ReactNode],
        ]
      : []),
    [t(budgetShown ? 'figure.budgetShown' : 'figure.budget'), budget === null ? '—' : yuan(budget)],
    ...(needBy ? ([[t('figure.needBy'), when.day(needBy)]] as [string, string][]) : []),
    ...(country ? ([[t('figure.country'), countries.find(({ code }) => code === country)?.name ?? country]] as [string, string][]) : []),
    ...(project ? ([[t('figure.project'), project.name]] as [string, string][]) : []),
  ];
  return (
    <Panel bordered flush>
      {(state === 'failed' || state === 'cancelled') && (
        <Note tone={state === 'failed' ? 'bad' : 'info'}>
          <Typed>{t(`note.${state}`, { reason: inquiry.reason || t('next.over') })}</Typed>
        </Note>
      )}
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Typed>{value}</Typed>
            </dd>
          </div>
        ))}
      </dl>
      <p className={`${styles.pad} meta`}>
        <span className="num">{inquiry.inquiryNumber}</span> · {t('round', { round })} · {inquiry.classNames.join(' / ')} ·{' '}
        <Typed>{[inquiry.buyer, inquiry.department, inquiry.place, inquiry.payTerms].filter(Boolean).join(' · ')}</Typed>
      </p>
      <div className={`${styles.steps} no-print`}>
        <Steps label={t('way.label')} items={items} />
      </div>
    </Panel>
  );
}
