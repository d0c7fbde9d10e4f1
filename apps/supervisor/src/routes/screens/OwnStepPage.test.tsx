// @vitest-environment jsdom
import {
  OwnWord,
  type AnalysedWord,
  type OwnExercise,
  type OwnStep,
  type OwnStepBody,
} from '@letterliaan/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refusal, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage, standInForBrowser } from '../../testing/open-page.tsx'
import { OwnStepPage } from './OwnStepPage.tsx'

beforeEach(standInForBrowser)
afterEach(leavePage)

const save = 'PUT /api/v1/begeleider/own-step/:id'
const check = 'POST /api/v1/begeleider/own-step/check'
const analyse = 'POST /api/v1/begeleider/own-word/analysis'
const upload = 'POST /api/v1/begeleider/own-picture'

const exercise = (name: string, template: OwnExercise['template']): OwnExercise =>
  ({ name, template, description: 'Typ wat je hoort', num_words: 5 }) as OwnExercise

const body: OwnStepBody = {
  label: 'Dubbel',
  rule: 'Na een korte klank',
  description: '',
  hint: '',
  tip: '',
  category: 'eigen',
  world: 2,
  dl: 25,
  anchors: [{ word: 'bakker', image: 'fish', description: '', hint: '', tip: '' }],
  words: ['bakker', 'kikker', 'rok'].map((word) => OwnWord.parse({ word })),
  recipe: [exercise('Luister', 'Luisteren' as never), exercise('Blokken', 'Blokken')],
}

const ownStep = (more: Partial<OwnStep> = {}): OwnStep => ({
  id: 9,
  curriculum_step_id: 1,
  version: 4,
  label: 'Dubbel',
  category: 'eigen',
  world: 2,
  dl: 25,
  num_words: 3,
  num_students: 0,
  source: null,
  updated_at: 1,
  step: body,
  findings: [],
  ...more,
})

/** `bakker` in its letters, as far as anybody corrected them. */
const analysed = ({ word, correction }: OwnWord): AnalysedWord => ({
  word,
  read_letters: 'b,a,kk,e,r',
  structure: 'M1,K1,M2,D1,M1',
  structure_audio_parts: 'm_b,k_a,m_k,d_e,m_r',
  sound_groups: 'bak,ker',
  syllables: 'bak,ker',
  colors: [null, null, null, null, null],
  categories: [
    { category: 'a', label: 'Klankvaste' },
    { category: 'b', label: 'Korte klank' },
    { category: 'c', label: 'Verdubbeling' },
    { category: 'd', label: 'Stomme e' },
  ],
  likely_errors: ['baker'],
  plural_form: null,
  groups: [],
  doubts: word === 'rok' ? ['rok of rock?'] : [],
  needs_sentence: [],
  refusal: word === 'kikker' ? 'Dit woord kan een kind niet typen.' : null,
  ...correction,
})

const answers: Answers = {
  'GET /api/v1/begeleider/own-step/:id': ownStep(),
  'GET /api/v1/begeleider/own-step/product': [
    { nr: 1, world: 1, position: 1, label: 'Verdubbeling', category: 'kg-K', dl: 5 },
  ],
  'GET /api/v1/begeleider/own-picture': { product: ['fish', 'cat', 'catfish'], own: [] },
  [check]: {
    findings: [],
    choices: [
      { exercise: exercise('Luister', 'Luisteren' as never), category: 'Schrijven', num_playable: 3 },
      { exercise: exercise('Woordzoeker', 'Woordzoeker' as never), category: 'Spelen', num_playable: 2 },
      { exercise: exercise('Rijmen', 'Rijmen' as never), category: 'Spelen', num_playable: 0 },
    ] as never,
  },
  [analyse]: (({ body: asked }: { body: { words: OwnWord[] } }) => asked.words.map(analysed)) as never,
  'POST /api/v1/begeleider/own-word/known': ({ body: asked }: { body: { words: string[] } }) =>
    asked.words.map((word) => word !== 'rok'),
}

async function open(more: Answers = {}) {
  const page = await openPage(<OwnStepPage own_step_id={9} />, { ...answers, ...more })
  const sent = () =>
    page.calls.findLast(({ name }) => name === save)?.body as { step: OwnStepBody } & Record<string, unknown>
  const rowOf = (word: string) =>
    within(
      within(screen.getByRole('list', { name: 'Woorden' }))
        .getByRole('heading', { name: word })
        .closest('li') as HTMLElement,
    )
  return { ...page, sent, rowOf, saved: () => page.changes().filter((name) => name === save).length }
}

const names = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent?.trim())

describe('OWN-2 a step is changed', () => {
  test('and kept with the version that was changed; without a change there is nothing to keep', async () => {
    const { press, user, sent, saved, button } = await open({ [save]: ownStep() })
    expect(button('Bewaar').getAttribute('aria-disabled')).toBe('true')
    await press('Bewaar')
    expect(saved()).toBe(0)
    await user.type(screen.getByLabelText(/^Regel/), '!')
    await press('Bewaar')
    await screen.findByText('Bewaard. Kinderen die nog niet aan de stap begonnen, krijgen de nieuwe.')
    expect(sent()).toEqual({ version: 4, step: { ...body, rule: 'Na een korte klank!' } })
  })

  test('by two people: who is second reads it, and what was typed stays', async () => {
    const { press, user } = await open({
      [save]: refusal(409, 'Iemand anders heeft deze stap intussen gewijzigd.'),
    })
    await user.type(screen.getByLabelText(/^Regel/), '!')
    await press('Bewaar')
    await screen.findByText('Iemand anders heeft deze stap intussen gewijzigd.')
    expect(screen.getByLabelText<HTMLInputElement>(/^Regel/).value).toBe('Na een korte klank!')
  })

  test('when it is taught is chosen as a group and a month', async () => {
    const { press, sent } = await open({ [save]: ownStep() })
    // 25 months of ten a year from group 3.
    expect(screen.getByLabelText<HTMLSelectElement>(/^Hoort bij groep/).selectedOptions[0]?.textContent).toBe(
      'Groep 5',
    )
    expect(screen.getByLabelText<HTMLSelectElement>(/^In de maand/).selectedOptions[0]?.textContent).toBe(
      'januari',
    )
    choose(/^Hoort bij groep/, 'Groep 4')
    choose(/^In de maand/, 'september')
    await press('Bewaar')
    await waitFor(() => expect(sent()?.step.dl).toBe(11))
  })

  test('what the check says of it stands above it, with the worst first and no more than six', async () => {
    const findings = Array.from({ length: 8 }, (_, at) => ({
      severity: 'error' as const,
      field: 'words' as const,
      word: null,
      exercise: null,
      message: `Fout ${at}`,
    }))
    await open({
      [check]: {
        choices: [],
        findings: [...findings, { ...findings[0]!, severity: 'warning', message: 'Kan beter' }],
      },
    })
    await screen.findByText('Dit moet eerst anders')
    expect(screen.getAllByText(/^Fout \d$/)).toHaveLength(6)
    expect(screen.getByText('en nog 2')).toBeTruthy()
    expect(screen.getByText('Dit kan beter')).toBeTruthy()
    expect(screen.queryByText('De stap is klaar om te spelen.')).toBeNull()
  })

  test('without anything to say of it, it is ready', async () => {
    await open()
    expect(await screen.findByText('De stap is klaar om te spelen.')).toBeTruthy()
  })
})

const choose = (label: RegExp, option: string) => {
  const field = screen.getByLabelText<HTMLSelectElement>(label)
  const value = [...field.options].find(({ textContent }) => textContent === option)?.value
  fireEvent.change(field, { target: { value } })
}

describe('OWN-2 the words of a step', () => {
  test('are told apart: what is refused, in doubt, unknown or corrected', async () => {
    const { rowOf } = await open()
    await waitFor(() => expect(rowOf('rok').getByText('Niet in het woordenboek')).toBeTruthy())
    expect(rowOf('rok').getByText('rok of rock?')).toBeTruthy()
    expect(rowOf('bakker').queryByText('Niet in het woordenboek')).toBeNull()
    expect(rowOf('kikker').getByText('Dit woord kan een kind niet typen.')).toBeTruthy()
    expect(rowOf('bakker').getByText('Vaak fout: baker')).toBeTruthy()
    // Of four categories the last three, which say most.
    expect(rowOf('bakker').queryByText('Klankvaste')).toBeNull()
    expect(rowOf('bakker').getByText('Stomme e')).toBeTruthy()
  })

  test('get a sentence and a plural; an emptied plural is none', async () => {
    const { rowOf, user, press, sent } = await open({ [save]: ownStep() })
    await user.type(rowOf('bakker').getByLabelText('Zin met ‘bakker’'), 'De bakker bakt.')
    const plural = rowOf('bakker').getByLabelText('Meervoud van ‘bakker’')
    await user.type(plural, 'bakkers')
    await press('Bewaar')
    await waitFor(() =>
      expect(sent()?.step.words[0]).toMatchObject({ sentence: 'De bakker bakt.', plural_form: 'bakkers' }),
    )
    await user.clear(plural)
    await press('Bewaar')
    await waitFor(() => expect(sent()?.step.words[0]?.plural_form).toBeNull())
  })

  test('take part at the stars that are chosen, and at one of them at least', async () => {
    const { rowOf, user, press, sent } = await open({ [save]: ownStep() })
    const star = (name: string) => rowOf('rok').getByRole('checkbox', { name: `rok bij ${name}` })
    await user.click(star('drie sterren'))
    await user.click(star('één ster'))
    await press('Bewaar')
    await waitFor(() => expect(sent()?.step.words[2]?.difficulties).toEqual([3]))
    await user.click(star('drie sterren'))
    expect(
      star('drie sterren').getAttribute('aria-checked') ??
        String((star('drie sterren') as HTMLInputElement).checked),
    ).toBe('true')
  })

  test('are added once each, with Enter', async () => {
    const { user } = await open()
    const field = screen.getByLabelText('Nog een woord')
    await user.type(field, ' kat {Enter}')
    expect(names('Woorden')).toEqual(['bakker', 'kikker', 'rok', 'kat'])
    await user.type(field, 'kat{Enter}')
    expect(screen.getByText('Dit woord staat er al.')).toBeTruthy()
    await user.clear(field)
    await user.type(field, '   {Enter}')
    expect(names('Woorden')).toHaveLength(4)
  })

  test('are taken away, and come back in their place', async () => {
    const { press, undoTold } = await open()
    await press('Haal bakker weg')
    expect(names('Woorden')).toEqual(['kikker', 'rok'])
    await undoTold('‘bakker’ is weg.')
    expect(names('Woorden')).toEqual(['bakker', 'kikker', 'rok'])
  })

  test('are put in another order with the arrow keys, no further than the ends', async () => {
    const { button, user } = await open()
    button('Verplaats rok: pijl omhoog of omlaag').focus()
    await user.keyboard('{ArrowUp}')
    expect(names('Woorden')).toEqual(['bakker', 'rok', 'kikker'])
    // The handle stays in hand.
    await waitFor(() => expect(document.activeElement).toBe(button('Verplaats rok: pijl omhoog of omlaag')))
    button('Verplaats bakker: pijl omhoog of omlaag').focus()
    await user.keyboard('{ArrowUp}')
    expect(names('Woorden')).toEqual(['bakker', 'rok', 'kikker'])
  })

  test('that could not be analysed are told, and asked again', async () => {
    const { press, answer } = await open({ [analyse]: refusal(400, 'Nu niet.') })
    await screen.findByText('Niet alle woorden konden worden ontleed. Wat u typte, staat er nog.')
    answer({ [analyse]: answers[analyse] })
    await press('Probeer opnieuw')
    await waitFor(() => expect(screen.getByText('rok of rock?')).toBeTruthy())
    expect(screen.queryByText(/konden worden ontleed/)).toBeNull()
  })

  test('who types a sentence asks nothing of the analysis again', async () => {
    const { rowOf, user, calls } = await open()
    await screen.findByText('rok of rock?')
    const asked = () => calls.filter(({ name }) => name === analyse).length
    const before = asked()
    await user.type(rowOf('rok').getByLabelText('Zin met ‘rok’'), 'De rok.')
    expect(asked()).toBe(before)
  })
})

describe('OWN-3 the letters of a word', () => {
  async function openLetters() {
    const page = await open({ [save]: ownStep() })
    await screen.findByText('rok of rock?')
    await page.press('Letters en klanken van bakker')
    const correction = async () => {
      await page.press('Bewaar')
      return page.sent()?.step.words[0]?.correction
    }
    return { ...page, correction }
  }

  test('are taken apart, and the word is called corrected', async () => {
    const { press, correction, rowOf } = await openLetters()
    await press('Haal k en k uit elkaar')
    expect((await correction())?.read_letters).toBe('b,a,k,k,e,r')
    expect(rowOf('bakker').getByText('Door u verbeterd')).toBeTruthy()
  })

  test('get another sound, which is shown as chosen', async () => {
    const { press, correction } = await openLetters()
    await press('k')
    const sounds = within(screen.getByRole('group', { name: 'Wat hoort u bij ‘kk’?' }))
    expect(sounds.getByRole('button', { name: 'k' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(sounds.getByRole('button', { name: 'g' }))
    expect((await correction())?.structure_audio_parts).toBe('m_b,k_a,m_g,d_e,m_r')
  })

  test('begin a klankgroep elsewhere', async () => {
    const { press, correction, button } = await openLetters()
    expect(button('Klankgroep begint bij ker').getAttribute('aria-pressed')).toBe('true')
    await press('Klankgroep begint bij ker')
    await press('Klankgroep begint bij kker')
    expect((await correction())?.sound_groups).toBe('ba,kker')
  })

  test('go back to how the analysis has them', async () => {
    const { press, correction } = await openLetters()
    await press('Haal k en k uit elkaar')
    await screen.findByRole('button', { name: 'Terug naar de ontleding' })
    await press('Terug naar de ontleding')
    expect(await correction()).toBeUndefined()
    expect(screen.queryByText('Door u verbeterd')).toBeNull()
  })
})

describe('OWN-2 the exercises of a step', () => {
  test('are added, where the words can be played', async () => {
    const { press, sent } = await open({ [save]: ownStep() })
    const field = await screen.findByLabelText<HTMLSelectElement>(/^Nog een oefening/)
    await waitFor(() => expect(field.textContent).toContain('Woordzoeker (Spelen, 2 woorden)'))
    expect(field.textContent).not.toContain('Rijmen')
    choose(/^Nog een oefening/, 'Woordzoeker (Spelen, 2 woorden)')
    await press('Bewaar')
    await waitFor(() =>
      expect(sent()?.step.recipe.map(({ name }) => name)).toEqual(['Luister', 'Blokken', 'Woordzoeker']),
    )
  })

  test('may stand there twice, and each is changed by itself', async () => {
    const { press, user, sent } = await open({ [save]: ownStep() })
    await waitFor(() => expect(screen.getByLabelText(/^Nog een oefening/).textContent).toContain('Luister'))
    choose(/^Nog een oefening/, 'Luister (Schrijven, 3 woorden)')
    const [, second] = screen.getAllByRole('button', { name: 'Verander oefening Luister' })
    await user.click(second as HTMLElement)
    await user.type(screen.getByLabelText(/^Naam van de oefening/), ' nog eens')
    await press('Bewaar')
    await waitFor(() =>
      expect(sent()?.step.recipe.map(({ name }) => name)).toEqual(['Luister', 'Blokken', 'Luister nog eens']),
    )
  })

  test('need a name and what the child does, and keep a title while they have none', async () => {
    const { press, user } = await open()
    await press('Verander oefening Luister')
    await user.clear(screen.getByLabelText(/^Naam van de oefening/))
    await user.clear(screen.getByLabelText(/^Wat doet het kind\?/))
    expect(screen.getByText('Geef de oefening een naam.')).toBeTruthy()
    expect(screen.getByText('Vertel wat het kind doet.')).toBeTruthy()
    await waitFor(() => expect(names('Oefeningen')[0]).toMatch(/^Luister/))
  })

  test('are taken away', async () => {
    const { press } = await open()
    await press('Haal oefening Luister weg')
    expect(names('Oefeningen')).toHaveLength(1)
  })
})

describe('OWN-2 pictures', () => {
  test('of the set are searched and chosen; a word may go without', async () => {
    const { press, user, sent } = await open({ [save]: ownStep() })
    await press('Kies een plaatje bij rok')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.queryByRole('button', { name: 'Geen plaatje' })).toBeNull()
    await user.type(dialog.getByRole('searchbox'), 'CAT')
    expect(dialog.queryByRole('button', { name: 'fish' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'catfish' }))
    await press('Bewaar')
    await waitFor(() => expect(sent()?.step.words[2]?.image).toBe('catfish'))
    await press('Kies een plaatje bij rok')
    await press('Geen plaatje')
    await user.type(screen.getByLabelText(/^Regel/), '!')
    await press('Bewaar')
    await waitFor(() => expect(sent()?.step).toEqual({ ...body, rule: 'Na een korte klank!' }))
  })

  test('of this device need a description first', async () => {
    const { press, user, calls } = await open({ [upload]: { name: 'own-1', alt: 'Een rok' } as never })
    await press('Kies een plaatje bij rok')
    const dialog = within(screen.getByRole('dialog'))
    const file = new File(['x'], 'rok.png', { type: 'image/png' })
    const choosing = screen
      .getByRole('dialog')
      .querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    await user.upload(choosing, file)
    expect(dialog.getByText('Vertel eerst wat er op het plaatje staat.')).toBeTruthy()
    expect(calls.some(({ name }) => name === upload)).toBe(false)
    await user.type(dialog.getByLabelText(/^Eigen plaatje/), 'Een rok')
    await user.upload(choosing, file)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.find(({ name }) => name === upload)?.query).toEqual({ alt: 'Een rok' })
  })

  test('of an anchor word cannot be taken away', async () => {
    const { press } = await open()
    await press('Kies een plaatje bij ankerwoord bakker')
    expect(screen.queryByRole('button', { name: 'Geen plaatje' })).toBeNull()
  })
})

test('OWN-2 anchor words are added with a picture, and taken away', async () => {
  const { press, sent } = await open({ [save]: ownStep() })
  await press('Nog een ankerwoord')
  await press('Weghalen: ankerwoord bakker')
  await press('Bewaar')
  await waitFor(() =>
    expect(sent()?.step.anchors.map(({ word, image }) => [word, image])).toEqual([['', 'fish']]),
  )
})

describe('OWN-5 a copy beside the step of Letterliaan', () => {
  const source = { nr: 1, version: 1, label: 'Verdubbeling', current_version: 2 }
  const original = {
    version: 2,
    step: { ...body, rule: 'Nieuwe regel', hint: 'Nieuwe hint' },
    differences: [
      { field: 'rule', is_new: true },
      { field: 'hint', is_new: false },
    ],
  }
  const copied: Answers = {
    'GET /api/v1/begeleider/own-step/:id': ownStep({ source }),
    'GET /api/v1/begeleider/own-step/:id/original': original as never,
    [save]: ownStep({ source }),
  }

  test('takes over part by part, and tells that it is new', async () => {
    const { press, sent } = await open(copied)
    await screen.findByText('Nieuwe regel')
    expect(screen.getAllByText('vernieuwd')).toHaveLength(1)
    await press('Neem Regel over')
    expect(screen.queryByText('Nieuwe regel', { selector: 'p' })).toBeNull()
    await press('Neem Hint over')
    expect(screen.getByText('Uw stap is gelijk aan de stap van Letterliaan.')).toBeTruthy()
    await press('Bewaar')
    await waitFor(() => expect(sent()).toMatchObject({ source_version: 2, step: { rule: 'Nieuwe regel' } }))
  })

  test('can be kept as it is, so that it is not called new again', async () => {
    const { press, sent, button } = await open(copied)
    await screen.findByText('Nieuwe regel')
    expect(button('Bewaar').getAttribute('aria-disabled')).toBe('false')
    await press('Bewaar')
    await waitFor(() => expect(sent()).toMatchObject({ source_version: 2, step: body }))
  })
})
