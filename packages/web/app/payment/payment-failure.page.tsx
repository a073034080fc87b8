import { useWords } from '../kernel/words.tsx';
import { PayResult } from './pay-result.tsx';

export default function PaymentFailurePage() {
  const t = useWords('payment');
  return <PayResult title={t('resultTitle')} expects="failure" />;
}
