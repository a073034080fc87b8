import { verify } from '@node-rs/argon2';
import { takeTurn } from './take-turn.ts';

// Nobody knows the password of this hash. It is checked where there is no account, so that the time taken does not tell.
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$Ousd9Dg7tukml8bUf9/7Ew$neV27CdbwuLSYdoEyVZSkSswib5o1HCe4t+6WQFuveg';

/** An unknown account and a password that could not be decrypted cost as much as a wrong one. */
export const verifyPassword = async (passwordHash: string | undefined, password: string | undefined): Promise<boolean> => {
  const right = await takeTurn(() => verify(passwordHash ?? nobody, password ?? ''));
  return right && passwordHash !== undefined && password !== undefined;
};
