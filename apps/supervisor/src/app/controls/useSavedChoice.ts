import { useEffect, useRef, useState } from 'react'

/** Saves a choice and shows it at once. Saves run one after the other, each with the latest stored value. */
export function useSavedChoice<Value>(stored: Value, save: (value: Value) => Promise<unknown>) {
  const [sent, setSent] = useState<{ readonly value: Value } | null>(null)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  function choose(value: Value) {
    const mine = { value }
    setSent(mine)
    last.current = last.current
      .then(() => latest.current(value))
      .finally(() => setSent((now) => (now === mine ? null : now)))
  }
  return { chosen: sent === null ? stored : sent.value, choose }
}
