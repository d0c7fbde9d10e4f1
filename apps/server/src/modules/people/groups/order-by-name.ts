interface ListedChild {
  readonly id: number
  readonly screen_name: string
  readonly first_name?: string
}

/** Sorts in Dutch alphabetical order. A database would sort Şevval and Łukasz after z. */
export const orderByName = <C extends ListedChild>(children: readonly C[]): readonly C[] =>
  children.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'nl') || a.id - b.id)

const nameOf = ({ screen_name, first_name = '' }: ListedChild): string => screen_name || first_name
