/** The body of every answer. */
export type Envelope<Data = unknown> = { code: number; msg: string; data: Data; errorCode: string | null };
