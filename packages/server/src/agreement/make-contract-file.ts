import type { Config } from '../kernel/config.ts';
import { layOutPdf } from '../kernel/pdf/make-pdf.ts';
import { addPlaces } from '../kernel/pdf/sign-pdf.ts';
import { contractPaper, partMark, sealsMark, signaturePlaces } from './contract-paper.ts';
import { verifyUrlOf, type WholeContract } from './whole-contract.ts';

type ContractFile = {
  pdf: Buffer;
  pages: number;
  /** On which page each part begins: the list where there is one, the terms, the seals. */
  partPages: number[];
};

/** The paper with two places in which it will be signed. */
export const makeContractFile = async (whole: WholeContract, { siteUrl }: Pick<Config, 'siteUrl'>): Promise<ContractFile> => {
  const { pdf, pages, marks } = await layOutPdf(contractPaper(whole, verifyUrlOf(siteUrl, whole)));
  const seals = marks[sealsMark];
  if (!seals) throw new Error('a contract without a place for its seals');
  const parts = [...(whole.lines.length > 0 ? ['list' as const] : []), ...whole.terms.keys(), 'sign' as const];
  return { pdf: addPlaces(pdf, signaturePlaces(seals)), pages, partPages: parts.map((part) => marks[partMark(part)]?.page ?? pages) };
};
