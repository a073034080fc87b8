import type { ErrorCode } from '@mall/contract/errors.ts';
import type { Identity } from '../../gateways/identity.ts';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { Refusal, refuse } from '../../kernel/refusal.ts';
import { requireCredentials } from '../account.queries.ts';
import { admitMember } from '../admit-member.ts';
import { noteFailure } from '../note-failure.ts';
import { keepNewcomer } from './newcomer.ts';
import type { CompanyProvider } from './provider.queries.ts';
import { settleIdentity } from './settle-identity.ts';

const noted: readonly ErrorCode[] = ['identity.other_account', 'identity.refused', 'identity.no_mobile'];

type Proved = {
  identity: Identity;
  whose: CompanyProvider | undefined;
  uuid: string;
  way: 'identity' | 'ticket';
  url?: string;
  /** The mobile that he has shown to be his by a text. */
  texted?: string;
};

/** Lets in whom a provider has named, by the same last step as every other way in. */
export const admitIdentity = async (
  house: House,
  visitor: Visitor,
  { identity, whose, uuid, way, url, texted }: Proved,
): Promise<string> => {
  try {
    const memberId = await inTransaction(house.db, (tx) => settleIdentity(tx, whose, identity, texted));
    if (memberId === undefined) {
      if (whose) await keepNewcomer(house, visitor, { companyId: whose.companyId, identity, ...(url !== undefined && { url }) });
      throw refuse('identity.mobile_unproved');
    }
    return await admitMember(house, visitor, await requireCredentials(house.db, memberId), uuid, way, url === undefined ? {} : { url });
  } catch (error) {
    const code = error instanceof Refusal ? noted.find((one) => one === error.code) : undefined;
    if (code)
      await noteFailure(house.db, code, {
        way,
        from: visitor,
        ...(identity.mobile && { ofMobile: identity.mobile }),
        ...(whose && { companyId: whose.companyId }),
      });
    throw error;
  }
};
