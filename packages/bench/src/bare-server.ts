// The floor: Fastify alone, with one primary-key select through `pg`, and with bytes held in memory.
import fastify from 'fastify';
import { Pool } from 'pg';

const { HOST, PORT, DATABASE_URL, DATABASE_POOL } = process.env;
const app = fastify();
const pool = new Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) });
const { rows: ids } = await pool.query<{ id: string }>('select id from goods order by id limit 1000');
let held = Buffer.alloc(0);
let turn = 0;

app.get('/ready', async () => 'ok');

app.get('/row', async () => {
  turn = (turn + 1) % ids.length;
  const { rows } = await pool.query({ name: 'row', text: 'select * from goods where id = $1', values: [ids[turn]?.id] });
  return rows[0];
});

app.get<{ Querystring: { bytes: string } }>('/hold', (request, reply) => {
  held = Buffer.alloc(Number(request.query.bytes), 'x');
  return reply.send('ok');
});

app.get('/held', (_request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(held));

process.on('SIGTERM', () => process.exit(0));
await app.listen({ host: HOST ?? '127.0.0.1', port: Number(PORT) });
