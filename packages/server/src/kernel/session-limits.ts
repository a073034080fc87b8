/** What holds in every session of the mall. Without the time zone a day would begin at another hour. */
export const sessionLimits = {
  lock_timeout: '2000',
  statement_timeout: '10000',
  idle_in_transaction_session_timeout: '15000',
  timezone: 'Asia/Shanghai',
} as const;
