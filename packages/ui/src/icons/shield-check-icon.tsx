import { ShieldCheck } from 'lucide-react';
import { icon } from './icon.tsx';

export const ShieldCheckIcon = /* @__PURE__ */ icon(ShieldCheck);
