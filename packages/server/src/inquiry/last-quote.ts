import { type SQL, sql } from 'drizzle-orm';

/** What of a supplier's quotes counts: the last version of an invitation. To be joined: `from invitation i join ${lastQuote()}`. */
export const lastQuote = (invitation = 'i', quotation = 't'): SQL =>
  sql.raw(`quotation ${quotation} on ${quotation}.invitation_id = ${invitation}.id and ${quotation}.version = ${invitation}.version`);
