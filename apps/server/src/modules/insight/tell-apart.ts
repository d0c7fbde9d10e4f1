import { fullName } from '@letterliaan/rules'

interface Named {
  readonly id: number
  readonly screen_name: string
  readonly first_name: string
  readonly last_name: string
}

/** By id: the name in the game, or where more than one child of a list has it the full name. */
export function tellApart(children: readonly Named[]): ReadonlyMap<number, string> {
  const nameOf = (child: Named): string => child.screen_name || fullName(child)
  const called = Map.groupBy(children, nameOf)
  return new Map(
    children.map((child) => {
      const name = nameOf(child)
      const isShared = (called.get(name)?.length ?? 0) > 1
      return [child.id, isShared ? fullName(child) || name : name]
    }),
  )
}
