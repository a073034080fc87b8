// Where wrk is not there: the same load by autocannon, in a process of its own.
import autocannon from 'autocannon';

export type ManyOrder = { url: string; paths: string[]; seconds: number };
export type ManyResult = { requests: number; failed: number; seconds: number };

process.once('message', async ({ url, paths, seconds }: ManyOrder) => {
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    setupClient: (client) => client.setRequests(paths.map((path) => ({ method: 'GET', path }))),
  });
  const answer: ManyResult = { requests: result['2xx'], failed: result.non2xx + result.errors, seconds: result.duration };
  process.send?.(answer, () => process.exit(0));
});
