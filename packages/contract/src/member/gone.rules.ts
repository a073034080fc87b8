/** Why a session has ended, as the stream says it. */
export const goneReasons = ['closed', 'frozen', 'disabled', 'password', 'unbound', 'elsewhere', 'expired'] as const;
export type GoneReason = (typeof goneReasons)[number];
