import type { ClassFacet } from '@mall/contract/search/search.api.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { classTreeAsk } from '../shell/shell.queries.ts';
import { chainInTree, classChain } from './class-branch.rules.ts';

/** The way from the first level to the chosen class. Where nothing was found its class is not among the answer, so all classes are asked. */
export const useClassChain = (found: readonly ClassFacet[], classId: string | undefined): readonly { id: string; name: string }[] => {
  const chain = classChain(found, classId);
  const isMissing = classId !== undefined && chain.length === 0;
  const tree = useAnswer(classTreeAsk, isMissing);
  return isMissing ? chainInTree(tree, classId) : chain;
};
