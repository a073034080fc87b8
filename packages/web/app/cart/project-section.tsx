import type { Settlement, SettlementLine } from '@mall/contract/cart/settlement.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useId, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './fill-order.module.css';
import type { FillOrder } from './use-fill-order.ts';

type SectionProps = { order: FillOrder; settlement: Settlement };

const linesOf = ({ stores }: Settlement): SettlementLine[] => stores.flatMap(({ lines }) => lines);

/** What the order takes of the project that it is for as a whole: all but the lines that go elsewhere. Discounts are shared out by the server; until then the goods count as they are priced. */
const takenBy = (settlement: Settlement, lineProjects: Readonly<Record<string, string | null>>): number => {
  const elsewhere = linesOf(settlement).filter(({ specId }) => lineProjects[specId] !== undefined);
  return fromYuan(settlement.totalPrice) - elsewhere.reduce((sum, { subtotal }) => sum + fromYuan(subtotal), 0);
};

/** Whose budget the order takes; single lines may go to another project, or to none. Nothing for whoever has no projects. */
export function ProjectSection({ order, settlement }: SectionProps) {
  const t = useWords('cart');
  const id = useId();
  const { projects, projectId, draft, put } = order;
  const lines = linesOf(settlement);
  const [byLine, setByLine] = useState(Object.keys(draft.lineProjects).length > 0);
  if (projects.length === 0) return null;
  const options = projects.map(({ id: value, code, name }) => ({ value, label: `${code} ${name}` }));
  const chosen = projects.find((one) => one.id === projectId);
  const over = chosen?.left ? takenBy(settlement, draft.lineProjects) - fromYuan(chosen.left) : 0;
  const setLine = (specId: string, value: string) => {
    const { [specId]: _, ...rest } = draft.lineProjects;
    put({ lineProjects: value === 'same' ? rest : { ...rest, [specId]: value || null } });
  };
  return (
    <Panel title={t('order.project')}>
      <div className={styles.row}>
        <label htmlFor={id}>{t('order.project')}</label>
        <div className={styles.project}>
          <Select
            id={id}
            value={projectId ?? ''}
            placeholder={t('order.project.none')}
            options={options}
            onChange={(event) => put({ projectId: event.target.value || null })}
          />
          {chosen && draft.projectId === undefined && (
            <>
              <Tag tone="plain">{t('order.project.last')}</Tag>
              <Button look="text" size="s" onClick={() => put({ projectId: null })}>
                {t('order.project.clear')}
              </Button>
            </>
          )}
          {chosen && chosen.costCentre !== '' && <span className="meta">{t('order.project.centre', { name: chosen.costCentre })}</span>}
          {chosen && (
            <span className="meta">
              {chosen.left === null ? t('order.project.unseen') : t('order.project.left', { left: formatCurrency(chosen.left) })}
            </span>
          )}
          {lines.length > 1 && !byLine && (
            <Button look="text" size="s" onClick={() => setByLine(true)}>
              {t('order.project.byLine')}
            </Button>
          )}
        </div>
      </div>
      {over > 0 && chosen && (
        <Note tone={chosen.strict ? 'bad' : 'warn'} role="alert">
          {t(chosen.strict ? 'order.project.short' : 'order.project.over', { over: formatCurrency(toYuan(fen(over))) })}
        </Note>
      )}
      {byLine &&
        lines.map(({ specId, specName }) => (
          <div key={specId} className={styles.projectLine}>
            <span>{specName}</span>
            <Select
              size="s"
              aria-label={t('order.project.of', { name: specName })}
              value={draft.lineProjects[specId] === undefined ? 'same' : (draft.lineProjects[specId] ?? '')}
              options={[{ value: 'same', label: t('order.project.same') }, { value: '', label: t('order.project.none') }, ...options]}
              onChange={(event) => setLine(specId, event.target.value)}
            />
          </div>
        ))}
    </Panel>
  );
}
