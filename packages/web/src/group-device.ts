const key = 'letterliaan-group-device'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Remembers only that a request is useful (CARD-5): scripts cannot read the cookie itself. */
export const isGroupDevice = (storage: Keeper): boolean => storage.getItem(key) !== null

export function setGroupDevice(storage: Keeper, isAllowed: boolean): void {
  if (isAllowed) storage.setItem(key, '1')
  else storage.removeItem(key)
}
