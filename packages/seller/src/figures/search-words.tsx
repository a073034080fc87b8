import type { FigureFilter } from '@mall/contract/figures/figures.rules.ts';
import { type SellerFigures, sellerFiguresApi } from '@mall/contract/figures/seller-figures.api.ts';
import { PanelTitle } from '@mall/counter/chart/figure-page.tsx';
import { useFormats } from '@mall/counter/chart/use-formats.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './figures.module.css';

const shown = 7;

/** The words that visitors had searched for when they came. */
export function WordsPanel({ words, scope }: Pick<SellerFigures, 'words'> & { scope: FigureFilter }) {
  const t = useWords('figures');
  const { count } = useFormats();
  const exporting = useListExport({ call: sellerFiguresApi.exportWords, filter: scope, disabled: words.length === 0, small: true });
  return (
    <Panel bordered flush title={<PanelTitle title={t('words')} note={t('words.note')} />} extra={exporting.button}>
      {exporting.note}
      {words.length === 0 ? (
        <p className={styles.inside}>{t('words.none')}</p>
      ) : (
        <ol className={styles.words}>
          {words.slice(0, shown).map(({ word, visitors, goodsName }) => (
            <li key={word}>
              <span>
                <b>{word}</b>
                <small className="ell">{goodsName}</small>
              </span>
              <span className="num">{t('words.visitors', { count: count(visitors) })}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
