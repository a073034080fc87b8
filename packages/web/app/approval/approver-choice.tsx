import type { ApprovalPerson } from '@mall/contract/approval/process.api.ts';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import type { Person } from '@mall/ui/choice/people-pane.tsx';
import { NamedChoice } from './named-choice.tsx';

export const personOf = ({ memberId, name, departmentName, title }: ApprovalPerson): Person => ({
  id: memberId,
  name,
  note: [departmentName, title].filter(Boolean).join(' · '),
});

/** By name; the first question is empty and brings the likely ones. */
const find = async (word: string, signal: AbortSignal): Promise<Person[]> => {
  const people = await browserCall(requestApi.people, { query: word === '' ? {} : { word: word.slice(0, 40) } }, { signal, silent: true });
  return people.map(personOf);
};

type Props = { value: readonly Person[]; onChange: (people: Person[]) => void; most?: number; label: string };

/** Colleagues who may decide. */
export function ApproverChoice({ value, onChange, most = 1, label }: Props) {
  return <NamedChoice value={value} onChange={onChange} find={find} most={most} label={label} />;
}
