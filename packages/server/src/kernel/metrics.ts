import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countNews } from './dead-news.queries.ts';
import type { House } from './house.ts';
import type { App } from './http/route.ts';
import { readArchiving } from './postgres/watch-archive.ts';

const watchStreams = ({ streams }: House, registry: Registry): void => {
  new Gauge({
    name: 'streams_open',
    help: 'Pages that hear at once what happens to their reader',
    registers: [registry],
    collect() {
      this.set(streams.open);
    },
  });
  new Counter({
    name: 'streams_total',
    help: 'Streams that were opened, refused for their number, ended with a session, and cut because nobody read them',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      this.reset();
      const { open: _, ...ever } = streams;
      for (const [what, count] of Object.entries(ever)) this.inc({ what }, count);
    },
  });
};

const watchNews = ({ db, news }: House, registry: Registry): void => {
  new Counter({
    name: 'news_total',
    help: 'What this process told (also in work that was undone), delivered and failed to deliver, counted for each listener',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [what, count] of Object.entries(news.figures)) this.inc({ what }, count);
    },
  });
  // Asked of the database, so every process says the same. While it is away, the other figures are still given.
  const count = () => countNews(db).catch(() => undefined);
  new Gauge({
    name: 'news_open',
    help: 'News that is waiting to be delivered, and dead letters',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const found = await count();
      if (!found) return;
      this.set({ state: 'waiting' }, found.waiting);
      this.set({ state: 'dead' }, found.dead);
    },
  });
  new Gauge({
    name: 'news_oldest_waiting_seconds',
    help: 'How long the oldest of what is waiting has waited',
    registers: [registry],
    async collect() {
      this.set((await count())?.oldest ?? Number.NaN);
    },
  });
};

const watchOutside = ({ figures }: House, registry: Registry): void => {
  new Gauge({
    name: 'outside_answers',
    help: 'Whether bank, texts, mail, store of files, scanner and the like answered this process, in the last hour',
    labelNames: ['system', 'answered'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [system, { good, bad }] of Object.entries(figures.tell().outside)) {
        this.set({ system, answered: 'yes' }, good);
        this.set({ system, answered: 'no' }, bad);
      }
    },
  });
};

/** Figures for the operator on a port of their own; off unless METRICS_PORT is set. */
export const startMetrics = async (house: House, app: App, databaseDeaths: () => number): Promise<() => Promise<void>> => {
  const port = house.config.METRICS_PORT;
  if (port === undefined) return async () => {};
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  app.fastify.addHook('onResponse', async (request, reply) => {
    // A stream is open for as long as its reader stays, which says nothing of the server.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    duration.observe({ route: request.routeOptions.url ?? 'page', status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, house.db.pool.totalCount);
      this.set({ state: 'idle' }, house.db.pool.idleCount);
      this.set({ state: 'waiting' }, house.db.pool.waitingCount);
    },
  });
  if (house.reads.ageMs() !== undefined)
    new Gauge({
      name: 'database_replica_age_seconds',
      help: 'How far the replica is behind the primary',
      registers: [registry],
      collect() {
        this.set((house.reads.ageMs() ?? Number.NaN) / 1000);
      },
    });
  new Counter({
    name: 'embedded_database_deaths_total',
    help: 'How often the embedded database died and was started again',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(databaseDeaths());
    },
  });
  if (house.config.DATABASE_ARCHIVE !== undefined)
    new Counter({
      name: 'database_archive_failures_total',
      help: 'How often DATABASE_ARCHIVE did not take a part of the log',
      registers: [registry],
      async collect() {
        const found = await readArchiving(house.db).catch(() => undefined);
        if (!found) return;
        this.reset();
        this.inc(found.failures);
      },
    });
  watchNews(house, registry);
  watchStreams(house, registry);
  watchOutside(house, registry);
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, house.config.HOST, resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
};
