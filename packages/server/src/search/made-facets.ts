import type { Words } from '@mall/contract/kernel/language.ts';

/**
 * A filter that specs have by what stands in a column, not by an attribute of their class. `no` is its own for ever: it stands in addresses. `when` is SQL
 * over `spec s`; the first that holds gives the value, and where none holds there is none.
 */
export type MadeFacet = { no: number; names: Words; values: readonly { names: Words; when: string }[] };

/** One row is the whole facet: both engines find and count it, and every list offers it behind the attributes. */
export const madeFacets: readonly MadeFacet[] = [];
