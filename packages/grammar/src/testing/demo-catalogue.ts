import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type DemoClass = {
  name: string;
  first: string;
  unit: string;
  models: string[];
  synonyms: string[];
  attributes: { name: string; values: string[] }[];
};
type Tree = { name: string; children: { children: Omit<DemoClass, 'first'>[] }[] };

const folder = join(import.meta.dirname, '../../../server/demo/data/catalogue');

/** The demo's classes of the third level by name. Only tests read them: the rules know class and attribute names as plain words. */
export const demoCatalogue = (): Map<string, DemoClass> => {
  const classes = new Map<string, DemoClass>();
  for (const file of globSync('*.json', { cwd: folder }).toSorted()) {
    const tree = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree;
    for (const second of tree.children) for (const one of second.children) classes.set(one.name, { ...one, first: tree.name });
  }
  return classes;
};
