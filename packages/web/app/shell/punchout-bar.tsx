import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { punchoutVisitApi } from '@mall/contract/punchout/visit.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './punchout-bar.module.css';
import { useGiveBack } from './use-give-back.ts';

const visitAsk = ask(punchoutVisitApi.visit, {}, { staleMs: 0, fallback: null });

/** Whose order it is that is being put together here, and the way back with it: who came from a purchasing system orders there. */
export default function PunchoutBar() {
  const t = useWords('shell');
  const visit = useAnswer(visitAsk);
  const back = useGiveBack();
  if (!visit) return null;
  const looks = visit.operation === 'inspect';
  return (
    <section className={`${styles.bar} no-print`} aria-label={t('punchout.region')}>
      <div className={`wrap ${styles.row}`}>
        <p className={styles.text}>
          <b>{t(looks ? 'punchout.looking' : 'punchout.buying', { company: visit.companyName, system: visit.connectionName })}</b>
          {!looks && <span aria-live="polite">{t('punchout.chosen', { count: visit.lines, total: formatCurrency(visit.total) })}</span>}
        </p>
        <Button size="s" busy={back.busy} disabled={!looks && visit.lines === 0} onClick={() => back.start()}>
          {t(looks ? 'punchout.leave' : 'punchout.return', { company: visit.companyName })}
        </Button>
      </div>
    </section>
  );
}
