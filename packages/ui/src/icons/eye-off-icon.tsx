import { EyeOff } from 'lucide-react';
import { icon } from './icon.tsx';

export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff);
