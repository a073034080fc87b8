import type { SearchFacets } from '@mall/contract/search/search.api.ts';
import type { StoreClass } from '@mall/contract/store/store.api.ts';
import { useWords } from '../kernel/words.tsx';
import { ClassFacet } from './class-facet.tsx';
import { FacetGroup } from './facet-group.tsx';
import styles from './facets.module.css';
import { goodsSources, toggle, toggleAttr } from './list-address.ts';
import { PriceFacet } from './price-facet.tsx';
import { ShelfFacet } from './shelf-facet.tsx';
import type { List } from './use-list.ts';

/** So many parameters stand open; the rest one opens when needed. */
const openAttributes = 5;

type FacetsProps = {
  list: List;
  facets: SearchFacets;
  /** On the cross-border pages all goods come from abroad, in a store all are its own: there is no source to choose. */
  oneSource: boolean;
  /** The shelves of the store, on its own pages instead of the mall's classes. */
  shelves?: readonly StoreClass[] | undefined;
};

/** All filters with their counts; the same in the column and in the phone's drawer. */
export function Facets({ list, facets, oneSource, shelves }: FacetsProps) {
  const t = useWords('search');
  const { asked, filter } = list;
  const { brandVOList, goodsLabelVOList, goodsAttrVOList, sourceVOList } = facets;
  const attributes = goodsAttrVOList.filter(({ values }) => values.length > 0);
  return (
    <div className={styles.facets}>
      {shelves && <ShelfFacet list={list} shelves={shelves} />}
      {/* What is laid out on a page is chosen from above the list. */}
      {!shelves && !asked.fromPage && <ClassFacet list={list} classes={facets.classVOList} />}
      {attributes.map(({ id, name, values }, place) => (
        <FacetGroup
          key={id}
          title={name}
          open={place < openAttributes || asked.attrs.has(id)}
          options={values.map((each) => ({ id: each.id, name: each.value, count: each.count }))}
          chosen={asked.attrs.get(id) ?? []}
          onToggle={(value) => filter({ attrs: toggleAttr(asked.attrs, id, value) })}
        />
      ))}
      <FacetGroup
        title={t('facets.brand')}
        options={brandVOList}
        chosen={asked.brandIds}
        searchLabel={t('facets.brandSearch')}
        onToggle={(id) => filter({ brandIds: toggle(asked.brandIds, id) })}
      />
      <FacetGroup
        title={t('facets.label')}
        options={goodsLabelVOList}
        chosen={asked.labelIds}
        onToggle={(id) => filter({ labelIds: toggle(asked.labelIds, id) })}
      />
      {(facets.priceRange || asked.priceMin !== '' || asked.priceMax !== '') && (
        <PriceFacet key={`${asked.priceMin}-${asked.priceMax}`} list={list} range={facets.priceRange} />
      )}
      {!oneSource && (
        <FacetGroup
          title={t('facets.source')}
          options={goodsSources.map((source) => ({
            id: source,
            name: t(`facets.source.${source}`),
            count: sourceVOList.find((each) => each.source === source)?.count ?? 0,
          }))}
          chosen={asked.source === undefined ? [] : [asked.source]}
          onToggle={(source) => filter({ source: source === asked.source ? undefined : goodsSources.find((each) => each === source) })}
        />
      )}
      <FacetGroup
        title={t('facets.stock')}
        options={[{ id: '1', name: t('facets.inStock'), count: facets.inStockCount }]}
        chosen={asked.inStock ? ['1'] : []}
        onToggle={() => filter({ inStock: !asked.inStock })}
      />
    </div>
  );
}
