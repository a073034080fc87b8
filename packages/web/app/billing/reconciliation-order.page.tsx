import { Candidates } from './candidates.tsx';

export default function ReconciliationOrderPage() {
  return <Candidates as="statement" />;
}
