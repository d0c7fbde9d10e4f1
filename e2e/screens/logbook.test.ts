import type { NewNoteBody, Note } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers, findBarriersAtEverySize } from '../harness/axe.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { demo, useGame } from '../harness/game.ts'
import { findCoveredBySnackbar } from '../harness/measure-layout.ts'

const game = useGame()

/** The badge of a first note is shown over the page for whoever has not earned it. */
game.prepareDemo(async (server) => {
  for (const username of [demo.halfway, demo.worldPassed]) {
    const { client } = await logInOnOtherDevice(server, username)
    await client.call('POST /api/v1/note', { body: { date: 1_700_000_000, title: 'Eerste', text: '' } })
  }
})

/** The child's logbook, empty; a badge that it earns with it is put aside. */
async function openLogbook(username: string = demo.halfway) {
  const { client } = await logInOnOtherDevice(game.server(), username)
  for (const { id } of await client.call('GET /api/v1/note', {}))
    await client.call('DELETE /api/v1/note/:id', { params: { id } })
  const visit = await game.arrive(username, 'chromebook', '/logboek')
  const { page } = visit
  await page.getByText('Er zijn nog geen notities').waitFor()
  return { ...visit, client }
}

async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Nieuwe notitie' }).click()
  await page.getByLabel('Titel').fill(title)
  await page.getByLabel('Wat wil je opschrijven?').fill(text)
}
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Bewaren' }).click()
const seeTitle = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name }).waitFor()

const today = (): string => {
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-')
  return `${day}-${month}-${year}`
}

test('LOG-1 NOTIF-1 notes are written, leafed through, changed and thrown away', async () => {
  const { page, troubles } = await openLogbook()
  const posted = page.waitForRequest('**/api/v1/note')
  await write(page, 'De uil', 'Ik zag een uil.')
  await save(page)
  const { date, ...note } = (await posted).postDataJSON() as NewNoteBody
  expect(note).toEqual({ title: 'De uil', text: 'Ik zag een uil.' })
  expect(Math.abs(date - Date.now() / 1000)).toBeLessThan(60)
  await seeTitle(page, 'De uil')
  await page.getByText(today()).waitFor()
  // What tells that it is done covers nothing of it: the child goes on at once.
  const snackbar = page.getByRole('listitem').filter({ hasText: 'Je notitie is bewaard' })
  await snackbar.waitFor()
  await expect.poll(() => findCoveredBySnackbar(page)).toEqual([])
  expect(await findBarriers(page)).toEqual([])

  await write(page, 'De vos', 'Ik zag een vos.')
  await save(page)
  await seeTitle(page, 'De vos')
  await page.getByText('Notitie 2 van 2').waitFor()
  await page.getByRole('button', { name: 'Vorige notitie' }).click()
  await seeTitle(page, 'De uil')
  await page.keyboard.press('ArrowRight')
  await seeTitle(page, 'De vos')

  await page.getByRole('button', { name: 'Wijzigen' }).click()
  await page.getByLabel('Wat wil je opschrijven?').fill('Ik zag twee vossen.')
  await save(page)
  await page.getByText('Ik zag twee vossen.').waitFor()

  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByText('Weet je het zeker?').waitFor()
  await page.getByRole('button', { name: 'Nee' }).click()
  await seeTitle(page, 'De vos')
  for (const title of ['De vos', 'De uil']) {
    await seeTitle(page, title)
    await page.getByRole('button', { name: 'Verwijderen' }).click()
    await page.getByRole('button', { name: 'Ja' }).click()
  }
  await page.getByText('Er zijn nog geen notities').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Nieuwe notitie')
  await page.reload()
  await page.getByText('Er zijn nog geen notities').waitFor()
  expect(troubles).toEqual([])
})

test('what is not saved survives a reload, a network that is gone, and a logout by accident', async () => {
  const { page, child, context, client } = await openLogbook()
  const text = page.getByLabel('Wat wil je opschrijven?')
  await write(page, 'Het strand', 'Ik heb een kasteel gemaakt.')
  await page.reload()
  await page.getByText('Dit had je nog niet bewaard.').waitFor()
  expect(await text.inputValue()).toBe('Ik heb een kasteel gemaakt.')

  await text.fill('Ik heb een kasteel gemaakt, met een gracht.')
  await context.setOffline(true)
  await save(page)
  await page.getByText('De jungle is even niet te bereiken.').waitFor()
  expect(await text.inputValue()).toBe('Ik heb een kasteel gemaakt, met een gracht.')
  await context.setOffline(false)

  await page.goto('/logout')
  await page.getByRole('button', { name: 'Starten' }).waitFor()
  await child.logIn(demo.worldPassed, game.server().password)
  await page.goto('/logboek')
  await page.getByRole('button', { name: 'Nieuwe notitie' }).waitFor()
  expect(await page.getByText('kasteel').count()).toBe(0)
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Starten' }).waitFor()

  await child.logIn(demo.halfway, game.server().password)
  await page.goto('/logboek')
  expect(await text.inputValue()).toBe('Ik heb een kasteel gemaakt, met een gracht.')
  await save(page)
  await seeTitle(page, 'Het strand')
  await page.reload()
  await seeTitle(page, 'Het strand')
  const notes: Note[] = await client.call('GET /api/v1/note', {})
  expect(notes.map(({ title }) => title)).toEqual(['Het strand'])
})

test('an answer that gets lost makes no second note', async () => {
  const { page, client } = await openLogbook()
  await write(page, 'Eenmaal', 'En niet vaker.')
  let isLost = false
  await page.route('**/api/v1/note', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await save(page)
  await page.getByText('De jungle is even niet te bereiken.').waitFor()
  await save(page)
  await seeTitle(page, 'Eenmaal')
  expect(await client.call('GET /api/v1/note', {})).toHaveLength(1)
})

test('what is on its way to the server takes no more letters: none are lost with the reply', async () => {
  const { page, client } = await openLogbook()
  await write(page, 'Langzaam', 'Ik zag een uil')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/v1/note', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await save(page)
  const text = page.getByLabel('Wat wil je opschrijven?')
  await page.locator('textarea[readonly]').waitFor()
  await text.focus()
  await page.keyboard.type(' en een aap')
  expect(await text.inputValue()).toBe('Ik zag een uil')
  release()
  await seeTitle(page, 'Langzaam')
  expect((await client.call('GET /api/v1/note', {}))[0]?.text).toBe('Ik zag een uil')
})

test('a note that is gone elsewhere while it is changed is saved as a new one', async () => {
  const { page, client } = await openLogbook()
  await write(page, 'Weg', 'Oude tekst')
  await save(page)
  await seeTitle(page, 'Weg')
  await page.getByRole('button', { name: 'Wijzigen' }).click()
  const [note] = await client.call('GET /api/v1/note', {})
  await client.call('DELETE /api/v1/note/:id', { params: { id: note?.id ?? 0 } })
  await page.getByLabel('Wat wil je opschrijven?').fill('Nieuwe tekst')
  await save(page)
  await page.getByRole('group', { name: 'Tekst' }).getByText('Nieuwe tekst').waitFor()
  const [saved] = await client.call('GET /api/v1/note', {})
  expect(saved).toMatchObject({ title: 'Weg', text: 'Nieuwe tekst' })
})

test('the logbook has no barriers', async () => {
  const { page } = await openLogbook(demo.worldPassed)
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await write(page, 'Een lange dag', 'Er was veel te zien. '.repeat(60))
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.getByRole('button', { name: 'Stoppen' }).click()
  await page.getByText('Weet je het zeker?').waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.getByRole('button', { name: 'Nee' }).click()
  await save(page)
  await seeTitle(page, 'Een lange dag')
  expect(await findBarriersAtEverySize(page)).toEqual([])
})
