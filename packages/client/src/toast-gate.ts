const toastGap = 500;

/** Lets one message through per half second: ten loads that fail together say it once. */
export const createToastGate = <Message extends unknown[]>(show: (...message: Message) => void, now: () => number = Date.now) => {
  let last = Number.NEGATIVE_INFINITY;
  return (...message: Message): void => {
    const time = now();
    if (time - last < toastGap && time >= last) return;
    last = time;
    show(...message);
  };
};
