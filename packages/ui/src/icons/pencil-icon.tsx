import { Pencil } from 'lucide-react';
import { icon } from './icon.tsx';

export const PencilIcon = /* @__PURE__ */ icon(Pencil);
