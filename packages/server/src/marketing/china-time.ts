import { type SQL, sql } from 'drizzle-orm';

/** A time as the wire writes it, made by the database, because inside JSON it would lose its type. */
export const chinaTime = (column: string): SQL => sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`);
