import { punchoutVisitApi } from '@mall/contract/punchout/visit.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './punchout.module.css';

const visitAsk = ask(punchoutVisitApi.visit, {}, { staleMs: 0, fallback: null });

/** A cart that went back before, as it was then: it is looked at and not changed. */
export default function InspectPage() {
  const t = useWords('punchout');
  const visit = useAnswer(visitAsk);
  return (
    <div className={`wrap ${styles.inspect}`}>
      <h1>{t('inspect.title')}</h1>
      <p className="meta">{t('inspect.lead')}</p>
      <Panel flush>
        <Table
          caption={t('inspect.title')}
          rows={visit?.kept ?? []}
          rowKey={({ specId }) => specId}
          columns={[
            { key: 'name', head: t('goods'), cell: ({ name }) => name },
            { key: 'num', head: t('num'), align: 'right', cell: ({ num, unit }) => `${num} ${unit}` },
            { key: 'price', head: t('price'), align: 'right', cell: ({ price }) => <Price value={price} ink size="s" /> },
          ]}
        />
      </Panel>
    </div>
  );
}
