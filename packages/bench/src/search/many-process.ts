// Where wrk is not there: the same load by autocannon, in a process of its own.
import autocannon from 'autocannon';

export type ManyOrder = { url: string; paths: string[]; seconds: number };
export type ManyResult = { requests: number; failed: number; seconds: number };

const connections = 32;

process.once('message', async ({ url, paths, seconds }: ManyOrder) => {
  let opened = 0;
  // Each connection begins elsewhere; side by side they would ask for the same address, and the mall would search once for all of them.
  const turnedOn = () => {
    const from = Math.floor((opened++ * paths.length) / connections);
    return [...paths.slice(from), ...paths.slice(0, from)];
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => client.setRequests(turnedOn().map((path) => ({ method: 'GET', path }))),
  });
  const answer: ManyResult = { requests: result['2xx'], failed: result.non2xx + result.errors, seconds: result.duration };
  process.send?.(answer, () => process.exit(0));
});
