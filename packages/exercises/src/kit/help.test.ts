import { allFixtures, findFixture } from '../view-kit/all.fixture.ts'
import { describe, expect, test } from 'vitest'
import { turnOfFixture, begunTableFixture } from '../run/play-table.fixture.ts'
import { fixture as kiesKlank } from '../templates/KiesKlank/fixture.ts'
import { fixture as sorteerLeer } from '../templates/SorteerLeer/fixture.ts'
import { chooseSortingChoices } from '../templates/SorteerLeer/logic.ts'
import { fixture as luisterTyp } from '../templates/LuisterTyp/fixture.ts'
import { fixture as typKlankgroepen1 } from '../templates/TypKlankgroepen1/fixture.ts'
import { turnFixture } from './analysed-word.fixture.ts'
import { wordFixture, wordsOfFixture } from './fixture.ts'
import { makePace } from './flow.ts'
import { chooseSoundToListenTo } from './first-help.ts'
import { canGrowHelp, chooseHelp, chooseHelpStep, chooseNudge, explainSent } from './help.ts'
import { writesWord } from './spelling.ts'
import type { HelpStep } from './stuck.ts'
import type { TemplateLogic, Turn } from './template.ts'
import { chooseTooEarlyLine } from './too-early.ts'

const pace = makePace({ word_view_duration: 2 })

const typed = (input: string) => ({
  isWordVisible: false,
  typing: { input, refusals: 3, mistakeAt: null },
  rejected: null,
})

/** True for templates without help: those without mistakes (reading, paper), dictations and toetsen. */
const goesWithout = ({ category, flow }: TemplateLogic): boolean =>
  category === 'Dictee' || flow.stuckAt === null

test.each(
  (
    'LeesTyp KiesKlank Klankgroepen SorteerLeer Blokken SpeurKleur1 SpeurKleur2 LetterBlokken ' +
    'TypKlankgroepen1 TypKlankgroepen2 LuisterTyp TypHints Zinnen1 Zinnen2 Verhaal Foutenjager'
  ).split(' '),
)('GIDS-5 help grows in the template %s', (name) => {
  expect(canGrowHelp(findFixture(name).logic)).toBe(true)
})

test.each(['LuisterTyp', 'Foutenjager', 'Memorie'])(
  'feedback on a word sent in %s without its capital is the rule of capitals',
  (name) => {
    const { logic } = findFixture(name)
    const turn = { ...turnOfFixture(luisterTyp), word: wordFixture(1, 'Laura', {}) }
    const state = { ...typed('laura'), input: 'laura', rejected: 'laura', game: null }
    expect(explainSent(logic, turn, state, null)?.text.text).toBe('Dit woord schrijf je met een hoofdletter.')
  },
)

test('GIDS-5 TypHints starts with three steps of its own help', () => {
  expect(findFixture('TypHints').logic.help?.ownSteps).toBe(3)
})

/** Makes a wrong answer if the template has its own help first, else a wrong move. */
const afterSlip = ({ logic, slip, mistake }: (typeof allFixtures)[number], turn: Turn): unknown => {
  let { state } = logic.flow.start(turn, 0, pace)
  const lead = mistake ?? (logic.help?.ownSteps === undefined ? null : slip)
  lead?.(turn, (event) => void ({ state } = logic.flow.next(turn, state, event, 0, pace)))
  return state
}

const ladder: readonly (HelpStep | null)[] = [null, null, 'first', 'place', 'letters', 'word', 'word']
const afterItsOwn = [null, null, null, null, 'word', 'word', 'word']

describe.each(allFixtures.map((fixture) => [fixture.logic.name, fixture] as const))(
  'GIDS-5 %s',
  (_name, fixture) => {
    const { logic } = fixture
    const isWithout = goesWithout(logic)

    test('help grows with each wrong move from the second', () => {
      const steps = ladder.map((_, wrongMoves) => chooseHelpStep(logic, wrongMoves))
      const asked = logic.help?.ownSteps === 3 ? afterItsOwn : ladder
      expect(steps).toEqual(isWithout ? ladder.map(() => null) : asked)
    })

    test('each step of help says more than the previous one and marks the place', () => {
      const turn = turnOfFixture(fixture)
      const state = afterSlip(fixture, turn)
      const shown = ladder.map((_, wrongMoves) => chooseHelp(logic, turn, state, wrongMoves))
      const counts = shown.map((help) => help?.pieces.filter(({ text, color }) => text ?? color).length ?? 0)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      const helps = shown.filter((help) => help !== null)
      expect(helps.filter(({ say }) => !/[.?!]$/.test(say))).toEqual([])
      const marks = helps.map(({ pieces }) => pieces.filter(({ isMarked }) => isMarked).length)
      expect(marks).toEqual(helps.map(({ step }) => (step === 'first' ? 0 : 1)))
      expect(helps.at(-1)?.step).toBe(isWithout ? undefined : 'word')
      // Before its letters, help shows nothing of a dictated word.
      const isUntold = counts.slice(0, 4).every((count) => count === 0)
      const isShown = logic.flow.stuckAt?.(turn, state)?.isShown ?? false
      expect(isUntold).toBe(isWithout || !isShown)
      const isSpelt = logic.word.shown !== 'always' && writesWord(logic)
      expect(isSpelt && !isUntold).toBe(false)
    })
  },
)

test.each([{ category: 'Dictee' }, { help: { never: true } }] as const)(
  'GIDS-5 a template without help shows none, even if its flow could: %j',
  (more) => {
    const asked = { ...luisterTyp.logic, ...more }
    expect(ladder.map((_, wrongMoves) => chooseHelpStep(asked, wrongMoves))).toEqual(ladder.map(() => null))
  },
)

test('GIDS-5 help for a typed word shows the place, then its first letters, then the word', () => {
  const turn = turnOfFixture(luisterTyp)
  const texts = (wrongMoves: number) =>
    chooseHelp(luisterTyp.logic, turn, typed('v'), wrongMoves)?.pieces.map(({ text, isMarked }) =>
      isMarked ? `>${text ?? '_'}` : (text ?? '_'),
    )
  expect([2, 3, 4, 5].map(texts)).toEqual([[], ['v', '>_', '_'], ['v', '>i', '_'], ['v', '>i', 's']])
})

test('GIDS-5 the first help plays klankgroepen, or sounds if the word has one klankgroep', () => {
  const [kikker] = wordsOfFixture(typKlankgroepen1)
  const [vis] = wordsOfFixture(luisterTyp)
  if (kikker === undefined || vis === undefined) throw new Error('no words')
  expect(chooseSoundToListenTo(kikker)).toBe('sound_groups')
  expect(chooseSoundToListenTo(vis)).toBe('structure')
  expect(chooseSoundToListenTo({ ...vis, audio_structure: false })).toBe('word')
  expect(chooseSoundToListenTo({ ...vis, audio_structure: false, audio_word: false })).toBeNull()
})

test('GIDS-5 each step of help counts as a hint, and the first is spoken', () => {
  const table = begunTableFixture(luisterTyp)
  const steps = [1, 2, 3, 4, 5, 6].map(() => {
    table.slip()
    return { hints: table.state.progress.hints_used, heard: table.spoken().length - 1 }
  })
  expect(steps.map(({ hints }) => hints)).toEqual([0, 1, 2, 3, 4, 4])
  expect(steps.map(({ heard }) => heard)).toEqual([0, 1, 1, 1, 1, 1])
  expect(table.spoken().slice(1)).toEqual([
    { type: 'speak', sounds: ['structure'], delayMs: 500, afterText: true },
  ])
  table.playWord()
  table.deliverAll()
  expect(table.server.detailed_results[0]).toMatchObject({ num_errors: 6, hints_used: 4, completed: true })
  expect(table.state.progress.hints_used).toBe(0)
})

const secondHelp = (logic: Parameters<typeof chooseHelp>[0], turn: Turn) =>
  chooseHelp(logic, turn, { chosen: null, tried: [] }, 2)

const alike = 'Er zijn keuzes die hetzelfde klinken. Denk aan de ankerwoorden.'

test.each([
  ['konijn', ['bij', 'dolfijn'], 1, alike, false],
  ['konijn', ['bij', 'dolfijn'], 2, alike, false],
  ['cent', ['circus', 'citroen'], 1, alike, false],
  ['lolly', ['baby', 'puppy'], 1, alike, false],
  ['bureau', ['cadeau', 'plateau'], 1, alike, false],
  ['route', ['tour', 'mousse'], 1, alike, false],
  ['vis', ['bus'], 1, 'Luister nog eens goed naar elk stukje.', true],
] as const)(
  'GIDS-5 help for %s with choice %j at difficulty %i says to listen only if the choices sound different',
  (word, anchors, difficulty, say, isHeard) => {
    const turn = turnFixture(kiesKlank.logic, word, anchors, difficulty)
    expect(secondHelp(kiesKlank.logic, turn)).toMatchObject({
      step: 'first',
      say,
      said: { text: say },
      sound: isHeard ? 'structure' : null,
    })
  },
)

test('GIDS-5 help for a question about a rule advises thinking of the rules and plays no sound', () => {
  const table = begunTableFixture(sorteerLeer)
  const spoken = table.spoken().length
  for (const at of [1, 2]) {
    const { choices, right } = chooseSortingChoices(table.turn)
    const wrong = choices.filter(({ id }) => id !== right?.id)[at - 1]
    table.toFlow({ type: 'choose', choice: String(wrong?.id) })
  }
  expect(table.state.progress).toMatchObject({ errors: 2, hints_used: 1 })
  expect(table.spoken()).toHaveLength(spoken)
  expect(secondHelp(sorteerLeer.logic, table.turn)?.say).toBe(
    'Denk aan de regel van elk ankerwoord. Welke regel past hier?',
  )
})

test.each([
  ['', '@', 'Dat is het nog niet. Luister nog eens goed.'],
  ['', 's', 'Bijna! Luister nog eens. Welke klank komt nu?'],
  ['v', '@', 'Bijna! Luister nog eens. Welke klank komt nu?'],
])('GIDS-8 help after %j of vis and the attempt %s is: %s', (input, attempt, text) => {
  expect(chooseNudge(luisterTyp.logic, turnOfFixture(luisterTyp), typed(input), attempt)?.line.text).toBe(
    text,
  )
})

test('GIDS-5 help says that a letter after the whole word is too many, and marks no place', () => {
  const turn = turnOfFixture(luisterTyp)
  const { flow } = luisterTyp.logic
  let { state } = flow.start(turn, 0, pace)
  for (const text of ['vis', 'viss']) ({ state } = flow.next(turn, state, { type: 'text', text }, 0, pace))
  expect(chooseNudge(luisterTyp.logic, turn, state, 's')?.line.text).toBe('Er hoort niets meer achter.')
  expect([2, 3, 4, 5].map((wrongMoves) => chooseHelp(luisterTyp.logic, turn, state, wrongMoves))).toEqual(
    [2, 3, 4, 5].map(() => null),
  )
})

test.each<readonly [string, string | undefined]>([
  ...['LuisterTyp', 'OefenDictee', 'Vlot', 'Vangnet', 'Memorie', 'Doorfluisteren', 'ZinDictee'].map(
    (name) => [name, 'Er staat nog niets. Schrijf het eerst op.'] as const,
  ),
  ['KiesKlank', 'Kies eerst een antwoord.'],
  ['Foutenjager', 'Tik eerst het foute woord aan.'],
  ['Werkwoord', 'Kies eerst een antwoord.'],
  ['Klankgroepen', 'Knip eerst het hele woord.'],
  ['SpeurKleur2', 'Je bent nog niet klaar met kleuren.'],
  ['Zinnen1', 'Je woord staat er nog niet in.'],
  ['Verhaal', 'Je twee woorden staan er nog niet allebei in.'],
  ['KijkLees', undefined],
])('GIDS-5 a button of %s that is pressed too early says what is still to do', (name, text) => {
  const fixture = findFixture(name)
  const turn = turnOfFixture(fixture)
  const two = { ...turn, words: turn.words.slice(0, 2) }
  const { state } = fixture.logic.flow.start(two, 0, pace)
  expect(chooseTooEarlyLine(fixture.logic, two, state)?.text).toBe(text)
})

describe.each(['Foutenjager', 'Zinnen2'])('GIDS-5 %s', (name) => {
  const { logic } = findFixture(name)
  const turn = turnOfFixture(findFixture(name))
  const sayings = (sent: string) => {
    const { state } = logic.flow.start(turn, 0, pace)
    const after = { ...(state as object), rejected: sent, counted: [sent] }
    return [2, 3, 4, 5].map((wrongMoves) => chooseHelp(logic, turn, after, wrongMoves)?.say)
  }
  const place = 'Hier zit het. Welke letter hoor je op deze plek?'
  const tooMuch = 'Er staat iets te veel. Zie je wat?'
  const whole = 'Zo is het. Kijk goed en typ het na.'

  test('does not ask for a letter if only letters after the word are wrong', () => {
    expect(sayings(`${turn.word.word}z`)).toEqual([tooMuch, tooMuch, tooMuch, whole])
  })

  test('asks for a letter if one differs or is missing', () => {
    expect(sayings(`${turn.word.word.slice(0, -1)}#`).slice(1)).toEqual([place, whole, whole])
    expect(sayings(turn.word.word.slice(0, -1)).slice(1)).toEqual([place, whole, whole])
  })
})

describe('GIDS-5 help for a letter that cannot be heard', () => {
  const { logic } = findFixture('Foutenjager')
  const turn = turnOfFixture(findFixture('Foutenjager'))
  const train = { ...turn, word: { ...turn.word, word: 'trein', sound_groups: 'trein', category: 'cluster' } }
  const sayings = (sent: string) => {
    const { state } = logic.flow.start(train, 0, pace)
    const after = { ...(state as object), isFound: true, hasRule: true, rejected: sent }
    return [2, 3].map((wrongMoves) => chooseHelp(logic, train, after, wrongMoves))
  }

  test('does not advise listening after the answer trijn', () => {
    const [first, place] = sayings('trijn')
    expect(first?.say).toBe('Dit kun je niet horen. Doe je ogen dicht. Zie je het woord nog?')
    expect(first?.sound).toBeNull()
    expect(place?.say).toBe('Hier zit het. Welke letters horen hier?')
  })

  test('advises listening after the answer train, but not at the letters of its ei', () => {
    const [first, place] = sayings('train')
    expect(first?.say).toBe('Luister nog eens goed naar elk stukje.')
    expect(place?.say).toBe('Hier zit het. Welke letters horen hier?')
  })

  test.each([
    ['trein', 'ei', ['ei'], 2, false],
    ['trein', 'ei', ['ei'], 4, true],
    // The word has the practised pattern and a cluster.
    ['breien', 'cluster', ['br'], 3, false],
    ['stroop', 'cluster', ['str'], 4, false],
    ['hond', 'cluster', [], 3, false],
    ['krant', 'cluster', ['kr'], 4, true],
    ['bomen', 'kg-L', ['o'], 2, false],
    ['sirene', 'i=ie', ['i'], 1, false],
    ['sirene', 'i=ie', ['i'], 2, false],
    ['sirene', 'i=ie', ['i'], 4, true],
  ] as const)('advises listening in %s (%s: %j) at letter %i: %s', (word, category, letters, at, isHeard) => {
    const asked = { ...turnOfFixture(luisterTyp) }
    const typing = { ...asked, word: { ...asked.word, word, category, difficult_letters: [...letters] } }
    const state = typed(word.slice(0, at))
    const say = chooseHelp(luisterTyp.logic, typing, state, 3)?.say
    expect(say).toBe(
      isHeard
        ? 'Hier zit het. Welke letter hoor je op deze plek?'
        : 'Hier zit het. Welke letters horen hier?',
    )
    const told = chooseNudge(luisterTyp.logic, typing, state, 'q')?.line.text
    expect(told?.startsWith('Bijna! Luister nog eens')).toBe(isHeard || category === 'kg-L')
  })

  test('does not ask for the rest if the last letter completes the word', () => {
    const vis = turnOfFixture(luisterTyp)
    const sayAt = (input: string) => chooseHelp(luisterTyp.logic, vis, typed(input), 4)?.say
    expect(sayAt('v')).toBe('Zo begint het. Typ jij de rest?')
    expect(sayAt('vi')).toBe('Zo is het. Kijk goed en typ het na.')
  })

  test('says to think, and not to listen, at a letter that must be remembered', () => {
    const typing = turnOfFixture(luisterTyp)
    const ei = {
      ...typing,
      word: { ...typing.word, word: 'trein', category: 'ei', difficult_letters: ['ei'] },
    }
    expect(chooseNudge(luisterTyp.logic, ei, typed('tr'), 'tri')?.line.text).toBe(
      'Bijna! Denk na. Hoe schrijf je dit stukje?',
    )
  })
})
