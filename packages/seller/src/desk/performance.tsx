import { storeFiguresApi } from '@mall/contract/order/store-figures.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { useWords } from '../kernel/words.ts';
import { Asked } from './asked.tsx';
import styles from './desk.module.css';

const performanceAsk = ask(storeFiguresApi.performance, {});

/** How well the store does what can be counted. */
export function PerformancePanel() {
  const t = useWords('desk');
  return (
    <Panel
      bordered
      flush
      title={
        <>
          {t('performance')} <span className={`meta ${styles.soft}`}>{t('performance.note')}</span>
        </>
      }
    >
      <Asked question={performanceAsk}>
        {(figures) => (
          <ul className={styles.shares}>
            {figures.map(({ name, good, all }) => {
              const label = t(`performance.${name}`);
              if (all === 0)
                return (
                  <li key={name}>
                    <span>{label}</span>
                    <span className="meta">{t('performance.none')}</span>
                  </li>
                );
              const share = Math.round((good / all) * 100);
              return (
                <li key={name} title={t('performance.of', { good, all })}>
                  <span>{label}</span>
                  <ProgressBar value={share} label={label} text={`${share}%`} tone={share < 80 ? 'amber' : 'brand'} />
                </li>
              );
            })}
          </ul>
        )}
      </Asked>
    </Panel>
  );
}
