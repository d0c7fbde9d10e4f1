/** Records which calls had to wait for the network. All calls of an earlier visit count. */
export interface LateCalls {
  readonly begin: (key: string) => void
  readonly follow: (heldUp: boolean) => void
  readonly takeWasLate: (key: string) => boolean
}

export function createLateCalls(): LateCalls {
  const onTime = new Set<string>()
  let isHeldUp = false
  return {
    begin: (key) => {
      if (!isHeldUp) onTime.add(key)
    },
    follow(heldUp) {
      isHeldUp = heldUp
      if (heldUp) onTime.clear()
    },
    takeWasLate: (key) => !onTime.delete(key),
  }
}
