export function toggleOne<T>(chosen: Iterable<T>, one: T): Set<T> {
  const next = new Set(chosen)
  if (!next.delete(one)) next.add(one)
  return next
}
