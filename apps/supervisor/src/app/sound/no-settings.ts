/** A child's mute on this device is not the supervisor's: here every start is at full volume. */
export const keepNoSettings: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: () => null,
  setItem: () => undefined,
}
