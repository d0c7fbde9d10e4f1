type Change =
  | { readonly at: number; readonly kind: 'set'; readonly to: number }
  | { readonly at: number; readonly kind: 'target'; readonly to: number; readonly constant: number }

export interface FakeParam {
  value: number
  readonly cancelScheduledValues: (from: number) => void
  readonly setValueAtTime: (to: number, at: number) => void
  readonly setTargetAtTime: (to: number, at: number, constant: number) => void
}

/** A minimal AudioParam: planned values apply when the clock reaches them. */
export function createFakeParam(now: () => number): FakeParam {
  let first = 1
  let changes: Change[] = []

  function valueAt(time: number): number {
    const past = changes.filter(({ at }) => at <= time)
    return past.reduce((value, change, i) => {
      if (change.kind === 'set') return change.to
      const until = past[i + 1]?.at ?? time
      return change.to + (value - change.to) * Math.exp((change.at - until) / change.constant)
    }, first)
  }

  const plan = (change: Change): void => {
    changes = [...changes, change].toSorted((a, b) => a.at - b.at)
  }

  return {
    get value() {
      return valueAt(now())
    },
    set value(to) {
      first = to
      changes = []
    },
    cancelScheduledValues(from) {
      changes = changes.filter(({ at }) => at < from)
    },
    setValueAtTime: (to, at) => plan({ at, kind: 'set', to }),
    setTargetAtTime: (to, at, constant) => plan({ at, kind: 'target', to, constant }),
  }
}
