import type { Share } from '@mall/contract/figures/seller-figures.api.ts';
import { PanelTitle } from '@mall/counter/chart/figure-page.tsx';
import { useFormats, yuanOf } from '@mall/counter/chart/use-formats.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './dashboard.module.css';

/** Who sold most; the numbers stand beside the bars. */
export function StoreBars({ stores }: { stores: readonly Share[] }) {
  const t = useWords('figures');
  const { money } = useFormats();
  const named = stores.filter(({ name }) => name !== '');
  const most = Math.max(1, ...named.map(({ amount }) => yuanOf(amount)));
  return (
    <Panel
      bordered
      title={<PanelTitle title={t('stores')} note={t('stores.note')} />}
      extra={
        <RouterLink href="/people/stores" className="link">
          {t('stores.all')}
        </RouterLink>
      }
    >
      {named.length === 0 ? (
        <p className="meta">{t('nothing')}</p>
      ) : (
        <ol className={styles.bars}>
          {named.map(({ id, name, amount }) => (
            <li key={id}>
              <span className="ell">{name}</span>
              <span className="num">{money(yuanOf(amount))}</span>
              <i aria-hidden="true" style={{ width: `${(yuanOf(amount) / most) * 100}%` }} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
