import { User } from 'lucide-react';
import { icon } from './icon.tsx';

export const UserIcon = /* @__PURE__ */ icon(User);
