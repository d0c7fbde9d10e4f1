import { describe, expect, test } from 'vitest'
import { fixture as blokken } from '../templates/Blokken/fixture.ts'
import { fixture as kiesKlank } from '../templates/KiesKlank/fixture.ts'
import { fixture as klankgroepen } from '../templates/Klankgroepen/fixture.ts'
import { fixture as luisterTyp } from '../templates/LuisterTyp/fixture.ts'
import { fixture as sorteerLeer } from '../templates/SorteerLeer/fixture.ts'
import { fixture as speurKleur1 } from '../templates/SpeurKleur1/fixture.ts'
import { fixture as speurKleur2 } from '../templates/SpeurKleur2/fixture.ts'
import { fixture as zinnen1 } from '../templates/Zinnen1/fixture.ts'
import { anchorFixture, turnWithAnchorsFixture } from './analysed-word.fixture.ts'
import { spellsWord } from './anchors.ts'
import type { TemplateFixture } from './fixture.ts'
import { makePace } from './flow.ts'
import { chooseHelp } from './help.ts'

const rule = { description: 'De regel van de stap.', hint: 'Hint.', tip: 'Tip.' }

interface Taught {
  readonly category: string
  readonly anchor: string
  readonly hint?: string
  readonly sound_groups?: string
  readonly plural_form?: string
}

/** Returns the help after two wrong moves. `taught`: what the step teaches about the word. */
const firstHelp = ({ logic }: TemplateFixture, text: string, taught: Taught) => {
  const { category, anchor, hint = 'Een verhaaltje.', sound_groups = '', plural_form = null } = taught
  const own = { ...anchorFixture(46, 1, anchor, 'fish'), category, hint, sound_groups, rule }
  const turn = turnWithAnchorsFixture(logic, text, [own])
  const word = {
    ...turn.word,
    category,
    anchor_ids: [own.id],
    plural_form,
    audio_plural: plural_form !== null,
  }
  const asked = { ...turn, word }
  const state = logic.flow.start(asked, 0, makePace({ word_view_duration: 2 })).state
  const help = chooseHelp(logic, asked, state, 2)
  if (help === null) throw new Error('no help')
  return { ...help, isHeard: help.sound !== null }
}

describe('WEET-11 the first help fits the difficulty of the word', () => {
  test('shows the anchor with story and picture, and plays no sound, for a word to remember', () => {
    const help = firstHelp(luisterTyp, 'prijs', { category: 'ij', anchor: 'bij' })
    expect(help).toMatchObject({
      sound: null,
      say: 'Dit kun je niet horen. Denk aan het ankerwoord.',
      reminder: { name: 'bij', image: 'fish', text: 'Een verhaaltje.' },
    })
  })

  test('shows the picture and not the spelling if the only anchor is the word itself', () => {
    const help = firstHelp(luisterTyp, 'bij', { category: 'ij', anchor: 'bij', hint: 'Schrijf bij met ij.' })
    expect(help).toMatchObject({ sound: null, reminder: null })
    expect(spellsWord(help.say, 'bij')).toBe(false)
  })

  test.each([
    ['apen', 'vogel', 'vo,gel', 'vo(o)-gel', 'out'],
    ['bakker', 'kikker', 'ki,kker', 'ki-[k]ker', 'in'],
    ['raken', 'magneten', 'mag,ne,ten', 'mag-ne(e)-ten', 'out'],
  ])('shows the rule of %s with blocks of the anchor %s', (word, anchor, sound_groups, blocks, moves) => {
    const { shows, isHeard } = firstHelp(luisterTyp, word, { category: 'kg-LK', anchor, sound_groups })
    if (shows?.kind !== 'rule') throw new Error('no rule')
    const marks = { out: ['(', ')'], in: ['[', ']'], none: ['', ''] }
    const shown = shows.rule.groups.map((group) =>
      group.map(({ letter, moves: how }) => marks[how ?? 'none'].join(letter)).join(''),
    )
    expect([shown.join('-'), shows.rule.moves, isHeard]).toEqual([blocks, moves, true])
  })

  test.each([
    ['honden', 'plural'],
    [undefined, null],
  ])('makes hond longer, with the plural %s', (plural_form, sound) => {
    const taught = { category: 'eind-d', anchor: 'paard', ...(plural_form !== undefined && { plural_form }) }
    expect(firstHelp(luisterTyp, 'hond', taught)).toMatchObject({
      say: 'Maak het woord langer. De letter die je dan hoort, schrijf je.',
      sound,
    })
  })

  test('shows a rule and plays no sound', () => {
    expect(firstHelp(luisterTyp, 'nacht', { category: 'cht', anchor: 'licht' })).toMatchObject({
      sound: null,
      reminder: { text: rule.description },
    })
  })

  test('plays a word that can be heard', () => {
    const help = firstHelp(luisterTyp, 'kat', { category: 'kort', anchor: 'vis' })
    expect(help).toMatchObject({ sound: 'structure', reminder: null, shows: null })
  })
})

test.each([
  [0, 'Luister nog eens goed naar elk stukje.', true],
  [3, 'Dit kun je niet horen. Denk aan het ankerwoord.', false],
  [4, 'Dit kun je niet horen. Denk aan het ankerwoord.', false],
  [5, 'Luister nog eens goed naar elk stukje.', true],
])('WEET-11 help at letter %i of konijn advises listening, except at its ij', (at, say, isHeard) => {
  const own = { ...anchorFixture(46, 1, 'bij', 'fish'), category: 'ij', hint: 'Een verhaaltje.' }
  const turn = turnWithAnchorsFixture(luisterTyp.logic, 'konijn', [own])
  const word = { ...turn.word, category: 'ij', difficult_letters: ['ij'], anchor_ids: [own.id] }
  const typing = { input: 'konijn'.slice(0, at), refusals: 2, mistakeAt: null }
  const state = { isWordVisible: false, typing, rejected: null }
  const help = chooseHelp(luisterTyp.logic, { ...turn, word }, state, 2)
  expect([help?.say, help?.sound !== null]).toEqual([say, isHeard])
})

test('WEET-11 an anchor with other letters is a reminder only if the word names it', () => {
  const own = { ...anchorFixture(46, 1, 'bij', 'fish'), category: 'ij', hint: 'Een verhaaltje.' }
  const turn = turnWithAnchorsFixture(luisterTyp.logic, 'trein', [own])
  const state = {
    isWordVisible: false,
    typing: { input: 'tr', refusals: 2, mistakeAt: null },
    rejected: null,
  }
  const remindersOf = (anchor_ids: number[]) => {
    const word = { ...turn.word, category: 'ei', difficult_letters: ['ei'], anchor_ids }
    return chooseHelp(luisterTyp.logic, { ...turn, word }, state, 2)?.reminder ?? null
  }
  expect(remindersOf([own.id + 1])).toBeNull()
  expect(remindersOf([own.id])).toMatchObject({ name: 'bij' })
})

describe('GIDS-9 the rule of a sound that can be heard', () => {
  const helpAt = (
    text: string,
    input: string,
    taught: { readonly category: string; readonly letters: string[] },
    anchored: { readonly name: string; readonly category?: string; readonly isOfWord?: boolean },
  ) => {
    const { category, letters } = taught
    const own = {
      ...anchorFixture(3, 1, anchored.name, 'fish'),
      category: anchored.category ?? category,
      rule,
    }
    const turn = turnWithAnchorsFixture(luisterTyp.logic, text, [own])
    const anchor_ids = anchored.isOfWord === true ? [own.id] : []
    const word = { ...turn.word, category, difficult_letters: letters, anchor_ids }
    const asked = { ...turn, word, exercise_data: { ...turn.exercise_data, anchor: own } }
    const state = { isWordVisible: false, typing: { input, refusals: 2, mistakeAt: null }, rejected: null }
    return chooseHelp(luisterTyp.logic, asked, state, 2)
  }
  const tweeteken = { category: 'tweeteken', letters: ['ie'] }

  test.each(['d', 'di'])('is shown at the ie of dief, after %s', (input) => {
    expect(helpAt('dief', input, tweeteken, { name: 'wiel', isOfWord: true })).toMatchObject({
      say: listen,
      sound: 'structure',
      reminder: { name: 'wiel', text: rule.description },
    })
  })

  test.each(['', 'die'])('is not shown at other letters of dief, after %j', (input) => {
    expect(helpAt('dief', input, tweeteken, { name: 'wiel', isOfWord: true })?.reminder).toBeNull()
  })

  test('is not shown with an anchor that lacks those letters', () => {
    expect(helpAt('dief', 'd', tweeteken, { name: 'boek' })?.reminder).toMatchObject({
      name: '',
      text: rule.description,
    })
  })

  test('is not shown if it is the rule of another step', () => {
    expect(helpAt('dief', 'd', tweeteken, { name: 'vis', category: 'kort' })?.reminder).toBeNull()
  })

  test('is not shown for short vowels', () => {
    expect(helpAt('kat', 'k', { category: 'kort', letters: ['a'] }, { name: 'vis' })?.reminder).toBeNull()
  })

  test('is shown at every letter if it is advice on listening', () => {
    const cluster = { category: 'cluster', letters: [] }
    expect(helpAt('herfst', 'her', cluster, { name: 'plant' })?.reminder).toMatchObject({ name: '' })
  })
})

describe('WEET-11 a rule is shown only for a mistake against it', () => {
  const typed = (text: string, category: string, letters: string[], ...inputs: string[]) => {
    const own = { ...anchorFixture(46, 1, 'bij', 'fish'), category, hint: 'Een verhaaltje.', rule }
    const turn = turnWithAnchorsFixture(luisterTyp.logic, text, [own])
    const word = { ...turn.word, category, difficult_letters: letters, anchor_ids: [own.id] }
    const asked = { ...turn, word, exercise_data: { ...turn.exercise_data, anchor: own } }
    const pace = makePace({ word_view_duration: 2 })
    const { flow } = luisterTyp.logic
    let { state } = flow.start(asked, 0, pace)
    for (const [at, input] of inputs.entries())
      ({ state } = flow.next(asked, state, { type: 'text', text: input }, at * 1000, pace))
    return chooseHelp(luisterTyp.logic, asked, state, 2)
  }
  const longAtEnd = 'Hoor je een lange oo aan het eind van de klankgroep? Dan valt er een letter weg.'
  const ruled = 'Denk aan de regel.'
  const remembered = 'Dit kun je niet horen. Denk aan het ankerwoord.'
  const longer = 'Je hoort t. Maak het woord langer. Hoor je dan d of t?'
  const unheard = 'Dit kun je niet horen. Doe je ogen dicht. Zie je het woord nog?'

  test('the advice to feel the throat for v and f is given only once', () => {
    expect(typed('vis', 'v/f', ['v'], 'f', 'f')).toMatchObject({
      say: 'Hoor je f of v? Leg je hand op je keel.',
      reminder: null,
    })
  })

  test.each([
    ['lucht', 'cht', ['cht'], ['lu', 'luu'], 'Hoor je u of uu?', null],
    ['lucht', 'cht', ['cht'], ['lu', 'lug'], ruled, rule.description],
    ['acht', 'cht', ['cht'], ['ach', 'achd'], longer, null],
    ['dorst', 'cluster', [], ['dors', 'dorsd'], longer, null],
    ['sport', 'cluster', [], ['s', 'so'], 'Welke klank hoor je vlak voor o?', rule.description],
    // Both spellings sound the same, and the rule does not explain the difference.
    ['zich', 'kort', ['z'], ['zi', 'zig'], unheard, null],
    ['prijs', 'ij', ['ij'], ['pr', 'pra'], listen, null],
    ['prijs', 'ij', ['ij'], ['pr', 'pre'], remembered, 'Een verhaaltje.'],
    ['bomen', 'kg-L', ['o'], ['bo', 'boo'], longAtEnd, rule.description],
    ['bomen', 'kg-L', ['o'], ['bo', 'bos'], listen, null],
    ['maan', 'lang', ['aa'], ['ma', 'man'], 'Hoor je a of aa?', rule.description],
    ['maan', 'lang', ['aa'], ['m', 'mo'], 'Hoor je aa of o?', null],
    // No consonant is missing.
    ['strik', 'cluster', [], ['str', 'stre'], 'Hoor je e of i?', null],
    ['strik', 'cluster', [], ['s', 'sr'], 'Welke klank hoor je vlak voor r?', rule.description],
    ['pannenkoek', 'tussen-n', [], ['', 'b'], 'Hoor je b of p?', null],
    ['pannenkoek', 'tussen-n', [], ['panne', 'pannek'], ruled, rule.description],
  ])('%s (%s: %j) typed as %j', (text, category, letters, inputs, say, reminder) => {
    const help = typed(text, category, letters, ...inputs)
    expect([help?.say, help?.reminder?.text ?? null]).toEqual([say, reminder])
  })

  test('help stays about a mistake while the child types on, and disappears after the last letter', () => {
    const say = (...inputs: string[]) => typed('lucht', 'cht', ['cht'], ...inputs)?.say
    expect(say('lu', 'luu', 'luc')).toBe('Hoor je u of uu?')
    expect(say('lu', 'lug', 'luch')).toBe(ruled)
    expect(say('lu', 'lug', 'lucht')).toBeUndefined()
  })
})

test('WEET-11 the rule of the word is shown if its anchor has another rule', () => {
  const taught = { category: 'kg-LK', anchor: 'vogel', sound_groups: 'vo,gel' }
  expect(firstHelp(luisterTyp, 'ladder', taught)).toMatchObject({
    say: 'Luister naar het eind van elke klankgroep. Is de klank daar kort of lang?',
    reminder: { text: rule.description },
    shows: null,
  })
})

test('WEET-11 the rule is shown if no anchor may be shown', () => {
  const help = firstHelp(luisterTyp, 'licht', { category: 'cht', anchor: 'licht' })
  expect(help).toMatchObject({ say: 'Denk aan de regel.', reminder: { name: '', text: rule.description } })
})

const parts = 'Luister naar het eind van elke klankgroep. Is de klank daar kort of lang?'
const listen = 'Luister nog eens goed naar elk stukje.'

describe('WEET-11 the first help fits the task', () => {
  const heardWord = { category: 'kort', anchor: 'vis' }

  test('help for cutting shows claps, which do not reveal the places', () => {
    const help = firstHelp(klankgroepen, 'winkel', { category: 'ij', anchor: 'bij' })
    expect(help).toMatchObject({ sound: 'sound_groups', shows: { kind: 'claps', count: 2 }, pieces: [] })
  })

  test.each([
    ['SpeurKleur1', speurKleur1],
    ['SpeurKleur2', speurKleur2],
    ['SorteerLeer', sorteerLeer],
    ['Zinnen1', zinnen1],
  ])('no sound is played in %s', (_name, fixture: TemplateFixture) => {
    const { sound, say } = firstHelp(fixture, 'kat', { ...heardWord, category: 'ij' })
    expect([sound, /luister|hoor/i.test(say)]).toEqual([null, false])
  })

  test('help for colouring asks the kind of letter, by ear if no letter is visible', () => {
    expect(firstHelp(blokken, 'kat', heardWord).say).toBe(
      'Luister naar elke klank. Welke kleur past daarbij?',
    )
    expect(firstHelp(speurKleur2, 'kat', heardWord).say).toBe(
      'Wat voor letter is het? Welke kleur past daarbij?',
    )
  })

  test('help for searching letters has no story, which may be about other letters', () => {
    const help = firstHelp(speurKleur1, 'konijn', { category: 'ij', anchor: 'bij' })
    expect(help).toMatchObject({ say: 'Kijk letter voor letter. Welke letters zoek je?', reminder: null })
  })

  test('help for empty blocks says to listen to each sound', () => {
    expect(firstHelp(blokken, 'kat', heardWord)).toMatchObject({
      sound: 'structure',
      reminder: null,
      shows: null,
    })
    expect(firstHelp(blokken, 'konijn', { category: 'ij', anchor: 'bij' }).sound).toBe('structure')
  })

  test('help for choices that sound the same shows the anchor', () => {
    const help = firstHelp(kiesKlank, 'konijn', { category: 'ij', anchor: 'bij' })
    expect(help).toMatchObject({
      sound: null,
      say: 'Er zijn keuzes die hetzelfde klinken. Denk aan de ankerwoorden.',
      reminder: { name: 'bij' },
    })
  })

  const open = 'Hoor je een lange klank aan het eind van de klankgroep? Dan valt er een letter weg.'
  const closed = 'Hoor je een korte klank aan het eind van de klankgroep? Dan komt er een letter bij.'
  test.each([
    ['bomen', 'o of oo', { category: 'kg-L', anchor: 'vogel', sound_groups: 'vo,gel' }, open],
    ['apen', 'a of aa', { category: 'kg-L', anchor: 'vogel', sound_groups: 'vo,gel' }, open],
    ['lepel', 'e of ee', { category: 'kg-L', anchor: 'vogel', sound_groups: 'vo,gel' }, open],
    ['ladder', 'd of dd', { category: 'kg-K', anchor: 'kikker', sound_groups: 'ki,kker' }, closed],
    ['bomen', 'no rule', { category: 'lang', anchor: 'maan' }, parts],
    ['kaas', 'a of aa', { category: 'lang', anchor: 'maan' }, listen],
    ['boek', 'oe of oo', { category: 'tweeteken', anchor: 'neus' }, listen],
  ])(
    'help for choices in %s (%s) shows the rule of the klankgroep if listening does not decide',
    (word, _choices, taught, say) => {
      const help = firstHelp(kiesKlank, word, taught)
      expect([help.say, help.reminder]).toEqual([say, null])
    },
  )
})
