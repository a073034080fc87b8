import { processApi } from '@mall/contract/approval/process.api.ts';
import type { GoodsClass } from '@mall/contract/catalogue/catalogue.api.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import type { Person } from '@mall/ui/choice/people-pane.tsx';
import type { TreeNode } from '@mall/ui/choice/tree.rules.ts';

export const treeOf = (classes: readonly GoodsClass[]): TreeNode[] =>
  classes.map(({ id, name, children }) => ({ id, name, children: treeOf(children) }));

export const findStores = async (word: string, signal: AbortSignal): Promise<Person[]> => {
  const { storeVOList } = await browserCall(searchApi.stores, { query: { keyword: word } }, { signal, silent: true });
  return storeVOList.map(({ storeId, name, region }) => ({ id: storeId, name, note: region }));
};

export const findProjects = async (word: string, signal: AbortSignal): Promise<Person[]> => {
  const query = word === '' ? {} : { word: word.slice(0, 40) };
  const projects = await browserCall(processApi.projects, { query }, { signal, silent: true });
  return projects.map(({ id, code, name }) => ({ id, name, note: code }));
};
