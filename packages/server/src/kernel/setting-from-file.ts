import { readFileSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

/** A setting's text: its own, or that of the file that `NAME_FILE` names, as containers and supervisors hand secrets over. */
export const settingText = (env: Env, name: string): string | undefined => {
  const path = env[`${name}_FILE`];
  if (env[name] || !path) return env[name];
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new Error(`configuration: the file of ${name}_FILE cannot be read: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
  }
};
