import type { CallOptions } from '@mall/client/call-server.ts';
import type { AnyCall, DataOf, RequestOf } from '@mall/contract/kernel/call.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAgain } from '../ask/ask-again.ts';
import { browserCall } from '../ask/browser.ts';

/** `Subject`: what it is done to (an order). `Input`: what the reader was asked for besides (a reason). */
export type CallPlan<C extends AnyCall, Subject, Input> = {
  call: C;
  request: (subject: Subject, input: Input) => RequestOf<C>;
  /** The reads whose answers may be other now, whatever became of it. */
  changes: readonly AnyCall[];
  /** What is said when it is done. */
  done?: string | ((data: DataOf<C>, subject: Subject) => string | undefined);
  onDone?: ((data: DataOf<C>, subject: Subject) => unknown) | undefined;
  options?: CallOptions;
};

type Run<Subject, Input> = { subject: Subject; input: Input };

export type Calling<Data, Subject, Input> = {
  /** Rejects when it was refused; the call itself has said so. */
  run: (subject: Subject, input: Input) => Promise<Data>;
  busy: boolean;
  /** What it is being done to. */
  subject: Subject | undefined;
};

/** One call that changes something: what it says when done, and what is asked again afterwards. */
export const useCall = <C extends AnyCall, Subject = void, Input = void>(
  plan: CallPlan<C, Subject, Input>,
): Calling<DataOf<C>, Subject, Input> => {
  const answers = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation<DataOf<C>, Error, Run<Subject, Input>>({
    mutationFn: ({ subject, input }) => browserCall(plan.call, plan.request(subject, input), plan.options),
    onSuccess: (data, { subject }) => {
      const words = typeof plan.done === 'function' ? plan.done(data, subject) : plan.done;
      if (words !== undefined) toast.ok(words);
      return plan.onDone?.(data, subject);
    },
    onSettled: () => askAgain(plan.changes, answers),
  });
  return {
    run: (subject, input) => mutateAsync({ subject, input }),
    busy: isPending,
    subject: isPending ? variables.subject : undefined,
  };
};
