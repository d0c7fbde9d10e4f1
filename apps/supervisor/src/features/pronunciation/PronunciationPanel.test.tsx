// @vitest-environment jsdom
import type { SoundReviewWord } from '@letterliaan/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Services } from '../../app/index.ts'
import { createRefusal, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage } from '../../testing/open-page.tsx'
import { PronunciationPanel } from './PronunciationPanel.tsx'

const tryCall = 'POST /api/v1/begeleider/pronunciation/try'
const keep = 'PATCH /api/v1/begeleider/word/:id'

const bal = { is_corrected: false, groups: [{ sounds: ['m_b', 'k_a', 'm_l'], stressed: true }] }
const ballen = {
  is_corrected: true,
  groups: [
    { sounds: ['m_b', 'k_a'], stressed: true },
    { sounds: ['m_l', 'd_e'], stressed: false },
  ],
}
const word = {
  id: 9,
  word: 'bal',
  plural_form: 'ballen',
  pronunciations: { word: bal, plural: ballen },
  voices: { word: 'synthetic', plural: 'neural' },
  recordings: { word: null, plural: null },
} as unknown as SoundReviewWord

async function open(more: Partial<SoundReviewWord> = {}, answers: Answers = {}) {
  const onClose = vi.fn<() => void>()
  const said: string[] = []
  const services = {
    sounds: { hold: () => `held:${said.length}` },
    speaker: { say: async (address: string) => (said.push(address), 'ended') },
  } as unknown as Partial<Services>
  const page = await openPage(
    <PronunciationPanel word={{ ...word, ...more }} onClose={onClose} />,
    answers,
    services,
  )
  const groupsShown = () =>
    screen
      .getAllByRole('group', { name: /^Klankgroep \d/ })
      .map((group) => Array.from(group.querySelectorAll('button[aria-pressed]'), (key) => key.textContent))
  const sound = (name: RegExp, family: string) =>
    page.user.click(within(screen.getByRole('group', { name: family })).getByRole('button', { name }))
  return { ...page, onClose, said, groupsShown, sound }
}

describe("a word's sounds", () => {
  test('can be changed, played before they are saved, and saved, which closes the panel', async () => {
    const { press, sound, groupsShown, said, sent, onClose, button } = await open(
      {},
      { [tryCall]: new ArrayBuffer(2), [keep]: word },
    )
    expect(groupsShown()).toEqual([['b', 'a', 'l']])
    expect(button('Bewaar').getAttribute('aria-disabled')).toBe('true')
    await press('Bewaar')
    await press('a')
    await sound(/^aa /, 'Lange klanken')
    expect(groupsShown()).toEqual([['b', 'aa', 'l']])
    await press('Beluister')
    await waitFor(() => expect(said).toEqual(['held:0']))
    expect(sent(tryCall)[0]?.body).toEqual({
      type: 'word',
      groups: [{ sounds: ['m_b', 'l_aa', 'm_l'], stressed: true }],
    })
    await press('Bewaar')
    await screen.findByText('Bewaard. Uw leerlingen horen het meteen.')
    expect(sent(keep)).toHaveLength(1)
    expect(sent(keep)[0]?.body).toEqual({
      pronunciation: { type: 'word', groups: [{ sounds: ['m_b', 'l_aa', 'm_l'], stressed: true }] },
    })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('stay as chosen if the server refuses them', async () => {
    const { press, sound, groupsShown, onClose } = await open(
      {},
      { [keep]: createRefusal(422, 'Zo kan het niet worden gezegd.') },
    )
    await sound(/^p /, 'Medeklinkers')
    await press('Bewaar')
    await screen.findByText('Zo kan het niet worden gezegd.')
    expect([groupsShown(), onClose.mock.calls.length]).toEqual([[['p', 'a', 'l']], 0])
  })

  test('cannot be played or saved if a klankgroep is empty', async () => {
    const { press, button, changes, groupsShown } = await open()
    await press('Nieuwe klankgroep')
    screen.getByText('Kies een klank voor de lege klankgroep, of haal hem weg.')
    await press('Beluister')
    await press('Bewaar')
    expect([changes(), button('Beluister').getAttribute('aria-disabled')]).toEqual([[], 'true'])
    await press('Ongedaan maken')
    expect(groupsShown()).toEqual([['b', 'a', 'l']])
    expect(screen.queryByText(/^Kies een klank voor de lege/)).toBeNull()
  })

  test('can be inserted before or after other sounds, and removed', async () => {
    const { press, sound, groupsShown } = await open()
    await press('Klank ervoor')
    await sound(/^s /, 'Medeklinkers')
    await press('Klank achteraan in klankgroep 1')
    await sound(/^t /, 'Medeklinkers')
    expect(groupsShown()).toEqual([['s', 'b', 'a', 'l', 't']])
    await press('l')
    await press('Haal weg')
    expect(groupsShown()).toEqual([['s', 'b', 'a', 't']])
  })
})

describe("a word's plural", () => {
  test('has its own sounds, which can be reset to those of the rules', async () => {
    const { user, press, groupsShown, sent, onClose } = await open({}, { [keep]: word })
    expect(screen.queryByRole('button', { name: 'Terug naar de oude klanken' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'ballen' }))
    screen.getByRole('heading', { name: 'Hoe klinkt ‘ballen’?' })
    expect(groupsShown()).toEqual([
      ['b', 'a'],
      ['l', 'stomme e'],
    ])
    await press('Terug naar de oude klanken')
    await screen.findByText('De oude klanken zijn terug.')
    expect([sent(keep).length, onClose.mock.calls.length]).toEqual([1, 1])
  })

  test('can have another stressed klankgroep', async () => {
    const { user, press, sent } = await open({}, { [keep]: word })
    await user.click(screen.getByRole('radio', { name: 'ballen' }))
    const [, second] = screen.getAllByRole('radio', { name: 'klemtoon' })
    if (second) await user.click(second)
    await press('Bewaar')
    await waitFor(() => expect(sent(keep)).toHaveLength(1))
    expect(sent(keep)[0]?.body).toMatchObject({
      pronunciation: { groups: [{ stressed: false }, { stressed: true }] },
    })
  })
})

test.each([
  ['a word', {}, /^Kies een klank om te veranderen\. De klankgroepen en het woord in de zin/],
  ['a recording', { recordings: { word: {} } }, /^Hier is een eigen opname van\./],
  ['a neural voice', { voices: { word: 'neural' } }, /^Met verbeterde klanken zegt de computerstem het/],
])('a change of %s is explained', async (_what, more, sentence) => {
  await open(more as never)
  screen.getByText(sentence)
  leavePage()
})

test('a word without a plural offers no choice between word and plural', async () => {
  await open({ plural_form: null })
  expect(screen.queryByText('Wat verbetert u?')).toBeNull()
})
