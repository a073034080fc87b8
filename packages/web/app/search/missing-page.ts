import { data } from 'react-router';

const missing = new Set<unknown>(['kernel.not_found', 'kernel.bad_input', 'kernel.signs_wrong', 'kernel.required']);

/** In the browser a failed call says its reason as `errorCode`, in a render on the server as `code`. */
const isMissing = (error: unknown): boolean => {
  const { errorCode, code } = (error ?? {}) as { errorCode?: unknown; code?: unknown };
  return missing.has(errorCode) || missing.has(code);
};

/** An address that names what is not there (a store, a coupon) answers 404 instead of failing. */
export const orMissing =
  <A, R>(load: (given: A) => Promise<R>) =>
  async (given: A): Promise<R> => {
    try {
      return await load(given);
    } catch (error) {
      throw isMissing(error) ? data(null, { status: 404 }) : error;
    }
  };
