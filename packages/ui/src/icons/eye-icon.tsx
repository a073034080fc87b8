import { Eye } from 'lucide-react';
import { icon } from './icon.tsx';

export const EyeIcon = /* @__PURE__ */ icon(Eye);
