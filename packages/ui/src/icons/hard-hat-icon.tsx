import { HardHat } from 'lucide-react';
import { icon } from './icon.tsx';

export const HardHatIcon = /* @__PURE__ */ icon(HardHat);
