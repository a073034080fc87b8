// Builds; runs under Node 24, because the build reads the contract's TypeScript.
import { buildWeb } from './build-web.mjs';

// Not `process.exit`: right after so much garbage Node may wait for its own collector for ever.
process.exitCode = buildWeb();
