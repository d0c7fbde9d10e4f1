import { catalogue, spoken } from '@letterliaan/texts'
import type { Flow } from '../../kit/flow.ts'
import {
  createHiddenWordTypingFlow,
  hasInput,
  type HiddenWordTyping,
  type HiddenWordTypingEvent,
} from '../../kit/hidden-typing.ts'
import { readOwnField, parseMove } from '../../kit/judge.ts'
import { isWrongLetter } from '../../kit/restricted-typing.ts'
import {
  divideOverSoundGroups,
  hasManySoundGroups,
  readTextList,
  listSoundGroups,
  soundGroupTags,
} from '../../kit/sound-groups.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { Judge, TemplateLogic } from '../../kit/template.ts'
import { isWordOfTurn } from '../../kit/judge-typed-word.ts'

export const texts = catalogue({
  instruction: spoken('Luister en typ het woord, klankgroep voor klankgroep'),
  hearGroup: 'Luister naar klankgroep {number}',
  typeGroup: 'Typ klankgroep {number} van {count}',
})

export interface TypKlankgroepen1Answer {
  readonly groups: readonly string[]
}

/** An attempt is a wrong letter with its place in the whole word. */
const typKlankgroepen1Judge: Judge<TypKlankgroepen1Answer> = {
  read: (data) =>
    parseMove(data, (fields) => {
      const groups = readTextList(readOwnField(fields, 'groups'))
      return groups === null ? null : { groups }
    }),
  isWrongAttempt: ({ word }, attempt, at) => isWrongLetter(word.word, attempt, at),
  isRight: (turn, { groups }) =>
    isWordOfTurn(turn, groups.join('')) && areAsLong(groups, listSoundGroups(turn.word)),
  toText: ({ groups }) => groups.join(''),
}

const areAsLong = (typed: readonly string[], right: readonly string[]): boolean =>
  typed.length === right.length && right.every(({ length }, at) => typed[at]?.length === length)

export type TypKlankgroepen1Event =
  | HiddenWordTypingEvent
  | { readonly type: 'listen'; readonly group: number }

const typing = createHiddenWordTypingFlow({
  showsWordFirst: false,
  isFilledIn: hasInput,
  answer: ({ word }, input) => ({ groups: divideOverSoundGroups(word, input) }),
})

/** TPL-12. Letters go to the right box automatically. A box's speaker plays klankgroep `group`, from 1. */
const typKlankgroepen1Flow: Flow<HiddenWordTyping, TypKlankgroepen1Event> = {
  ...typing,
  next: (turn, state, event, at, pace) =>
    event.type === 'listen'
      ? { state, effects: [{ type: 'speak', sound: 'group', part: String(event.group), isPressed: true }] }
      : typing.next(turn, state, event, at, pace),
}

export const logic: TemplateLogic<
  'TypKlankgroepen1',
  TypKlankgroepen1Answer,
  HiddenWordTyping,
  TypKlankgroepen1Event
> = {
  name: 'TypKlankgroepen1',
  texts,
  category: 'Oefenen',
  activity: 'groups',
  lesson: {
    name: 'Typ per klankgroep',
    task: 'Luister naar de klankgroepen en typ ze één voor één.',
    after: 'Je hebt alle woorden per klankgroep getypt.',
    picture: 'scissors',
    numWords: 8,
    sounds: { offered: ['word', 'sound_groups'], needed: ['sound_groups'] },
    firstStep: 17,
    ownWords: { long: 1 },
    trains: soundGroupTags,
  },
  word: {
    shown: 'peek',
    asked: 'by_ear',
    suitsSome: true,
    canPlay: (word) => hasManySoundGroups(word) && word.audio_sound_groups,
  },
  judge: typKlankgroepen1Judge,
  flow: typKlankgroepen1Flow,
  turn: { opensWith: ['sound_groups'], speaks: ['group'] },
  data: {
    described: '`{ groups }`: the word in its `sound_groups`',
    right: ({ word }) => ({ groups: listSoundGroups(word) }),
    expectedInput: ({ word }) => word.sound_groups,
    // Groups are typed in order, so a turn begins at the first.
    ofWord: (word) => ({ sound_group: listSoundGroups(word)[0] ?? null }),
  },
  spelling: typedSpelling,
}
