const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
/** Whoever reads scrolls or types now and then; what a page asks later than this after the last touch, it asks by itself. */
const handsOnMs = 60_000;

/** Whether somebody sits at this page: he has just opened it, or touched it lately. */
export const watchAttention = (page: EventTarget, now: () => number = () => performance.now()): (() => boolean) => {
  let touchedAt = now();
  const touch = () => {
    touchedAt = now();
  };
  for (const sign of signs) page.addEventListener(sign, touch, { capture: true, passive: true });
  return () => now() - touchedAt < handsOnMs;
};
