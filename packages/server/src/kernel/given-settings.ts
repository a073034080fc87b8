import { readFileSync } from 'node:fs';

const readSecret = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new Error(`configuration: ${name}_FILE = "${file}" cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
};

/**
 * What the environment says of the settings. Each may stand in a file that NAME_FILE names: an environment is shown by `docker inspect`, by /proc and by every
 * report of a crash.
 */
export const givenSettings = (
  names: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> => {
  const given: Record<string, string> = {};
  for (const name of names) {
    const [value, file] = [env[name], env[`${name}_FILE`]];
    if (value && file) throw new Error(`configuration: ${name} and ${name}_FILE are both given`);
    const said = file ? readSecret(name, file) : value;
    if (said) given[name] = said;
  }
  return given;
};
