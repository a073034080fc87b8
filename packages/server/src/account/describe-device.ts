const browsers = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const named = (agent: string, known: readonly (readonly [RegExp, string])[]) => known.find(([pattern]) => pattern.test(agent))?.[1];

/** "Chrome · Windows"; an agent that is neither is shown as it called itself. */
export const describeDevice = (agent: string): string =>
  [named(agent, browsers), named(agent, systems)].filter(Boolean).join(' · ') || agent.slice(0, 40);
