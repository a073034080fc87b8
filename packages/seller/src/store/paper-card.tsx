import type { StorePaper } from '@mall/contract/store/paper.api.ts';
import { type PaperStanding, paperWords } from '@mall/contract/store/paper.rules.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './store.module.css';

const tones: Readonly<Record<PaperStanding, Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  valid: { mark: 'closed', tone: 'green' },
  ending: { mark: 'closed', tone: 'amber' },
  expired: { mark: 'closed', tone: 'red' },
};

type PaperCardProps = { paper: StorePaper; onRenew: () => void; onWithdraw: () => void };

/** One paper: what it is, until when it holds, and what goes with it. */
export function PaperCard({ paper, onRenew, onWithdraw }: PaperCardProps) {
  const t = useWords('store');
  const language = useLanguage();
  const { name, kind, number, validUntil, daysLeft, standing, goods, lapsed, files, classes, latest } = paper;
  const waits = latest?.decision === 'waiting' ? latest : undefined;
  const needed = kind === 'licence' ? t('paper.everywhere') : classes.join('、');
  return (
    <article className={styles.paper} aria-label={name}>
      <div className={styles.paperMain}>
        <p className={styles.line}>
          <b>{name}</b>
          <StatusMark {...tones[standing]}>{t(`paper.${standing}`)}</StatusMark>
        </p>
        <p className="meta">
          {paperWords[kind][language]}
          {number && ` · ${t('paper.numberIs', { number })}`}
        </p>
        <p className="meta num">
          {validUntil === '' || daysLeft === null
            ? t('paper.longTerm')
            : `${t('paper.untilIs', { day: validUntil })} · ${daysLeft < 0 ? t('paper.over', { days: -daysLeft }) : t('paper.left', { days: daysLeft })}`}
        </p>
        {needed && <p className="meta">{t('paper.needed', { classes: needed, count: goods })}</p>}
        {files.length > 0 && (
          <p className={styles.files}>
            {files.map((file) => (
              <a key={file.url} className="link" href={file.url} target="_blank" rel="noreferrer">
                {file.name}
              </a>
            ))}
          </p>
        )}
        {lapsed > 0 && <Note tone="bad">{t('paper.lapsed', { count: lapsed })}</Note>}
        {standing === 'ending' && !waits && goods > 0 && <Note tone="warn">{t('paper.endingText', { count: goods })}</Note>}
        {waits && (
          <Note tone="info">
            {t('paper.waits', { at: waits.submitDate.slice(0, 16), day: waits.fields.validUntil || t('paper.longTerm') })}
          </Note>
        )}
        {latest?.decision === 'rejected' && (
          <Note tone="bad">{t('paper.returned', { reason: latest.faults.map(({ reason }) => reason).join('；') })}</Note>
        )}
      </div>
      <div className={styles.paperActs}>
        {waits ? (
          <Button look="line" onClick={onWithdraw}>
            {t('paper.withdraw.act')}
          </Button>
        ) : (
          <Button look={standing === 'valid' ? 'line' : 'primary'} onClick={onRenew}>
            {t(latest?.decision === 'rejected' ? 'paper.renew.again' : 'paper.renew.act')}
          </Button>
        )}
      </div>
    </article>
  );
}
