export interface SpecialKey {
  /** What it types. */
  readonly text: string
  /** How a Dutch screen reader says it. */
  readonly name: string
}

/** The letters that a school keyboard hides (EX-19), and those that the words need besides. */
export const specialKeys: readonly SpecialKey[] = [
  { text: 'ü', name: 'u met trema' },
  { text: 'ä', name: 'a met trema' },
  { text: 'ï', name: 'i met trema' },
  { text: 'ë', name: 'e met trema' },
  { text: 'é', name: 'e met streepje naar rechts' },
  { text: 'ö', name: 'o met trema' },
  { text: 'ê', name: 'e met dakje' },
  { text: 'è', name: 'e met streepje naar links' },
  { text: 'à', name: 'a met streepje naar links' },
  { text: 'ç', name: 'c met cedille' },
  { text: "'", name: 'apostrof' },
  { text: '-', name: 'streepje' },
  { text: ' ', name: 'spatie' },
]
