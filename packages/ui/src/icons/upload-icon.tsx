import { Upload } from 'lucide-react';
import { icon } from './icon.tsx';

export const UploadIcon = /* @__PURE__ */ icon(Upload);
