import { UtilityPole } from 'lucide-react';
import { icon } from './icon.tsx';

export const PoleIcon = /* @__PURE__ */ icon(UtilityPole);
