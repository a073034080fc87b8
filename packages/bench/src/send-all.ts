import autocannon from 'autocannon';

type Options = Parameters<typeof autocannon>[0];
type Requests = Parameters<Parameters<NonNullable<Options['setupClient']>>[0]['setRequests']>[0];

export type Sent = { requests: number; failed: number; seconds: number };

export const connections = 32;

/** Each post once, the same number over every connection. */
export const spreadPosts = (url: string, posts: Requests): Options => {
  const share = Math.floor(posts.length / connections);
  const { pathname: path, host } = new URL(url);
  let taken = 0;
  return {
    url,
    method: 'POST',
    connections,
    amount: share * connections,
    setupClient: (client) => {
      const own = posts.slice(taken, taken + share);
      client.setRequests(own.map((post) => ({ ...post, method: 'POST', path, headers: { ...post.headers, host } })));
      taken += share;
    },
  };
};

/** Sends a number of requests and counts the time to the last answer: autocannon itself looks only once a second whether it is done. */
export const sendAll = async (options: Options): Promise<Sent> => {
  const started = performance.now();
  let last = started;
  const run = autocannon(options);
  run.on('response', () => {
    last = performance.now();
  });
  const result = await run;
  return { requests: result['2xx'], failed: result.non2xx + result.errors, seconds: (last - started) / 1000 };
};
