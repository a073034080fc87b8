/** How PgBouncer lends its sessions in the trial: as `deploy/` has it, or with `CLUSTER_POOL=transaction`, where Debian's version keeps no names of statements. */
export const poolMode: 'session' | 'transaction' = process.env['CLUSTER_POOL'] === 'transaction' ? 'transaction' : 'session';
