import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Provider } from '../../gateways/identity.ts';
import type { House } from '../../kernel/house.ts';
import { openSealed } from '../../kernel/open-sealed.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { sandboxIssuer } from './sandbox-issuer.ts';

/** A company's own, as far as it opens anything here. */
export type CompanyProvider = Provider & { readonly companyId: Id; readonly domain: string; readonly roleId: Id | null };

const Row = z.strictObject({
  companyId: Id,
  domain: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  sealed: z.instanceof(Buffer),
  roleId: Id.nullable(),
});

type By = { domain: string } | { companyId: Id };

/** Of a company that may trade, agreed to and switched on. */
export const findCompanyProvider = async ({ db, sealer, config }: House, by: By): Promise<CompanyProvider | undefined> => {
  const [domain, companyId] = 'domain' in by ? [by.domain, null] : [null, by.companyId];
  const [row] = await readRows(db, Row)`
    select p.company_id::text as "companyId", p.domain, p.issuer, p.client_id as "clientId", p.client_secret as sealed, p.role_id::text as "roleId"
    from identity_provider p join company c on c.id = p.company_id and c.state = 'active'
    where p.enabled and p.decision = 'approved' and (p.domain = ${domain} or p.company_id = ${companyId}::bigint)`;
  if (!row) return undefined;
  const { sealed, ...known } = row;
  const clientSecret = openSealed(sealer, sealed);
  return clientSecret === undefined ? undefined : { ...known, clientSecret, trusted: row.issuer === sandboxIssuer(config) };
};

const LinkRow = z.strictObject({ companyId: Id.nullable() });

/** Where this member signs out: at his company's provider when he has ever come by it, otherwise at the mall's own. By which of his ways he came this time is not asked: where sign-in is elsewhere, a session may be open there all the same. */
export const findProviderOf = async (house: House, memberId: Id): Promise<Provider | undefined> => {
  const [link] = await readRows(house.db, LinkRow)`
    select l.company_id::text as "companyId" from identity_link l join member m on m.id = l.member_id
    where l.member_id = ${memberId} and (l.company_id is null or l.company_id = m.company_id) order by l.company_id nulls last limit 1`;
  return (link?.companyId && (await findCompanyProvider(house, { companyId: link.companyId }))) || house.ownProvider;
};

const SecretRow = z.strictObject({ sealed: z.instanceof(Buffer) });

/** For the sandbox's provider, which plays the mall's own and those of companies: what it knows the mall by under this name. */
export const findSandboxSecret = async ({ db, sealer, ownProvider, config }: House, clientId: string): Promise<string | undefined> => {
  if (ownProvider?.clientId === clientId) return ownProvider.clientSecret;
  const [row] = await readRows(db, SecretRow)`
    select client_secret as sealed from identity_provider where issuer = ${sandboxIssuer(config) ?? ''} and client_id = ${clientId} order by company_id limit 1`;
  return row && openSealed(sealer, row.sealed);
};
