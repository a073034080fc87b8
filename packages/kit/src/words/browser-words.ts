import { isOwn, ownFile } from './own-file.ts';
import type { Dictionary, WordsSource } from './words.tsx';

const ownFiles = import.meta.glob<Dictionary>(['./*.json', '../*/words/*.json'], { import: 'default' });

/** A site's files, as `import.meta.glob` names them from a folder beside its rooms. */
type Files = Readonly<Record<string, () => Promise<Dictionary>>>;

/** Starts with what the page brought; loads other rooms and languages when they are first asked for. */
export const browserWords = (files: Files, brought: Readonly<Record<string, Dictionary>> = {}): WordsSource => {
  const known = new Map<string, Dictionary | Promise<Dictionary>>(Object.entries(brought));
  return {
    find: (room, language) => {
      const name = `${room}/${language}`;
      const found = known.get(name);
      if (found) return found;
      // Stays a promise when it is there: React repeats a component that waited for one and must find the same question again.
      const load = isOwn(room) ? ownFiles[ownFile(room, language)] : files[`../${room}/words/${language}.json`];
      const loading = load?.() ?? Promise.resolve({});
      known.set(name, loading);
      return loading;
    },
  };
};
