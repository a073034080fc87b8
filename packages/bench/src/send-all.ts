import autocannon from 'autocannon';

export type Sent = { requests: number; failed: number; seconds: number };

/** Sends a number of requests and counts the time to the last answer: autocannon itself looks only once a second whether it is done. */
export const sendAll = async (options: Parameters<typeof autocannon>[0]): Promise<Sent> => {
  const started = performance.now();
  let last = started;
  const run = autocannon(options);
  run.on('response', () => {
    last = performance.now();
  });
  const result = await run;
  return { requests: result['2xx'], failed: result.non2xx + result.errors, seconds: (last - started) / 1000 };
};
