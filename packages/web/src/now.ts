/** Returns the time of this device (unix seconds). */
export const getNowSeconds = (): number => Math.floor(Date.now() / 1000)
