import { type WorkRow, workApi } from '@mall/contract/account/work.api.ts';
import type { WorkKind } from '@mall/contract/account/work.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './desk.module.css';
import { Person } from './person.tsx';
import { useSpan } from './use-span.ts';
import { useWorkActs } from './use-work-acts.tsx';

type CaseHolderProps = { kind: WorkKind; url: string };

/** In a case: who has taken it from the work list, and how it changes hands. Nothing once it waits no more, or for whoever does not decide it. */
export function CaseHolder({ kind, url }: CaseHolderProps) {
  const [row] = useAnswer(ask(workApi.page, { query: { kind, url, limit: 1 } }, { staleMs: 0, fallback: { list: [], total: 0 } })).list;
  return row ? <Held row={row} /> : null;
}

function Held({ row }: { row: WorkRow }) {
  const t = useWords('desk');
  const span = useSpan();
  const people = useAnswer(ask(workApi.people, {}, { staleMs: 0, fallback: { list: [] } })).list;
  const acts = useWorkActs(people);
  const { holder, mine } = row;
  return (
    <section className={styles.held} aria-label={t('column.holder')}>
      {holder ? (
        <Person name={mine ? t('case.mine') : t('case.held', { name: holder.name })}>{t('held', { span: span(holder.minutes) })}</Person>
      ) : (
        <span className={styles.none}>{t('nobody')}</span>
      )}
      <span className={styles.acts}>
        {holder === null && (
          <Button look="text" size="s" busy={acts.take.busy} onClick={() => acts.take.start([row])}>
            {t('take.act')}
          </Button>
        )}
        {mine && row.kind === 'alert' && (
          <Button look="text" size="s" onClick={() => acts.settle.start(row)}>
            {t('settle.act')}
          </Button>
        )}
        {mine && (
          <Button look="text" size="s" busy={acts.putBack.busy} onClick={() => acts.putBack.start([row])}>
            {t('putBack.act')}
          </Button>
        )}
        {holder === null || mine ? (
          <Button look="text" size="s" onClick={() => acts.handOver.start([row])}>
            {t('handOver.act')}
          </Button>
        ) : (
          <Button look="text" size="s" onClick={() => acts.takeOver.start([row])}>
            {t('takeOver.act')}
          </Button>
        )}
      </span>
      {acts.questions}
    </section>
  );
}
