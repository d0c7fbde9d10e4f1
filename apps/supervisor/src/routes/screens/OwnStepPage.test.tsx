// @vitest-environment jsdom
import type { OwnPicture, OwnStep } from '@letterliaan/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createRefusal, noNetwork, type Answers } from '../../testing/fake-server.ts'
import { createSampleStep } from '../../testing/samples.ts'
import {
  saveCall,
  checkCall,
  uploadCall,
  ownStepBody,
  createOwnStep,
  savedAsSent,
  openOwnStepPage,
  readHeadings,
  chooseOption,
} from './own-step-page.fixture.tsx'

const rule = () => screen.getByLabelText<HTMLTextAreaElement>(/^Regel/)

describe('OWN-2 the editor of a step', () => {
  test('saves only after a change, and sends the version on which the change is based', async () => {
    const { press, user, sent, saved, button } = await openOwnStepPage({ [saveCall]: createOwnStep() })
    expect(button('Bewaar').getAttribute('aria-disabled')).toBe('true')
    await press('Bewaar')
    expect(saved()).toBe(0)
    await screen.findByText('De stap is klaar om te spelen.')
    await user.type(screen.getByLabelText(/^Regel/), '!')
    await press('Bewaar')
    await screen.findByText('Bewaard. Kinderen die nog niet aan de stap begonnen, krijgen de nieuwe.')
    expect(sent()).toEqual({ version: 4, step: { ...ownStepBody, rule: 'Na een korte klank!' } })
  })

  const newer = createOwnStep({ version: 5, step: { ...ownStepBody, hint: 'Luister goed' } })

  async function saveSecond() {
    const page = await openOwnStepPage({ [saveCall]: createRefusal(409, 'Te laat.') })
    await page.user.type(rule(), '!')
    page.answer({ 'GET /api/v1/begeleider/own-step/:id': newer })
    await page.press('Bewaar')
    await screen.findByText(/^Iemand anders heeft deze stap intussen gewijzigd\. Uw wijzigingen staan er nog/)
    expect(rule().value).toBe('Na een korte klank!')
    return page
  }

  test('can apply its changes to a newer step that somebody else saved', async () => {
    const { press, answer, sent } = await saveSecond()
    answer({ [saveCall]: newer })
    await press('Zet mijn wijzigingen erop')
    await press('Bewaar')
    await screen.findByText(/^Bewaard\./)
    expect(sent()).toEqual({
      version: 5,
      step: { ...ownStepBody, rule: 'Na een korte klank!', hint: 'Luister goed' },
    })
  })

  test('shows no newer step if its own save succeeded, without the last space, and only the reply was lost', async () => {
    const page = await openOwnStepPage({ [saveCall]: createRefusal(503, 'Te druk.') })
    await page.user.type(rule(), '! ')
    const stored = createOwnStep({ version: 5, step: { ...ownStepBody, rule: 'Na een korte klank!' } })
    page.answer({ 'GET /api/v1/begeleider/own-step/:id': stored })
    await page.press('Bewaar')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Gooi weg' })).toBeNull())
    expect(screen.queryByText(/^Iemand anders heeft deze stap/)).toBeNull()
    await page.user.type(rule(), 'Kijk')
    expect(rule().value).toBe('Na een korte klank! Kijk')
    page.answer({ [saveCall]: stored })
    await page.press('Bewaar')
    await waitFor(() => expect(page.sent()).toMatchObject({ version: 5 }))
  })

  test('forgets a typed space when the user leaves the page', async () => {
    const { user } = await openOwnStepPage()
    await user.type(rule(), ' ')
    expect(rule().value).toBe('Na een korte klank ')
    cleanup()
    const newRule = createOwnStep({ version: 5, step: { ...ownStepBody, rule: 'Na een lange klank' } })
    await openOwnStepPage({ 'GET /api/v1/begeleider/own-step/:id': newRule })
    expect(rule().value).toBe('Na een lange klank')
    expect(screen.queryByText(/^Iemand anders heeft deze stap/)).toBeNull()
  })

  test('can discard its changes for a newer step that somebody else saved', async () => {
    const { press, button } = await saveSecond()
    await press('Gooi mijn wijzigingen weg')
    expect(rule().value).toBe('Na een korte klank')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Hint/, { selector: 'textarea' }).value).toBe(
      'Luister goed',
    )
    expect(button('Bewaar').getAttribute('aria-disabled')).toBe('true')
  })

  test('keeps unsaved changes when the user leaves the page, until they are discarded', async () => {
    const { user } = await openOwnStepPage()
    expect(screen.queryByRole('button', { name: 'Gooi weg' })).toBeNull()
    await user.type(rule(), '!')
    cleanup()
    const { press } = await openOwnStepPage()
    expect(rule().value).toBe('Na een korte klank!')
    await press('Gooi weg')
    expect(rule().value).toBe('Na een korte klank')
    expect(sessionStorage).toHaveLength(0)
  })

  test('keeps text that is typed while it is saved, and saves it next', async () => {
    let give: (saved: OwnStep) => void = () => undefined
    const { user, press, answer, sent, saved } = await openOwnStepPage({
      [saveCall]: () => new Promise((resolve) => (give = resolve)),
    })
    await user.type(rule(), '!')
    await press('Bewaar')
    await user.type(rule(), '!')
    give(createOwnStep({ version: 5, step: { ...ownStepBody, rule: 'Na een korte klank!' } }))
    await screen.findByText(/^Bewaard\./)
    expect([rule().value, document.activeElement]).toEqual(['Na een korte klank!!', rule()])
    answer({ [saveCall]: createOwnStep({ version: 6 }) })
    await press('Bewaar')
    await waitFor(() => expect(saved()).toBe(2))
    expect(sent()).toEqual({ version: 5, step: { ...ownStepBody, rule: 'Na een korte klank!!' } })
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  })

  test('has a choice of the school group and month in which it is taught', async () => {
    const { press, sent } = await openOwnStepPage({ [saveCall]: createOwnStep() })
    // Month 25, counted from groep 3 with ten months a year.
    expect(screen.getByLabelText<HTMLSelectElement>(/^Hoort bij groep/).selectedOptions[0]?.textContent).toBe(
      'Groep 5',
    )
    expect(screen.getByLabelText<HTMLSelectElement>(/^In de maand/).selectedOptions[0]?.textContent).toBe(
      'januari',
    )
    chooseOption(/^Hoort bij groep/, 'Groep 4')
    chooseOption(/^In de maand/, 'september')
    await press('Bewaar')
    await waitFor(() => expect(sent()?.step.dl).toBe(11))
  })

  test('has a choice of spelling categories, each with the names of all its steps', async () => {
    await openOwnStepPage({
      'GET /api/v1/begeleider/curriculum': [
        createSampleStep(1, { category: 'ww-ik', label: 'De ik-vorm' }),
        createSampleStep(2, { category: 'ww-ik', label: 'De ik-vorm met dt' }),
      ],
    })
    const field = screen.getByLabelText<HTMLSelectElement>('Spellingcategorie')
    expect(Array.from(field.options, ({ textContent }) => textContent)).toEqual([
      'Kies …',
      'Geen, of van alles wat',
      'De ik-vorm / De ik-vorm met dt',
    ])
  })

  test('shows why it cannot be saved, and keeps the choice of exercises, if the check refuses it', async () => {
    const { user, answer } = await openOwnStepPage()
    await screen.findByText('De stap is klaar om te spelen.')
    answer({ [checkCall]: createRefusal(422, 'Niet alles klopt.', { label: 'Geef de stap een naam.' }) })
    await user.clear(screen.getByLabelText('Naam'))
    expect(await screen.findAllByText('Geef de stap een naam.')).toHaveLength(2)
    screen.getByText('Dit moet eerst anders')
    expect(screen.queryByText('De stap is klaar om te spelen.')).toBeNull()
    expect(screen.getByLabelText(/^Nog een oefening/).textContent).toContain('Woordzoeker')
  })

  test('says that it is not checked if the server is unreachable, and checks it again later', async () => {
    const { user, answer } = await openOwnStepPage()
    await screen.findByText('De stap is klaar om te spelen.')
    answer({ [checkCall]: noNetwork })
    await user.type(rule(), '!')
    await screen.findByText('De server is niet bereikbaar.')
    expect(screen.queryByText('De stap is klaar om te spelen.')).toBeNull()
    answer({ [checkCall]: { choices: [], findings: [] } })
    await user.type(rule(), '!')
    await screen.findByText('De stap is klaar om te spelen.')
    expect(screen.queryByText('De server is niet bereikbaar.')).toBeNull()
  })

  test('lists at most six findings, the worst first', async () => {
    const findings = Array.from({ length: 8 }, (_, at) => ({
      severity: 'error' as const,
      field: 'words' as const,
      word: null,
      exercise: null,
      message: `Fout ${at}`,
    }))
    await openOwnStepPage({
      [checkCall]: {
        choices: [],
        findings: [...findings, { ...findings[0]!, severity: 'warning', message: 'Kan beter' }],
      },
    })
    await screen.findByText('Dit moet eerst anders')
    expect(screen.getAllByText(/^Fout \d$/)).toHaveLength(6)
    screen.getByText('en nog 2')
    screen.getByText('Dit kan beter')
    expect(screen.queryByText('De stap is klaar om te spelen.')).toBeNull()
  })
})

describe('OWN-2 the exercises of a step', () => {
  test('can be added only if the step has suitable words', async () => {
    const { press, sent } = await openOwnStepPage({ [saveCall]: createOwnStep() })
    const field = await screen.findByLabelText<HTMLSelectElement>(/^Nog een oefening/)
    await waitFor(() => expect(field.textContent).toContain('Woordzoeker (Spelen, 2 woorden)'))
    expect(field.textContent).not.toContain('Rijmen')
    chooseOption(/^Nog een oefening/, 'Woordzoeker (Spelen, 2 woorden)')
    await press('Bewaar')
    await waitFor(() =>
      expect(sent()?.step.recipe.map(({ name }) => name)).toEqual(['Luister', 'Blokken', 'Woordzoeker']),
    )
  })

  test('may include a template twice, with different settings', async () => {
    const { press, user, write, sent } = await openOwnStepPage({ [saveCall]: createOwnStep() })
    await waitFor(() => expect(screen.getByLabelText(/^Nog een oefening/).textContent).toContain('Luister'))
    chooseOption(/^Nog een oefening/, 'Luister (Schrijven, 3 woorden)')
    const [, second] = screen.getAllByRole('button', { name: 'Verander oefening Luister' })
    await user.click(second as HTMLElement)
    await write(screen.getByLabelText(/^Naam van de oefening/), ' nog eens')
    await press('Bewaar')
    await waitFor(() =>
      expect(sent()?.step.recipe.map(({ name }) => name)).toEqual(['Luister', 'Blokken', 'Luister nog eens']),
    )
  })

  test('need a name and an instruction, and can be removed', async () => {
    const { press, user } = await openOwnStepPage()
    await press('Verander oefening Luister')
    await user.clear(screen.getByLabelText(/^Naam van de oefening/))
    await user.clear(screen.getByLabelText(/^Wat doet het kind\?/))
    screen.getByText('Geef de oefening een naam.')
    screen.getByText('Vertel wat het kind doet.')
    await waitFor(() => expect(readHeadings('Oefeningen')[0]).toMatch(/^Luister/))
    await press('Haal oefening Luister weg')
    expect(readHeadings('Oefeningen')).toHaveLength(1)
  })
})

describe('OWN-2 pictures', () => {
  test('can be searched and chosen, and a word can have none', async () => {
    const { press, user, sent } = await openOwnStepPage({ [saveCall]: savedAsSent })
    await press('Meer over rok')
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
    await waitFor(() => expect(sent()?.step).toEqual({ ...ownStepBody, rule: 'Na een korte klank!' }))
  })

  test('can be uploaded from the device, but need a description first', async () => {
    const { press, user, write, calls } = await openOwnStepPage({
      [uploadCall]: { name: 'own-1', alt: 'Een rok' } as never,
    })
    await press('Meer over rok')
    await press('Kies een plaatje bij rok')
    const dialog = within(screen.getByRole('dialog'))
    const file = new File(['x'], 'rok.png', { type: 'image/png' })
    const choosing = screen
      .getByRole('dialog')
      .querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    await user.upload(choosing, file)
    dialog.getByText('Vertel eerst wat er op het plaatje staat.')
    expect(calls.some(({ name }) => name === uploadCall)).toBe(false)
    await write(dialog.getByLabelText(/^Eigen plaatje/), 'Een rok')
    await user.upload(choosing, file)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.find(({ name }) => name === uploadCall)?.query).toEqual({ alt: 'Een rok' })
  })
})

test('OWN-2 an upload that ends after its window was closed brings back no removed anchor word', async () => {
  let end: (picture: OwnPicture) => void = () => undefined
  const { press, user, write, calls, sent } = await openOwnStepPage({
    [uploadCall]: () => new Promise((resolve) => (end = resolve)),
    [saveCall]: savedAsSent,
  })
  await press('Kies een plaatje bij ankerwoord bakker')
  const dialog = screen.getByRole('dialog')
  await write(within(dialog).getByLabelText(/^Eigen plaatje/), 'Een bakker')
  const file = new File(['x'], 'bakker.png', { type: 'image/png' })
  await user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file)
  await press('Sluiten')
  await press('Weghalen: ankerwoord bakker')
  end({ id: 1, name: 'own-1', alt: 'Een bakker' })
  const pictures = 'GET /api/v1/begeleider/own-picture'
  await waitFor(() => expect(calls.filter(({ name }) => name === pictures)).toHaveLength(2))
  await press('Bewaar')
  await waitFor(() => expect(sent()?.step.anchors).toEqual([]))
})

test('OWN-2 anchor words can be added with a picture, which is required, and can be removed', async () => {
  const { press, sent } = await openOwnStepPage({ [saveCall]: createOwnStep() })
  await press('Kies een plaatje bij ankerwoord bakker')
  expect(screen.queryByRole('button', { name: 'Geen plaatje' })).toBeNull()
  await press('Sluiten')
  await press('Nog een ankerwoord')
  await press('Weghalen: ankerwoord bakker')
  await press('Bewaar')
  await waitFor(() =>
    expect(sent()?.step.anchors.map(({ word, image }) => [word, image])).toEqual([['', 'fish']]),
  )
})

describe('OWN-5 a copy of a step of Letterliaan', () => {
  const source = { nr: 1, version: 1, label: 'Verdubbeling', current_version: 2 }
  const original = {
    version: 2,
    step: { ...ownStepBody, rule: 'Nieuwe regel', hint: 'Nieuwe hint' },
    differences: [
      { field: 'rule', is_new: true },
      { field: 'hint', is_new: false },
    ],
  }
  const copied: Answers = {
    'GET /api/v1/begeleider/own-step/:id': createOwnStep({ source, original: original as never }),
    [saveCall]: createOwnStep({ source, original: original as never }),
  }

  test("can adopt the original's changes part by part, and marks the new parts", async () => {
    const { press, sent } = await openOwnStepPage(copied)
    await screen.findByText('Nieuwe regel')
    expect(screen.getAllByText('vernieuwd')).toHaveLength(1)
    await press('Neem Regel over')
    expect(screen.queryByText('Nieuwe regel', { selector: 'p' })).toBeNull()
    await press('Neem Hint over')
    screen.getByText('Uw stap is gelijk aan de stap van Letterliaan.')
    await press('Bewaar')
    await waitFor(() => expect(sent()).toMatchObject({ source_version: 2, step: { rule: 'Nieuwe regel' } }))
  })

  test('can be saved without adopting changes, which clears the mark', async () => {
    const { press, sent, button } = await openOwnStepPage(copied)
    await screen.findByText('Nieuwe regel')
    expect(button('Bewaar').getAttribute('aria-disabled')).toBe('false')
    await press('Bewaar')
    await waitFor(() => expect(sent()).toMatchObject({ source_version: 2, step: ownStepBody }))
  })
})
