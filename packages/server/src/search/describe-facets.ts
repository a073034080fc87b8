import type { GoodsSource } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { AttrFacet, ClassFacet, SearchFacets } from '@mall/contract/search/search.api.ts';
import { wordOf } from '../kernel/word-of.ts';
import type { Found, Question } from './read-question.ts';
import type { BookClass, BookGroup, SearchBook } from './search-book.ts';
import { shownValue } from './shown-value.ts';

const mostBrands = 60;
const mostClasses = 80;
const mostAttributes = 8;
const mostValues = 40;
// A parameter that fewer of the goods found have tells little about them.
const leastCoverage = 0.2;
const sources: readonly GoodsSource[] = ['self', 'third', 'cross'];

/** The counts of a search in the visitor's language, as many as a page can show. */
export const describeFacets = (book: SearchBook, asked: Question, found: Found, language: Language): SearchFacets => ({
  brandVOList: describeBrands(book, asked, found, language),
  goodsLabelVOList: [...book.labels.values()]
    .map((label) => ({
      id: label.id,
      key: label.key,
      name: wordOf(label.names, language),
      tone: label.tone,
      count: found.values.get(label.value) ?? 0,
    }))
    .filter((label) => label.count > 0),
  goodsAttrVOList: describeAttributes(book, asked, found, language),
  classVOList: describeClasses(book, asked, found, language),
  sourceVOList: sources.map((source) => ({ source, count: found.sources.get(source) ?? 0 })).filter(({ count }) => count > 0),
  priceRange: found.price ? { min: toYuan(fen(found.price.min)), max: toYuan(fen(found.price.max)) } : null,
  inStockCount: found.inStock,
  totalCount: found.total,
});

const describeBrands = (book: SearchBook, asked: Question, found: Found, language: Language): SearchFacets['brandVOList'] => {
  const all = [...found.brands]
    .flatMap(([id, count]) => {
      const brand = book.brands.get(id);
      return brand ? [{ brand, count }] : [];
    })
    .toSorted((one, other) => other.count - one.count || one.brand.no - other.brand.no);
  const chosen = new Set(asked.brandIds);
  return all
    .filter(({ brand }, place) => place < mostBrands || chosen.has(brand.id))
    .map(({ brand, count }) => ({
      id: brand.id,
      name: language === 'zh' ? brand.name : brand.enName || brand.name,
      logo: brand.logo,
      count,
    }));
};

/** The attributes of the class chosen, or those that most of the goods found have; what is chosen always. */
const attributeGroups = (book: SearchBook, asked: Question, found: Found): BookGroup[] => {
  const coverage = new Map<BookGroup, number>();
  let all = 0;
  for (const [classId, count] of found.classes) {
    if (asked.classIds && !asked.classIds.has(classId)) continue;
    all += count;
    for (const group of book.groupsOfClass.get(classId) ?? []) coverage.set(group, (coverage.get(group) ?? 0) + count);
  }
  const chosen = new Set(asked.chosen.map(({ group }) => group));
  return [...coverage]
    .filter(([group, count]) => chosen.has(group.no) || count >= all * leastCoverage)
    .toSorted(
      ([one, oneCount], [other, otherCount]) =>
        Number(chosen.has(other.no)) - Number(chosen.has(one.no)) || otherCount - oneCount || one.sort - other.sort || one.no - other.no,
    )
    .slice(0, mostAttributes + chosen.size)
    .map(([group]) => group);
};

const describeAttributes = (book: SearchBook, asked: Question, found: Found, language: Language): AttrFacet[] => {
  const wanted = [...attributeGroups(book, asked, found), ...book.madeGroups];
  const byGroup = new Map<number, { no: number; count: number }[]>();
  for (const [no, count] of found.values) {
    const group = book.values[no]?.group;
    if (group === undefined || group === 0 || count === 0) continue;
    const known = byGroup.get(group);
    if (known) known.push({ no, count });
    else byGroup.set(group, [{ no, count }]);
  }
  return wanted.flatMap((group) => {
    const values = (byGroup.get(group.no) ?? [])
      .toSorted((one, other) => other.count - one.count || one.no - other.no)
      .slice(0, mostValues)
      .flatMap(({ no, count }) => {
        const value = book.values[no];
        return value ? [{ id: value.id, value: shownValue(value, language), count, sort: value.sort, no }] : [];
      })
      .toSorted((one, other) => one.sort - other.sort || one.no - other.no)
      .map(({ id, value, count }) => ({ id, value, count }));
    return values.length > 0 ? [{ id: group.id, name: wordOf(group.names, language), values }] : [];
  });
};

const describeClasses = (book: SearchBook, asked: Question, found: Found, language: Language): ClassFacet[] => {
  const counts = new Map<BookClass, number>();
  for (const [leafId, count] of found.classes)
    for (let at = book.classes.get(leafId); at; at = at.parentId === null ? undefined : book.classes.get(at.parentId))
      counts.set(at, (counts.get(at) ?? 0) + count);
  const all = [...book.classes.values()].filter((one) => one.shown && counts.has(one));
  return pickClasses(book, asked, all).map((one) => ({
    id: one.id,
    name: wordOf(one.names, language),
    level: one.level,
    parentId: one.parentId ?? '0',
    count: counts.get(one) ?? 0,
  }));
};

/** With a class chosen: the first level, and at each step down to it what stands beside. Without: as deep as a page can show. */
const pickClasses = (book: SearchBook, asked: Question, all: BookClass[]): BookClass[] => {
  if (asked.classIds) {
    const [chosenId] = asked.classIds;
    const path = new Set<Id>();
    for (let at = book.classes.get(chosenId ?? ''); at; at = at.parentId === null ? undefined : book.classes.get(at.parentId))
      path.add(at.id);
    return all.filter((one) => one.parentId === null || path.has(one.parentId));
  }
  for (let deepest = 3; deepest > 1; deepest -= 1) {
    const some = all.filter((one) => one.level <= deepest);
    if (some.length <= mostClasses) return some;
  }
  return all.filter((one) => one.level === 1);
};
