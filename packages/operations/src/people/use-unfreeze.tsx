import type { AnyCall, RequestOf } from '@mall/contract/kernel/call.ts';
import type { Act } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { useWords } from '../kernel/words.ts';

type Unfreezing<C extends AnyCall> = {
  call: C;
  request: (reason: string) => RequestOf<C>;
  name: string;
  text: string;
  changes: readonly AnyCall[];
};

/** Ends a freeze; whom it concerns reads why. */
export const useUnfreeze = <C extends AnyCall>({ call, request, name, text, changes }: Unfreezing<C>): Act<void> => {
  const t = useWords('people');
  return useReasonAct<C, void>({
    call,
    request: (_, reason) => request(reason),
    why: () => ({ title: t('unfreeze.ask', { name }), text, tone: 'primary', words: { act: t('unfreeze.act') } }),
    done: t('unfreeze.done'),
    changes,
  });
};
