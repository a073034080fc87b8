export type PageEntry = number | 'gap-before' | 'gap-after';

/** First, last, and two either side of the current page; a gap only where it hides at least two numbers. Always 9 entries when pages > 9, so nothing moves. */
export function listPages(page: number, pages: number): PageEntry[] {
  if (pages <= 9) return range(1, pages);
  if (page <= 5) return [...range(1, 7), 'gap-after', pages];
  if (page >= pages - 4) return [1, 'gap-before', ...range(pages - 6, pages)];
  return [1, 'gap-before', ...range(page - 2, page + 2), 'gap-after', pages];
}

/** The page meant by what was typed, kept within 1 and the last; null when it is no number. */
export function pageTyped(typed: string, pages: number): number | null {
  const wanted = Number.parseInt(typed.trim(), 10);
  if (!Number.isFinite(wanted)) return null;
  return Math.min(Math.max(wanted, 1), Math.max(pages, 1));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
}
