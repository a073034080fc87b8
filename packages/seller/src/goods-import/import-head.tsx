import type { GoodsImport } from '@mall/contract/catalogue/goods-import.api.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useSize } from '@mall/kit/words/use-size.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { type Translate, useWords } from '../kernel/words.ts';
import styles from './import.module.css';
import { type ImportStep, importSteps, kindsIn, stepStates } from './import.rules.ts';

const notesOf = (t: Translate<'goods-import'>, sheet: GoodsImport, size: string): Record<ImportStep, string | undefined> => {
  const { state, rows, done, columns, counts, checkSeconds, writeSeconds } = sheet;
  const taken = columns.filter(({ key }) => key !== '').length;
  const checked = counts && t('step.check.note', { rows, seconds: Math.max(1, Math.round(checkSeconds ?? 0)) });
  const failed = state === 'failed' && t('state.failed');
  const soon = writeSeconds === null ? undefined : t('step.write.soon', { seconds: Math.max(1, Math.round(writeSeconds)) });
  return {
    file: t('step.file.note', { name: sheet.fileName, size }),
    columns: t('step.columns.note', { all: columns.length, taken }),
    check: state === 'checking' ? t('step.progress', { done, rows }) : checked || failed || undefined,
    decide:
      state === 'cancelled'
        ? t('state.cancelled')
        : counts
          ? t(counts.bad > 0 ? 'step.decide.bad' : 'step.decide.fine', { count: counts.bad })
          : undefined,
    write: state === 'writing' ? t('step.progress', { done, rows }) : state === 'written' ? t('state.written') : (counts && failed) || soon,
  };
};

/** How far an import is, and what is in it. */
export function ImportHead({ sheet }: { sheet: GoodsImport | null }) {
  const t = useWords('goods-import');
  const size = useSize();
  const states = stepStates(sheet);
  const notes = sheet && notesOf(t, sheet, size(sheet.bytes));
  return (
    <Panel bordered flush>
      <div className={styles.steps}>
        <Steps
          label={t('steps')}
          items={importSteps.map((id) => ({
            id,
            label: t(`step.${id}`),
            note: notes?.[id],
            state: states[id],
          }))}
        />
      </div>
      {sheet?.counts && <Counts counts={sheet.counts} />}
    </Panel>
  );
}

function Counts({ counts }: { counts: NonNullable<GoodsImport['counts']> }) {
  const t = useWords('goods-import');
  const figure = useFigure();
  const { rows, goods, writable, fresh, changed, unchanged, off, bad, badGoods, held, dropped, audit } = counts;
  const more = [...(held > 0 ? [t('count.held', { count: held })] : []), ...(dropped > 0 ? [t('count.dropped', { count: dropped })] : [])];
  const tiles = [
    { key: 'rows', value: rows, note: [t('count.goods', { count: goods }), ...more].join(t('semicolon')) },
    {
      key: 'writable',
      value: writable,
      tone: styles.ok,
      note: [t('count.parts', { fresh, changed, unchanged }), ...(off > 0 ? [t('count.off', { count: off })] : [])].join(t('comma')),
    },
    {
      key: 'bad',
      value: bad,
      tone: bad > 0 && styles.bad,
      note: bad > 0 ? t('count.kinds', { kinds: kindsIn(counts).length, goods: badGoods }) : t('count.noBad'),
    },
    { key: 'unchanged', value: unchanged, note: t('count.unchanged.note') },
    { key: 'audit', value: audit, note: t('count.audit.note') },
  ] as const;
  return (
    <ul className={styles.tiles} aria-label={t('counts')}>
      {tiles.map(({ key, value, note, ...rest }) => (
        <li key={key}>
          <span>{t(`count.${key}`)}</span>
          <b className={classNames('tone' in rest && rest.tone)}>{figure(value)}</b>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}
