import type { PlannedLeaf } from '../catalogue/plan-classes.ts';
import { type ReviewData, readReviews } from '../kit/demo-data.ts';

const general = '通用';
const chinese = /^\p{Script=Han}{2,}$/u;

/** Words by which a review shows that it speaks of this class: its name, how the name ends, and what buyers call it. */
const wordsOf = (leaf: PlannedLeaf): string[] => {
  const { name, synonyms } = leaf.data;
  return [name, name.slice(-3), name.slice(-2), ...synonyms].filter((word) => chinese.test(word));
};

export type ReviewBook = { about: (leaf: PlannedLeaf) => ReviewData[]; general: ReviewData[] };

/** Texts of a class that speak of what is sold, apart from those that fit anything: nobody praises a cable for its charging plug. */
export const openReviewBook = (): ReviewBook => {
  const groups = new Map(readReviews().map((group) => [group.class, group.reviews]));
  const known = new Map<number, ReviewData[]>();
  return {
    general: groups.get(general) ?? [],
    about: (leaf) => {
      const kept = known.get(leaf.id);
      if (kept) return kept;
      const words = wordsOf(leaf);
      const found = (groups.get(leaf.top) ?? []).filter(({ text }) => words.some((word) => text.includes(word)));
      known.set(leaf.id, found);
      return found;
    },
  };
};
