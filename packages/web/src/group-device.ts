const key = 'letterliaan-group-device'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns whether the device has a group's cookie (CARD-5). Scripts cannot read the cookie itself. */
export const isGroupDevice = (storage: Keeper): boolean => storage.getItem(key) !== null

export function setGroupDevice(storage: Keeper, isAllowed: boolean): void {
  if (isAllowed) storage.setItem(key, '1')
  else storage.removeItem(key)
}
