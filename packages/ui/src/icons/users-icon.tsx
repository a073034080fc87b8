import { Users } from 'lucide-react';
import { icon } from './icon.tsx';

export const UsersIcon = /* @__PURE__ */ icon(Users);
