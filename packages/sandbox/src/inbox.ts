const most = 500;

export type Inbox<T> = { add: (message: T) => void; list: (wanted?: (message: T) => boolean) => T[] };

/** The latest messages, newest first; what is older is forgotten. */
export const openInbox = <T>(): Inbox<T> => {
  const messages: T[] = [];
  return {
    add: (message) => {
      messages.unshift(message);
      if (messages.length > most) messages.length = most;
    },
    list: (wanted = () => true) => messages.filter(wanted),
  };
};
