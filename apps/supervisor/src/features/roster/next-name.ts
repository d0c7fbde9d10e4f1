/** The name of a group a year later: the first number in it is one more. 'Groep 5a' is 'Groep 6a'; 'Dolfijnen' stays. */
export const nextName = (name: string): string =>
  name.replace(/\d+/, (number) => (Number(number) < 8 ? String(Number(number) + 1) : number))
