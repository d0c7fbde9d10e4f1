/** Returns the chosen with this one, or without it where it was among them. */
export function toggled<T>(chosen: Iterable<T>, one: T): Set<T> {
  const next = new Set(chosen)
  if (!next.delete(one)) next.add(one)
  return next
}
