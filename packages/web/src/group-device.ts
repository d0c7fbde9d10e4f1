const key = 'letterliaan-group-device'

/** What keeps it: the local storage of the browser, which both apps share. */
type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Was this device allowed for 'Wie ben jij?' (CARD-5)? It says only that it is worth asking: the cookie that lets the device in
 * can't be read by scripts, and every other device is spared the question.
 */
export const isGroupDevice = (storage: Keeper): boolean => storage.getItem(key) !== null

/** Keeps whether the device was allowed. */
export function setGroupDevice(storage: Keeper, isAllowed: boolean): void {
  if (isAllowed) storage.setItem(key, '1')
  else storage.removeItem(key)
}
