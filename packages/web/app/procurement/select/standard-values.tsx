import type { StandardInfo } from '@mall/contract/catalogue/goods.api.ts';
import type { AttrFacet } from '@mall/contract/search/search.api.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { useWords } from '../../kernel/words.tsx';
import { toggleAttr } from '../../search/list-address.ts';
import type { List } from '../../search/use-list.ts';
import styles from './select.module.css';

type StandardValuesProps = { info: StandardInfo; list: List; facets: readonly AttrFacet[] };

/** The usual values of each parameter, to be pressed; those that no goods has are shown and cannot be. */
export function StandardValues({ info, list, facets }: StandardValuesProps) {
  const t = useWords('procurement/select');
  const { asked, filter } = list;
  return (
    <section aria-label={t('standards.values')} className={styles.values}>
      <p className={styles.meta}>
        {[info.standards.join('、'), info.certificates.join('、'), t('standards.tax', { rate: info.taxRate })].filter(Boolean).join(' · ')}
      </p>
      {info.attributes.map(({ id, name, values }) => {
        const facet = facets.find((one) => one.name === name);
        return (
          <fieldset key={id} className={styles.attribute}>
            <legend>{name}</legend>
            <div className={styles.words}>
              {values.map((value) => {
                const choice = facet?.values.find((one) => one.value === value);
                const on = facet !== undefined && choice !== undefined && (asked.attrs.get(facet.id) ?? []).includes(choice.id);
                return (
                  <button
                    key={value}
                    type="button"
                    aria-pressed={on}
                    disabled={choice === undefined || (choice.count === 0 && !on)}
                    className={classNames(styles.value, on && styles.chosen)}
                    onClick={() => facet && choice && filter({ attrs: toggleAttr(asked.attrs, facet.id, choice.id) })}
                  >
                    {value}
                    {choice && <span className={styles.count}>{choice.count}</span>}
                  </button>
                );
              })}
            </div>
          </fieldset>
        );
      })}
    </section>
  );
}
