import { catalogue, fill, spoken } from '@letterliaan/texts'
import { createChoosingFlow, type Choosing, type ChoosingEvent } from '../../kit/choosing.ts'
import { readOwnField, parseMove } from '../../kit/judge.ts'
import { createSoundSlip } from '../../kit/sound-slip.ts'
import { toWholeSpelling } from '../../kit/spelling.ts'
import type { Judge, TemplateLogic } from '../../kit/template.ts'
import { hasCodes, hasLetterSounds, hasReadLetters, splitCommaList } from '../../kit/word-data.ts'
import { chooseGap, hasGap } from './gap.ts'

export const texts = catalogue({
  instruction: spoken('Luister en kies wat er in het gat hoort'),
  choose: 'Kies wat er in het gat hoort',
  belongs: 'Hier hoort {sound}.',
  thinkOfAnchors: spoken('Er zijn keuzes die hetzelfde klinken. Denk aan de ankerwoorden.'),
  rightWords: spoken('Bij deze woorden koos je de goede klank:'),
})

export interface KiesKlankAnswer {
  readonly choice: string
  readonly at: number
}

const maxSpellingLength = 10

const readChoice = (data: Readonly<Record<string, unknown>>): KiesKlankAnswer | null => {
  const choice = readOwnField(data, 'choice')
  const at = readOwnField(data, 'at')
  return typeof choice === 'string' && choice.length <= maxSpellingLength && typeof at === 'number'
    ? { choice, at }
    : null
}

const kiesKlankJudge: Judge<KiesKlankAnswer> = {
  read: (data) => parseMove(data, readChoice),
  isWrongAttempt(turn, attempt, at) {
    const gap = chooseGap(turn)
    return gap !== null && gap.at === at && gap.right !== attempt && gap.choices.includes(attempt)
  },
  isRight(turn, { choice, at }) {
    const gap = chooseGap(turn)
    return gap !== null && gap.at === at && gap.right === choice
  },
  toText: ({ choice }) => choice,
}

/** The child hears the word and chooses 1 of 2 to 4 spellings for the gap (TPL-5). */
const kiesKlankFlow = createChoosingFlow({
  offers: (turn, choice) => chooseGap(turn)?.choices.includes(choice) ?? false,
  isRight: (turn, choice) => chooseGap(turn)?.right === choice,
  placeOf: (turn) => chooseGap(turn)?.at ?? 0,
  answer: (turn, choice) => ({ choice, at: chooseGap(turn)?.at ?? 0 }),
  stuckAt(turn) {
    const gap = chooseGap(turn)
    if (gap === null) return null
    const pieces = splitCommaList(turn.word.read_letters)
    return {
      task: 'choose',
      pieces: pieces.with(gap.at, '…'),
      at: gap.at,
      isShown: true,
      says: { letters: fill(texts.belongs, { sound: gap.right }) },
    }
  },
})

export const logic: TemplateLogic<'KiesKlank', KiesKlankAnswer, Choosing, ChoosingEvent> = {
  name: 'KiesKlank',
  texts,
  category: 'Verkennen',
  activity: 'sounds',
  lesson: {
    name: 'Kies de klank',
    task: 'Kies wat er in het gat hoort.',
    after: 'Je hebt bij elk woord een klank gekozen.',
    picture: 'ear',
    numWords: 8,
    sounds: { offered: ['word'], needed: ['word'], neededForSoundAlikes: ['sentence'] },
    ownWords: { short: 3, long: 3 },
  },
  word: {
    shown: 'never',
    asked: 'chosen',
    suitsSome: true,
    canPlay: (word) =>
      hasReadLetters(word) && hasCodes(word) && hasLetterSounds(word) && word.audio_word && hasGap(word),
  },
  judge: kiesKlankJudge,
  flow: kiesKlankFlow,
  turn: { opensWith: ['word'], endsByItself: true },
  data: {
    described:
      '`{ choice, at }`: which of `exercise_data.choices` belongs in the gap, the grapheme `at` = `exercise_data.gap` of `word.read_letters`',
    right: (turn) => ({ choice: chooseGap(turn)?.right, at: chooseGap(turn)?.at }),
    choicesOf(turn) {
      const gap = chooseGap(turn)
      return gap === null ? {} : { choices: [...gap.choices], gap: gap.at }
    },
  },
  spelling: {
    writtenBy: ({ read_letters }, { input, place }) =>
      place === null
        ? null
        : toWholeSpelling(
            splitCommaList(read_letters)
              .map((letters, at) => (at === place ? input : letters))
              .join(''),
          ),
  },
  help: {
    insteadOfListening: (turn) => (chooseGap(turn)?.decidedBy === 'anchor' ? texts.thinkOfAnchors : null),
    needsKlankgroepen: (turn) => chooseGap(turn)?.decidedBy === 'klankgroep',
    soundsOfChoice(turn, chosen) {
      const gap = chooseGap(turn)
      return gap?.decidedBy === 'ear' ? createSoundSlip(gap.right, chosen) : null
    },
  },
  outro: {
    rightWords: texts.rightWords,
    choosesSpelling: true,
    shows(turn) {
      const gap = chooseGap(turn)
      return gap && { kind: 'choice', pieces: splitCommaList(turn.word.read_letters), at: gap.at }
    },
  },
}
