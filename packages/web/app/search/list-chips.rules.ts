import type { SearchFacets } from '@mall/contract/search/search.api.ts';
import { type GoodsSource, type ListAddress, type ListChange, toggle, toggleAttr } from './list-address.ts';

export type ListChip = { readonly key: string; readonly name: string; readonly value: string; readonly without: ListChange };

/** Names of the kinds of filter, in the reader's language. */
export type ChipWords = {
  readonly brand: string;
  readonly label: string;
  readonly price: string;
  readonly source: string;
  readonly stock: string;
  readonly inStock: string;
  readonly sourceOf: (source: GoodsSource) => string;
  readonly attribute: string;
};

type Facets = Pick<SearchFacets, 'brandVOList' | 'goodsLabelVOList' | 'goodsAttrVOList'>;

const range = ({ priceMin, priceMax }: ListAddress): string =>
  priceMin === '' ? `≤ ${priceMax}` : priceMax === '' ? `≥ ${priceMin}` : `${priceMin} – ${priceMax}`;

const nameIn = (all: readonly { id: string; name: string }[], id: string) => all.find((each) => each.id === id)?.name ?? id;

/** One chip for every filter in the address, with the address's change that takes it away. */
export const listChips = (list: ListAddress, facets: Facets, words: ChipWords): readonly ListChip[] => {
  const attrs = [...list.attrs].flatMap(([attributeId, values]) => {
    const facet = facets.goodsAttrVOList.find(({ id }) => id === attributeId);
    return values.map((valueId) => ({
      key: `attr-${attributeId}-${valueId}`,
      name: facet?.name ?? words.attribute,
      value: facet?.values.find(({ id }) => id === valueId)?.value ?? valueId,
      without: { attrs: toggleAttr(list.attrs, attributeId, valueId) },
    }));
  });
  return [
    ...attrs,
    ...list.brandIds.map((id) => ({
      key: `brand-${id}`,
      name: words.brand,
      value: nameIn(facets.brandVOList, id),
      without: { brandIds: toggle(list.brandIds, id) },
    })),
    ...list.labelIds.map((id) => ({
      key: `label-${id}`,
      name: words.label,
      value: nameIn(facets.goodsLabelVOList, id),
      without: { labelIds: toggle(list.labelIds, id) },
    })),
    ...(list.priceMin !== '' || list.priceMax !== ''
      ? [{ key: 'price', name: words.price, value: range(list), without: { priceMin: '', priceMax: '' } }]
      : []),
    ...(list.source === undefined
      ? []
      : [{ key: 'source', name: words.source, value: words.sourceOf(list.source), without: { source: undefined } }]),
    ...(list.inStock ? [{ key: 'stock', name: words.stock, value: words.inStock, without: { inStock: false } }] : []),
  ];
};
