import { Receipt } from 'lucide-react';
import { icon } from './icon.tsx';

export const ReceiptIcon = /* @__PURE__ */ icon(Receipt);
