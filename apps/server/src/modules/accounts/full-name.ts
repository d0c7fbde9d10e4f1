/** A child's first and last name, as its school has them; either may be empty. */
export const fullName = ({
  first_name,
  last_name,
}: {
  readonly first_name: string
  readonly last_name: string
}): string => [first_name, last_name].filter(Boolean).join(' ')
