import { type ProcessSummary, processApi } from '@mall/contract/approval/process.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { useWords } from '../../kernel/words.tsx';
import { designAddress } from '../approval-addresses.ts';
import styles from './design.module.css';
import { ProcessStatus } from './process-status.tsx';

const aPage = 50;

const groupsOf = (list: readonly ProcessSummary[], company: string) => {
  const groups = new Map<string, ProcessSummary[]>();
  for (const process of list) {
    const name = process.deptId === null ? company : process.deptName;
    groups.set(name, [...(groups.get(name) ?? []), process]);
  }
  return [...groups];
};

/** The other processes of the company; `onGo` is asked before one is left. */
export function FlowList({ id, onGo }: { id: string; onGo: (href: string) => void }) {
  const t = useWords('approval/design');
  const { list } = useAnswer(ask(processApi.page, { query: { page: 1, limit: aPage } }, { staleMs: 0, fallback: { list: [], total: 0 } }));
  return (
    <>
      <div className={`only-phone ${styles.flowSelect}`}>
        <Select
          aria-label={t('flows')}
          value={id}
          options={list.map((process) => ({ value: process.id, label: `${process.deptName || t('company')} / ${process.name}` }))}
          onChange={(event) => onGo(designAddress(event.target.value))}
        />
      </div>
      <Panel bordered flush title={t('flows')} className={`no-phone ${styles.flowPanel}`}>
        <nav aria-label={t('flows')}>
          {groupsOf(list, t('company')).map(([name, processes]) => (
            <div key={name}>
              <h3 className={styles.flowGroup}>{name}</h3>
              <ul>
                {processes.map((process) => (
                  <li key={process.id}>
                    <RouterLink
                      href={designAddress(process.id)}
                      className={classNames(styles.flow, process.id === id && styles.here)}
                      {...(process.id === id && { 'aria-current': 'page' as const })}
                      onClick={(event) => {
                        event.preventDefault();
                        onGo(designAddress(process.id));
                      }}
                    >
                      <span className="ell">{process.name}</span>
                      <ProcessStatus status={process.status} />
                    </RouterLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className={`meta ${styles.flowHint}`}>{t('flows.order')}</p>
      </Panel>
    </>
  );
}
