import { catalogue, spoken } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import type { Flow, Pace } from '../../kit/flow.ts'
import { noAnswerJudge, readingData } from '../../kit/judge.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'
import { hasSoundGroups, splitCommaList } from '../../kit/word-data.ts'

export const texts = catalogue({
  readAloud: spoken('Lees het woord hardop'),
  wasItRight: spoken('Las je het goed?'),
  haveRead: 'Ik heb het gelezen',
})

export interface KijkLeesState {
  /** True if the word was visible long enough to be read. */
  readonly mayHaveRead: boolean
  /** True after the child reported that it read the word aloud. It may then hear the word and continue. */
  readonly hasRead: boolean
}

export interface KijkLeesEvent {
  readonly type: 'read'
}

/** A second for a klankgroep and half a second for each more: too long for a click without reading. */
const readingMs = ({ word }: Turn, { letterMs }: Pace): number =>
  ((splitCommaList(word.sound_groups).length + 1) * letterMs) / 2

/** The child reads the word aloud, and then hears it (TPL-3). */
const kijkLeesFlow: Flow<KijkLeesState, KijkLeesEvent> = {
  start: (turn, at, pace) => ({
    state: { mayHaveRead: false, hasRead: false },
    effects: [{ type: 'wake', name: 'may-have-read', at: at + readingMs(turn, pace) }],
  }),
  next(_turn, state, event) {
    switch (event.type) {
      case 'read':
        return state.hasRead || !state.mayHaveRead
          ? { state, effects: [] }
          : { state: { ...state, hasRead: true }, effects: [{ type: 'feedback', feedback: 'letter' }] }
      case 'submit':
        return { state, effects: state.hasRead ? [{ type: 'answer', data: {} }] : [] }
      case 'wake':
        return { state: { ...state, mayHaveRead: true }, effects: [] }
      case 'rejected':
        return { state, effects: [] }
    }
  },
  isFilledIn: (_turn, { hasRead }) => hasRead,
  stuckAt: null,
}

export const logic: TemplateLogic<'KijkLees', object, KijkLeesState, KijkLeesEvent> = {
  name: 'KijkLees',
  texts,
  category: 'Verkennen',
  activity: 'reading',
  lesson: {
    name: 'Kijk en lees',
    task: 'Lees het woord hardop, klankgroep voor klankgroep, en luister of het klopt.',
    after: 'Je hebt alle woorden bekeken en gelezen.',
    picture: 'open-book',
    numWords: 6,
    sounds: { offered: ['word'], needed: ['word'] },
    ownWords: { long: 1 },
  },
  word: { shown: 'always', asked: 'in_sight', canPlay: hasSoundGroups },
  judge: noAnswerJudge,
  flow: kijkLeesFlow,
  turn: { opensWith: ['word'] },
  data: readingData,
  spelling: null,
  outro: { rightWords: exerciseTexts.outro.read },
}
