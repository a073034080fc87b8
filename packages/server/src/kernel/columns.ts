import { customType } from 'drizzle-orm/pg-core';

/** `bigint` in the database, a string of digits in code and on the wire. */
export const bigId = customType<{ data: string; driverData: string }>({
  dataType: () => 'bigint',
  toDriver: (value) => value,
  fromDriver: String,
});

/** Money: `bigint` fen in the database, a whole number in code. */
export const fenColumn = customType<{ data: number; driverData: string }>({
  dataType: () => 'bigint',
  toDriver: String,
  fromDriver: Number,
});

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
