/** A line of the bank's statement, as every format is read. */
export type StatementLine = {
  /** The bank's own number. */
  lineNo: string;
  accountNo: string;
  /** 'yyyy-mm-dd hh:mm:ss' of China time. */
  date: string;
  direction: 'in' | 'out';
  amountFen: number;
  partyName: string;
  partyAccount: string;
  remark: string;
  reference: string;
};

/** With its place in the file, by which it is named where something is wrong with it. */
export type ReadLine = StatementLine & { row: number };
