/** Persons of a verb. `hij` includes zij, het and a name; `wij` includes jullie, zij and several people. */
export const verbPersons = ['ik', 'jij', 'u', 'hij', 'wij'] as const
export type VerbPerson = (typeof verbPersons)[number]

/** `klaar`: the participle (voltooid); `bijvoeglijk`: the participle before a noun; `gebod`: a command. */
export const verbTimes = ['nu', 'toen', 'klaar', 'bijvoeglijk', 'gebod', 'infinitief'] as const
export type VerbTime = (typeof verbTimes)[number]

export interface VerbForm {
  /** The infinitive, with a bar after a separable part: `op|bellen`. */
  readonly infinitive: string
  /** Null if the form is the same for every person: klaar, bijvoeglijk, gebod, infinitief. */
  readonly person: VerbPerson | null
  readonly time: VerbTime
  /** True if jij or je follows the verb: word jij. */
  readonly inversion?: boolean | undefined
}

const timeNames: Readonly<Record<VerbTime, string>> = {
  nu: 'nu',
  toen: 'toen',
  klaar: 'voltooid deelwoord',
  bijvoeglijk: 'bijvoeglijk gebruikt',
  gebod: 'gebiedende wijs',
  infinitief: 'hele werkwoord',
}

/** Returns a name for a supervisor: worden, jij erachter, nu. */
export function nameVerbForm(verb: VerbForm): string {
  const person = verb.inversion === true ? `${verb.person ?? ''} erachter` : verb.person
  return [readInfinitive(verb), ...(person === null ? [] : [person]), timeNames[verb.time]].join(', ')
}

export const readInfinitive = ({ infinitive }: Pick<VerbForm, 'infinitive'>): string =>
  infinitive.replace('|', '')
