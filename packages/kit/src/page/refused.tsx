import type { CallError } from '@mall/client/call-error.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { createContext, type ReactNode, useContext } from 'react';
import { useKitWords } from '../words/use-kit-words.ts';

export type RefusedProps = { refusal: CallError; compact?: boolean };

function PlainRefused({ refusal, compact = false }: RefusedProps) {
  const t = useKitWords();
  return (
    <Empty picture="lock" role="alert" compact={compact} title={t('refused.title')}>
      {refusal.msg}
    </Empty>
  );
}

/** A site that knows more of its reader than the answer says puts its own way of telling here. */
export const RefusedContext = createContext<(props: RefusedProps) => ReactNode>((props) => <PlainRefused {...props} />);

/** Stands where something would that the reader may not see: that it is so, and whom to ask. */
export function Refused(props: RefusedProps) {
  return useContext(RefusedContext)(props);
}
