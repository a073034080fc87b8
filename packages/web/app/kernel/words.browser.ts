import type { Dictionary, WordsSource } from './words.tsx';

const files = import.meta.glob<Dictionary>('../**/words/*.json', { import: 'default' });

/** Starts with what the page brought; loads other rooms and languages when they are first asked for. */
export const browserWords = (brought: Readonly<Record<string, Dictionary>>): WordsSource => {
  const known = new Map<string, Dictionary | Promise<Dictionary>>(Object.entries(brought));
  return {
    find: (room, language) => {
      const name = `${room}/${language}`;
      const found = known.get(name);
      if (found) return found;
      // Stays a promise when it is there: React repeats a component that waited for one and must find the same question again.
      const loading = files[`../${room}/words/${language}.json`]?.() ?? Promise.resolve({});
      known.set(name, loading);
      return loading;
    },
  };
};
