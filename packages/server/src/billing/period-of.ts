const dayMs = 86_400_000;
const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The last day of a period in a month: a month without that day ends it with its own last. */
const endIn = (year: number, month: number, billingDay: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(billingDay, last));
};

/** The period that a day lies in, by the day on which a company is billed. Days as 2026-10-31. */
export const periodOf = (day: string, billingDay: number): { from: string; to: string } => {
  const at = Date.parse(`${day}T00:00:00Z`);
  const [year = 0, month = 1] = day.split('-').map(Number);
  const thisEnd = endIn(year, month - 1, billingDay);
  const to = at <= thisEnd ? thisEnd : endIn(year, month, billingDay);
  const before = at <= thisEnd ? endIn(year, month - 2, billingDay) : thisEnd;
  return { from: textOf(before + dayMs), to: textOf(to) };
};
