/** How a line of the bank stands to the mall's books. `likely`: the mall has found something and asks. */
export const lineStates = ['open', 'likely', 'matched', 'fee', 'wrong'] as const;
export type LineState = (typeof lineStates)[number];

/** What keeps a line from being the same as its record. */
export const lineDifferences = ['', 'bank_only', 'amount', 'day', 'name', 'reference'] as const;
export type LineDifference = (typeof lineDifferences)[number];

export const lineTabs = ['differs', 'matched', 'mall_only'] as const;
export type LineTab = (typeof lineTabs)[number];

export const statementFormats = ['csv', 'camt053'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** Why a line of a file was not taken: not booked yet, its number a second time in the file, or known before with another content. */
export const leftOutWhys = ['not_booked', 'repeated', 'known_otherwise'] as const;

export const statementMost = { bytes: 8 * 1024 * 1024, rows: 20_000, leftOut: 50 } as const;
