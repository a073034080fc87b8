import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSealer } from '@mall/server/kernel/sealer.ts';
import { readSm2Key } from '@mall/server/kernel/sm/sm2-key.ts';
import { postgresBin } from './needed-programs.ts';
import type { Cluster } from './open-cluster.ts';

const mostBytes = 2 ** 30;

/** As whoever has a copy of the database reads it: all tables, bytes as hex. */
const dump = async ({ ports, secrets }: Cluster['place']): Promise<string> => {
  const given = ['-h', '127.0.0.1', '-p', String(ports.database), '-U', 'postgres', '--data-only', 'mall'];
  const env = { ...process.env, PGPASSWORD: secrets.superuser };
  return (await promisify(execFile)(join(postgresBin, 'pg_dump'), given, { env, maxBuffer: mostBytes })).stdout;
};

/** Every way in which somebody could have written down the secret half. */
const formsOf = (pem: string): string[] => {
  const { privateKeyHex } = readSm2Key(pem);
  const lines = pem.split('\n').filter((line) => line !== '' && !line.startsWith('-'));
  const texts = [...lines, Buffer.from(privateKeyHex, 'hex').toString('base64'), privateKeyHex, privateKeyHex.toUpperCase()];
  return [...texts, ...texts.map((text) => Buffer.from(text).toString('hex'))];
};

/** The keys of the wire, opened with SEAL_KEY, and how many of them a copy of the database shows without it. `sealed`: how many it holds as they are kept, so that the search is known to find what is there. */
export const listClearKeys = async (cluster: Cluster): Promise<{ keys: number; sealed: number; clear: number }> => {
  const { rows } = await cluster.owner.query<{ public_key: string; sealed: Buffer }>('select public_key, sealed from wire_key');
  const sealer = createSealer(cluster.place.secrets.seal).apart('wire');
  const copy = await dump(cluster.place);
  const pems = rows.map((row) => sealer.openBytes(row.sealed, row.public_key).toString('utf8'));
  return {
    keys: rows.length,
    sealed: rows.filter((row) => copy.includes(row.sealed.toString('hex'))).length,
    clear: pems.filter((pem) => formsOf(pem).some((form) => copy.includes(form))).length,
  };
};
