import { Info } from 'lucide-react';
import { icon } from './icon.tsx';

export const InfoIcon = /* @__PURE__ */ icon(Info);
