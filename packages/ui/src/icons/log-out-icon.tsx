import { LogOut } from 'lucide-react';
import { icon } from './icon.tsx';

export const LogOutIcon = /* @__PURE__ */ icon(LogOut);
