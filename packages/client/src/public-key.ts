export type PublicKeySource = {
  read(): Promise<string>;
  /** Asks the server again: a page may be older than the server's key. */
  refresh(): Promise<string>;
};

/** Where a page carries the key. */
const publicKeyGlobal = '__PUBLIC_KEY__';

const keyInPage = (): unknown => (globalThis as Record<string, unknown>)[publicKeyGlobal];

const shape = /^04[0-9a-f]{128}$/i;

/** The server's public key: from the page when it stands there, else asked for once. */
export const createPublicKeySource = (ask: () => Promise<{ publicKey: string }>, fromPage: () => unknown = keyInPage): PublicKeySource => {
  let known: Promise<string> | undefined;

  const refresh = () => {
    const asked = ask().then((data) => {
      if (!shape.test(data?.publicKey ?? '')) throw new Error('the server gave no public key');
      return data.publicKey;
    });
    known = asked;
    // A failed question is asked again by the next call.
    asked.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked;
  };

  return {
    read() {
      const given = fromPage();
      if (!known && typeof given === 'string' && shape.test(given)) known = Promise.resolve(given);
      return known ?? refresh();
    },
    refresh,
  };
};
