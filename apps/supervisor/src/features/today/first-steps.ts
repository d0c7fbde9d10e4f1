import type { Group, Today } from '@letterliaan/contract'

/** Where the first steps are done. */
export interface FirstStepAddresses {
  readonly addChildren: string
  readonly children: string
  readonly settings: string
  readonly groupPath: (group_id: number) => string
  readonly groupCards: (group_id: number) => string
}

export interface FirstStep {
  readonly title: string
  readonly text: string
  /** Where it is done. */
  readonly to: string
  readonly isDone: boolean
}

/** What a supervisor does first, each with where. `group`: the first; without one it is made among the children. */
export const listFirstSteps = (
  { has_students, has_steps, has_cards, has_decided_date_of_birth }: Today['first_steps'],
  group: Pick<Group, 'id'> | undefined,
  addresses: FirstStepAddresses,
): readonly FirstStep[] => [
  {
    title: 'Voeg uw leerlingen toe',
    text: 'Typ of plak hun namen, of neem een lijst van school over.',
    to: addresses.addChildren,
    isDone: has_students,
  },
  {
    title: 'Zet stappen klaar',
    text: 'Voor de hele groep in één keer, op het niveau van de groep.',
    to: group === undefined ? addresses.children : addresses.groupPath(group.id),
    isDone: has_steps,
  },
  {
    title: 'Kies of u de geboortedag vraagt',
    text: 'Dat hoeft niet: wij raden aan hem niet te vragen.',
    to: addresses.settings,
    isDone: has_decided_date_of_birth,
  },
  {
    title: 'Print de inlogkaarten',
    text: 'Elk kind krijgt een kaart en logt daar zelf mee in.',
    to: group === undefined ? addresses.children : addresses.groupCards(group.id),
    isDone: has_cards,
  },
]

const storageKey = 'letterliaan-begeleider-first-steps-away'

/** The ids of the supervisors who put the first steps away on this device. */
export function readAway(storage: Pick<Storage, 'getItem'>): readonly number[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

export const writeAway = (storage: Pick<Storage, 'setItem'>, ids: readonly number[]): void =>
  storage.setItem(storageKey, JSON.stringify(ids))
