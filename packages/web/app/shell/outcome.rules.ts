export type Outcome<Found, Gone = never> = { state: 'found'; found: Found } | { state: 'gone'; gone: Gone } | { state: 'missing' };

/** In the browser a failed call says its reason as `errorCode`, in a render on the server as `code`. */
const reasonOf = (error: unknown): string | undefined => {
  const { errorCode, code } = (error ?? {}) as { errorCode?: unknown; code?: unknown };
  return [errorCode, code].find((each) => typeof each === 'string') as string | undefined;
};

type Reasons = { gone: string | undefined; missing: readonly string[] };

/** The first answer that is no success is asked for once more, whatever it says; the second counts. */
export const readOutcome = async <Found, Gone>(read: () => Promise<Found>, { gone, missing }: Reasons): Promise<Outcome<Found, Gone>> => {
  try {
    return { state: 'found', found: await read().catch(read) };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== undefined && reason === gone) return { state: 'gone', gone: (error as { data: Gone }).data };
    if (reason !== undefined && missing.includes(reason)) return { state: 'missing' };
    throw error;
  }
};
