import { expect, it } from 'vitest';
import { databaseAway, lostLine } from './database-away.ts';

const said = (code: string, severity: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('said by the database'), { code, severity }) });

it('waits for a database that cannot begin a session, as when its disk is full', () => {
  expect(lostLine(said('XX000', 'FATAL'))).toBe(true);
  expect(lostLine(said('57P03', 'FATAL'))).toBe(true);
  expect(databaseAway(said('53100', 'ERROR'))).toBe(true);
});

it('says at once what a moment will not mend: a wrong password, no such database, a statement that is wrong', () => {
  for (const code of ['28P01', '3D000', '42501']) expect(databaseAway(said(code, 'FATAL'))).toBe(false);
  for (const code of ['XX000', '42P01', '23505']) expect(databaseAway(said(code, 'ERROR'))).toBe(false);
});
