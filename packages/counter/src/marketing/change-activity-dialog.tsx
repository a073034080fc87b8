import type { OfficeActivity } from '@mall/contract/marketing/activity-office.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import type { ActivityCalls } from './activity-calls.ts';
import { AddActivityDialog } from './add-activity-dialog.tsx';

type Props = { of: OfficeActivity; calls: ActivityCalls; ofMall: boolean; onClose: () => void };

/** The form of an activity that has not begun, with what stands there. */
export function ChangeActivityDialog({ of, calls, ofMall, onClose }: Props) {
  const { data } = useList(ask(calls.form, { params: { id: of.id } }, { staleMs: 0 }));
  return data ? <AddActivityDialog kind={data.kind} calls={calls} ofMall={ofMall} of={data} onClose={onClose} /> : null;
}
