const key = 'letterliaan-group-device'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Only tells that asking is useful (CARD-5): scripts can't read the cookie itself. */
export const isGroupDevice = (storage: Keeper): boolean => storage.getItem(key) !== null

export function setGroupDevice(storage: Keeper, isAllowed: boolean): void {
  if (isAllowed) storage.setItem(key, '1')
  else storage.removeItem(key)
}
