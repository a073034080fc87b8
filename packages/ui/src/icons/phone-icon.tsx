import { Phone } from 'lucide-react';
import { icon } from './icon.tsx';

export const PhoneIcon = /* @__PURE__ */ icon(Phone);
