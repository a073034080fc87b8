import { CreditCard } from 'lucide-react';
import { icon } from './icon.tsx';

export const CreditCardIcon = /* @__PURE__ */ icon(CreditCard);
