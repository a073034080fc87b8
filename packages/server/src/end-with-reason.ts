/** A command beside the mall that could not do its work says why in one line, and ends with 1. `outcome`: what came of it. */
export const endWithReason =
  (outcome = '') =>
  (error: unknown): void => {
    process.stderr.write(`${outcome}${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  };
