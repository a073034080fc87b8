import { Candidates } from './candidates.tsx';

export default function AccountCreatorPage() {
  return <Candidates as="bill" />;
}
