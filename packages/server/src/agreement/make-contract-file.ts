import type { Config } from '../kernel/config.ts';
import { makePdf } from '../kernel/pdf/make-pdf.ts';
import { addPlaces } from '../kernel/pdf/sign-pdf.ts';
import { contractPaper, signaturePlaces } from './contract-paper.ts';
import { verifyUrlOf, type WholeContract } from './whole-contract.ts';

/** The paper with two places in which it will be signed, and how many pages it has. */
export const makeContractFile = async (
  whole: WholeContract,
  { siteUrl }: Pick<Config, 'siteUrl'>,
): Promise<{ pdf: Buffer; pages: number }> => {
  const pdf = await makePdf(contractPaper(whole, verifyUrlOf(siteUrl, whole)));
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  return { pdf: addPlaces(pdf, signaturePlaces), pages };
};
