import { sqlState } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

/** A code that another project of the company has is refused instead of failing. */
export const orCodeTaken = <Value>(saving: Promise<Value>): Promise<Value> =>
  saving.catch((error: unknown) => {
    throw sqlState(error) === '23505' ? refuse('project.code_taken') : error;
  });
