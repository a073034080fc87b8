import { type EmbeddedPostgres, type Options, startPostgres } from './embedded-postgres.ts';

type Watch = {
  /** It has died and is started again. `said`: its last words. */
  onDeath: (said: string) => void;
  onReturn: (milliseconds: number) => void;
  /** It is not started any more; the mall cannot go on. */
  onGivingUp: (reason: string) => void;
};

const lastLine = (said: string): string => said.trimEnd().split('\n').at(-1) ?? '';

const minute = 60_000;
const mostDeaths = 3;

/** The mall's own PostgreSQL, started again on the same port whenever it dies, so that whoever was connected finds it again; but not for ever. */
export const keepPostgres = async (options: Options, { onDeath, onReturn, onGivingUp }: Watch): Promise<EmbeddedPostgres> => {
  const ending = new AbortController();
  const first = await startPostgres(options);
  let current = first;
  let deaths: number[] = [];

  const startAgain = async (): Promise<void> => {
    const died = Date.now();
    current = await startPostgres({ ...options, port: first.port, signal: ending.signal });
    if (ending.signal.aborted) await current.stop();
    else onReturn(Date.now() - died);
  };

  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const said = await current.ended;
      if (ending.signal.aborted) return;
      const now = Date.now();
      deaths = [...deaths.filter((at) => at > now - minute), now];
      if (deaths.length >= mostDeaths) return onGivingUp(`it died ${mostDeaths} times within a minute, last with "${lastLine(said)}"`);
      onDeath(said);
      await startAgain();
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!ending.signal.aborted) onGivingUp(error instanceof Error ? error.message : String(error));
  });

  return {
    ...first,
    stop: async () => {
      ending.abort();
      await current.stop();
      await watching;
    },
  };
};
