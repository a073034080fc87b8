import { fellSilent, messagesOf, onlyReads, sqlState } from './db.ts';

const lineStates = /^(08|57P|ECONNREFUSED$|ECONNRESET$|EPIPE$)/;
const lineWords = /Connection terminated|server closed the connection|has encountered a connection error/i;

// 28, 3D and 42: who comes, or where to, is wrong, and will be a moment later.
const wrongDoor = /^(28|3D|42)/;

/** The server has ended the session, or did not begin one, because of itself: its disk is full, say, and it cannot write what a session needs. */
const endsSession = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as Error & { severity?: unknown }).severity === 'FATAL') return !wrongDoor.test(sqlState(cause) ?? '');
  return false;
};

/** The line to the database is cut, or it shuts down, starts or gives way to another: a moment later there is one again. */
export const lostLine = (error: unknown): boolean =>
  lineStates.test(sqlState(error) ?? '') || endsSession(error) || messagesOf(error).some((message) => lineWords.test(message));

// 53: out of connections, disk or memory; 57014 and 55P03: took too long; 25P03: idle too long.
const overStrained = /^(53|57014$|55P03$|25P03$|ETIMEDOUT$)/;

/** It cannot answer now, through no fault of what it was asked. */
export const databaseAway = (error: unknown): boolean =>
  lostLine(error) ||
  fellSilent(error) ||
  onlyReads(error) ||
  overStrained.test(sqlState(error) ?? '') ||
  messagesOf(error).some((message) => message.includes('timeout exceeded when trying to connect'));
