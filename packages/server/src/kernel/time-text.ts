import { type SQL, sql } from 'drizzle-orm';

/** 'yyyy-mm-dd hh:mm:ss' of China time, which every connection keeps. */
export const timeText = (moment: SQL): SQL<string> => sql<string>`to_char(${moment}, 'YYYY-MM-DD HH24:MI:SS')`;
