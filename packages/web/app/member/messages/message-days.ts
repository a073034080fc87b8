const day = 86_400_000;

/** The day in China, written 2026-11-16. */
const chinaDay = (at: number): string => new Date(at + day / 3).toISOString().slice(0, 10);

/** When a message came, as one says it now: today and yesterday by the hour, before that by the day, in another year with it. */
export const cameWhen = (createDate: string, now: number): { group: 'today' | 'yesterday' | 'earlier'; shown: string } => {
  const date = createDate.slice(0, 10);
  const today = chinaDay(now);
  if (date >= today) return { group: 'today', shown: createDate.slice(11, 16) };
  if (date === chinaDay(now - day)) return { group: 'yesterday', shown: createDate.slice(11, 16) };
  return { group: 'earlier', shown: date.slice(0, 4) === today.slice(0, 4) ? date.slice(5) : date };
};
