import { catalogue, spoken } from '@letterliaan/texts'
import type { TextTyped, TurnTransition } from '../../kit/flow.ts'
import { freeJudge, typedWordData, type TypedAnswer } from '../../kit/judge-typed-word.ts'
import { findWrongPlace } from '../../kit/letters-in-common.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'
import { createWrittenFirstFlow, type WrittenFirst } from '../../kit/written-first.ts'
import { shuffleLogs, splitIntoPieces } from './logs.ts'

export const texts = catalogue({
  build: spoken('Goed geschreven! Bouw nu het vlot. Zoek de stukjes van het woord. Begin vooraan.', {
    sober: 'Dat klopt. Bouw nu het vlot. Zoek de stukjes van het woord. Begin vooraan.',
  }),
  ready: spoken('Je vlot is klaar. Varen maar!', { sober: 'Je vlot is klaar.' }),
  otherGroup: spoken('Deze stam past hier niet. Zeg het woord in klankgroepen.'),
  otherSound: spoken('Deze stam past hier niet. Zeg de klanken van het woord.'),
  isShown: spoken('De stam met de pijl past hier.'),
  water: 'Stammen in het water',
  raft: 'Je vlot: {logs}',
  emptyRaft: 'Je vlot is nog leeg',
  log: 'stam {number}: {piece}',
  shownLog: 'stam {number}: {piece}, deze past',
})

export interface VlotGame {
  readonly placed: readonly number[]
  readonly refused: readonly number[]
}

export interface PickEvent {
  readonly type: 'pick'
  readonly log: number
}

/** After this number of wrong logs the right one is marked, so that no child gets stuck. */
const refusalsToShow = 2

export const isBuilt = ({ word }: Turn, { placed }: VlotGame): boolean =>
  placed.length === splitIntoPieces(word).length

const fitsNext = ({ word }: Turn, { placed }: VlotGame, log: number): boolean =>
  !placed.includes(log) && shuffleLogs(word)[log] === splitIntoPieces(word)[placed.length]

/** Returns the right log if the child has tried enough wrong ones; else null. */
export const findShownLog = (turn: Turn, building: VlotGame): number | null => {
  if (building.refused.length < refusalsToShow) return null
  const log = shuffleLogs(turn.word).findIndex((_, at) => fitsNext(turn, building, at))
  return log === -1 ? null : log
}

export const canPick = ({ word }: Turn, { placed, refused }: VlotGame, log: number): boolean =>
  shuffleLogs(word)[log] !== undefined && !placed.includes(log) && !refused.includes(log)

const pick = (turn: Turn, building: VlotGame, log: number): TurnTransition<VlotGame> => {
  if (isBuilt(turn, building) || !canPick(turn, building, log)) return { state: building, effects: [] }
  return fitsNext(turn, building, log)
    ? {
        state: { placed: [...building.placed, log], refused: [] },
        effects: [{ type: 'feedback', feedback: 'letter' }],
      }
    : { state: { ...building, refused: [...building.refused, log] }, effects: [] }
}

export const logic: TemplateLogic<'Vlot', TypedAnswer, WrittenFirst<VlotGame>, TextTyped | PickEvent> = {
  name: 'Vlot',
  texts,
  category: 'Oefenen',
  activity: 'groups',
  lesson: {
    name: 'Vlot',
    task: 'Schrijf het woord en bouw er een vlot van.',
    after: 'Al je vlotten varen.',
    picture: 'wood',
    numWords: 6,
    sounds: { offered: ['word', 'sentence'], needed: ['word'] },
    trains: ['verdubbeling', 'verenkeling', 'te-veel-dubbel', 'stomme-e', 'be-ge-ver', 'samenstelling'],
  },
  word: {
    shown: 'never',
    asked: 'by_ear',
    canPlay: (word) => word.audio_word && !word.word.includes(' ') && splitIntoPieces(word).length > 1,
  },
  judge: freeJudge,
  flow: createWrittenFirstFlow<VlotGame, PickEvent>({
    begin: () => ({ placed: [], refused: [] }),
    play: (turn, building, { log }) => pick(turn, building, log),
    isOver: isBuilt,
  }),
  turn: { opensWith: ['word'] },
  data: typedWordData,
  spelling: typedSpelling,
  help: { placeOf: ({ word }, { answer }) => findWrongPlace(word.word, answer) },
}
