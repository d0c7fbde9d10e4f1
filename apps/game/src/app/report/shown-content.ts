import type { ShownWord } from '@letterliaan/exercises/views'

export interface ShownState extends ShownWord {
  readonly world_id: number | null
  readonly step_id: number | null
  readonly exercise_id: number | null
  readonly difficulty: 1 | 2 | 3 | null
}

export interface ShownContent {
  readonly tell: (read: () => Partial<ShownState>) => () => void
  readonly read: () => ShownState
}

const nothing: ShownState = {
  world_id: null,
  step_id: null,
  exercise_id: null,
  difficulty: null,
  word_index: null,
  word: null,
  expected_input: null,
  current_input: null,
}

type Place = Readonly<Record<string, unknown>>

const numberIn = (place: Place, ...names: readonly string[]): number | null => {
  const value = names.map((name) => place[name]).find((param) => typeof param === 'number')
  return typeof value === 'number' ? value : null
}

const difficultyIn = (place: Place): ShownState['difficulty'] => {
  const number = numberIn(place, 'difficulty')
  return number === 1 || number === 2 || number === 3 ? number : null
}

/** `readPlace` returns the parameters of the address (BUG-2). */
export function createShownContent(readPlace: () => object): ShownContent {
  let readScreen = (): Partial<ShownState> => ({})
  return {
    tell(read) {
      readScreen = read
      return () => {
        if (readScreen === read) readScreen = () => ({})
      }
    },
    read() {
      const place = { ...readPlace() }
      return {
        ...nothing,
        world_id: numberIn(place, 'world_id', 'id'),
        step_id: numberIn(place, 'stap_id'),
        exercise_id: numberIn(place, 'exercise_id', 'test_id'),
        difficulty: difficultyIn(place),
        ...readScreen(),
      }
    },
  }
}
