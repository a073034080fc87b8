import { type SQL, sql } from 'drizzle-orm';

/** So many of a spec are bought at a time. */
export const stepOf = (spec: SQL): SQL<number> => sql<number>`coalesce(${spec}.step, 1)`;

/** The least order of a spec that its step allows: of 50 by 20 at a time, 60. */
export const leastOrder = (spec: SQL, goods: SQL): SQL<number> =>
  sql<number>`((coalesce(${spec}.moq, ${goods}.moq) + ${stepOf(spec)} - 1) / ${stepOf(spec)} * ${stepOf(spec)})`;
