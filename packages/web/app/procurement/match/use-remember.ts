import { materialCodeApi } from '@mall/contract/procurement/match.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';

type Remember = { busy: boolean; isKept: (specId: string) => boolean; keep: (code: string, specId: string) => void };

/** Keeps what the company calls a spec. */
export const useRemember = (): Remember => {
  const t = useWords('procurement/match');
  const [kept, setKept] = useState<string>();
  const learn = useCall({
    call: materialCodeApi.learn,
    request: (one: { code: string; specId: string }) => ({ body: { codes: [one] } }),
    changes: [materialCodeApi.page],
    done: (_learned, { code }) => t('row.remembered', { code }),
  });
  return {
    busy: learn.busy,
    isKept: (specId) => kept === specId,
    keep: (code, specId) =>
      void learn.run({ code, specId }).then(
        () => setKept(specId),
        // Said by the call.
        () => undefined,
      ),
  };
};
