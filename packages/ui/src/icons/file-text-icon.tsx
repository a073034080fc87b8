import { FileText } from 'lucide-react';
import { icon } from './icon.tsx';

export const FileTextIcon = /* @__PURE__ */ icon(FileText);
