import { Bell } from 'lucide-react';
import { icon } from './icon.tsx';

export const BellIcon = /* @__PURE__ */ icon(Bell);
