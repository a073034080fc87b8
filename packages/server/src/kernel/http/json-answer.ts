/** An answer whose JSON is there already, in pieces that were made before and serve others too. */
export type JsonAnswer = { readonly jsonPieces: readonly Uint8Array[] };

export const isJsonAnswer = (answer: unknown): answer is JsonAnswer =>
  typeof answer === 'object' && answer !== null && Array.isArray((answer as Partial<JsonAnswer>).jsonPieces);

/** For callers in this process, and for tests. */
export const plainAnswer = (answer: unknown): unknown =>
  isJsonAnswer(answer) ? (JSON.parse(Buffer.concat(answer.jsonPieces).toString()) as unknown) : answer;
