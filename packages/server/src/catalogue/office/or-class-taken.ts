import { messagesOf, sqlState } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';

const indexes = {
  goods_class_name: 'class_office.name_taken',
  attribute_name: 'class_office.attribute_taken',
  attribute_value_attribute_id_value_key: 'class_office.value_twice',
} as const;

/** Says which name another class, attribute or value has already. */
export const orClassTaken = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const told = messagesOf(error).join(' ');
    const taken = sqlState(error) === '23505' ? Object.entries(indexes).find(([index]) => told.includes(`"${index}"`)) : undefined;
    throw taken ? refuse(taken[1], { name }) : error;
  }
};
