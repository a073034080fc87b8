// `npm run build`: runs under Node 24, because the build reads the contract's TypeScript.
import { buildWeb } from './build-web.mjs';

process.exit(buildWeb());
