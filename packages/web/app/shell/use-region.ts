import type { Region } from '@mall/contract/content/province.rules.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { useKept, writeKept } from '../kernel/kept-state.ts';
import { deliveryRegion, regionOfProvince } from './regions.ts';
import { memberAsk, usualAddressAsk } from './shell.queries.ts';

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Where goods are to be delivered, and how to say so. */
export const useRegion = (): { region: Region; choose: (region: Region) => void } => {
  const signedIn = useSignedIn();
  const { id } = useAnswer(memberAsk, signedIn);
  const home = regionOfProvince(useAnswer(usualAddressAsk, signedIn).list[0]?.provinceId);
  const guest = useKept('region', textOr);
  const [whose, ...said] = (useKept('memberRegion', textOr) ?? '').split(' ');
  const choose = (region: Region) => (signedIn ? writeKept('memberRegion', `${id} ${region} ${home ?? ''}`) : writeKept('region', region));
  const member = whose === id ? said.join(' ') : null;
  return { region: signedIn ? deliveryRegion({ guest, member, home }) : deliveryRegion({ guest }), choose };
};
