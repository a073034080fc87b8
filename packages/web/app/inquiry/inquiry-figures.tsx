import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import type { InquiryDetail } from '@mall/contract/inquiry/inquiry-data.ts';
import { readTime } from '@mall/contract/kernel/format.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Countdown } from '@mall/ui/countdown.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { type StepItem, Steps } from '@mall/ui/steps.tsx';
import { yuan } from '../billing/yuan.ts';
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
  const countries = useAnswer(ask(inquiryApi.countries, {}, { staleMs: seldom, fallback: [] }), inquiry.country !== null);
  const { state, deadline, now, budget, budgetShown, project, country, openTime, openedBy, decideBy, round, invitations } = inquiry;
  const needBy = inquiry.lines.flatMap((line) => line.needBy ?? []).toSorted()[0];
  const asked = invitations.filter((one) => one.state !== 'replaced').length;
  const at = reached[state] === -1 ? (openTime ? 3 : 1) : reached[state];
  const notes = [
    inquiry.releaseTime?.slice(5, 16) ?? '',
    t('quoted.of', { quoted: inquiry.quoted, invited: asked }),
    openTime ? `${openTime.slice(5, 16)} ${openedBy || t('log.clock')}` : t('way.byItself', { time: deadline?.slice(5, 16) ?? '' }),
    decideBy ? t('next.before', { time: decideBy.slice(5, 16) }) : (inquiry.winner?.storeName ?? ''),
    inquiry.order?.orderSn ?? '',
  ];
  const items = way.map(
    (id, place): StepItem => ({
      id,
      label: t(`way.${id}`),
      note: notes[place],
      state: reached[state] === -1 && place === at ? 'fault' : place < at ? 'done' : place === at ? 'current' : 'todo',
    }),
  );
  const figures: [string, React.ReactNode][] = [
    [t('col.state'), <InquiryStatus key="state" state={state} />],
    [t('figure.deadline'), deadline?.slice(0, 16) ?? '—'],
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
    ...(needBy ? ([[t('figure.needBy'), needBy]] as [string, string][]) : []),
    ...(country ? ([[t('figure.country'), countries.find(({ code }) => code === country)?.name ?? country]] as [string, string][]) : []),
    ...(project ? ([[t('figure.project'), project.name]] as [string, string][]) : []),
  ];
  return (
    <Panel bordered flush>
      {(state === 'failed' || state === 'cancelled') && (
        <Note tone={state === 'failed' ? 'bad' : 'info'}>{t(`note.${state}`, { reason: inquiry.reason || t('next.over') })}</Note>
      )}
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`${styles.pad} meta`}>
        <span className="num">{inquiry.inquiryNumber}</span> · {t('round', { round })} · {inquiry.classNames.join(' / ')} · {inquiry.buyer}
        {inquiry.department && ` · ${inquiry.department}`}
        {inquiry.place && ` · ${inquiry.place}`}
        {inquiry.payTerms && ` · ${inquiry.payTerms}`}
      </p>
      <div className={`${styles.steps} no-print`}>
        <Steps label={t('way.label')} items={items} />
      </div>
    </Panel>
  );
}
