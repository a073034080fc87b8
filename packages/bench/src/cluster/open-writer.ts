import type pg from 'pg';

/** Orders that take from the stock, one transaction each, until it is told to stop. */
export const openWriter = (signIn: () => pg.Client): (() => Promise<number>) => {
  const ending = new AbortController();
  const work = async () => {
    const client = signIn();
    await client.connect();
    let written = 0;
    for (; !ending.signal.aborted; written += 1)
      await client.query(
        `with taken as (update stock set pieces = pieces - 1 where id = 1 + (random() * 999)::int returning id)
         insert into orders (stock, text) select id, repeat(md5(random()::text), 6) from taken`,
      );
    await client.end();
    return written;
  };
  const working = Promise.all([work(), work(), work()]);
  return async () => {
    ending.abort();
    return (await working).reduce((sum, written) => sum + written, 0);
  };
};
