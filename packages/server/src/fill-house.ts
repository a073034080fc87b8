import type pg from 'pg';
import { connectDemoDoors } from '../demo/account/connect-demo-doors.ts';
import { demoColleagues, demoMembers, demoPassword } from '../demo/account/demo-members.ts';
import { giveDemoFactors } from '../demo/account/give-demo-factors.ts';
import { connectDemoOa } from '../demo/approval/connect-demo-oa.ts';
import { filmDemoGoods } from '../demo/catalogue/film-demo-goods.ts';
import { fillDemo } from '../demo/fill-demo.ts';
import { askDemoPrices } from '../demo/inquiry/ask-demo-prices.ts';
import { connectDemoErp } from '../demo/open/connect-demo-erp.ts';
import { connectDemoPunchout } from '../demo/punchout/connect-demo-punchout.ts';
import { listWithPassword } from './account/list-with-password.ts';
import { layFirstFacts } from './content/lay-first-facts.ts';
import type { Config } from './kernel/config.ts';
import { inTransaction, openDb, openPool } from './kernel/db.ts';
import { laySessionLimits, requireSessionLimits } from './kernel/lay-session-limits.ts';
import { mayRewrite } from './kernel/may-rewrite.ts';
import { migrate } from './kernel/migrate.ts';
import { openSealer } from './kernel/open-sealer.ts';
import { requireNames } from './kernel/require-names.ts';

/** A database that was a demo once lets in whoever has read the README. */
const refusePublishedPasswords = async (pool: pg.Pool): Promise<void> => {
  const open = await listWithPassword(
    pool,
    [...demoMembers, ...demoColleagues].map(({ mobile }) => mobile),
    demoPassword,
  );
  if (open.length > 0)
    throw new Error(
      `the database has accounts of the demo with their published password (${open.join(', ')}); start on another database, or say DEMO=on`,
    );
};

/** Two ways to one database: as who the mall works as, and as the owner of its tables. */
export type DatabaseUrls = { url: string; ownerUrl: string };

const fillAsOwner = async (config: Config, { ownerUrl }: DatabaseUrls, mallRole: string, say: (line: string) => void): Promise<void> => {
  const pool = openPool(ownerUrl, 4);
  try {
    await migrate(pool, mallRole);
    const { rows } = await pool.query<{ empty: boolean }>('select not exists (select from goods_class) as empty');
    if (!config.demoOn) return;
    if (rows[0]?.empty) {
      say('first run: filling the mall with demo data …');
      await fillDemo(pool, { goods: config.DEMO_GOODS, log: say });
    }
    if (!config.sandboxOn) return;
    const sealer = openSealer(config);
    await giveDemoFactors(pool, sealer);
    await connectDemoDoors(pool, sealer, config.siteUrl);
    await connectDemoOa(pool, sealer, config.siteUrl);
    await connectDemoErp(pool, sealer, config.siteUrl);
    await connectDemoPunchout(pool, sealer, config.siteUrl);
    await askDemoPrices(pool, sealer, config);
    await filmDemoGoods(pool, sealer, config);
  } finally {
    await pool.end();
  }
};

/** Who is in earnest must be able to trust his audit trail; whoever tries the mall may do so with one role. */
const refuseRewriting = (config: Config): void => {
  if (config.NODE_ENV === 'production' && !config.sandboxOn)
    throw new Error(
      'the role of DATABASE_URL could change the audit trail; give the mall a role that owns nothing, and the owner as MIGRATION_DATABASE_URL (docs/operations.md)',
    );
};

/** The pooler is asked once what its sessions are like, before anybody is served from them. */
const agreeWithPooler = async (config: Config, direct: pg.Pool): Promise<void> => {
  await laySessionLimits(direct);
  const pooled = openPool(config.DATABASE_URL ?? '', 1, { named: false });
  try {
    await requireSessionLimits(pooled);
  } finally {
    await pooled.end();
  }
  if (config.DATABASE_STATEMENTS !== 'named') return;
  const two = openPool(config.DATABASE_URL ?? '', 2);
  try {
    await requireNames(two);
  } finally {
    await two.end();
  }
};

type Filled = {
  hasOperator: boolean;
  /** The mall works as a role that could change its audit trail. */
  rewritable: boolean;
};

/** Brings the database to what the mall needs: its tables and first facts, and in a demo its goods. */
export const fillHouse = async (config: Config, urls: DatabaseUrls, say: (line: string) => void): Promise<Filled> => {
  const pool = openPool(urls.url, 4);
  try {
    const { rows } = await pool.query<{ role: string }>('select current_user as role');
    await fillAsOwner(config, urls, rows[0]?.role ?? '', say);
    if (config.DATABASE_DIRECT_URL !== undefined) await agreeWithPooler(config, pool);
    const rewritable = await mayRewrite(pool);
    if (rewritable) refuseRewriting(config);
    await inTransaction(openDb(pool), (tx) => layFirstFacts(tx, new Date().getFullYear()));
    if (config.NODE_ENV === 'production' && !config.demoOn) await refusePublishedPasswords(pool);
    const operators = await pool.query(`select from member where audience = 'operator' and enabled limit 1`);
    return { hasOperator: operators.rowCount === 1, rewritable };
  } finally {
    await pool.end();
  }
};
